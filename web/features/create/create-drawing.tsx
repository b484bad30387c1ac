/** A thought on its way to the page. */
export function CreateDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="10 10 300 200"
      className={`text-beige-button ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="10" y="10" width="300" height="200" rx="28" className="fill-beige" stroke="none" />
      <path d="M48 174h224" />
      <path d="M92 46h106a8 8 0 0 1 8 8v120H84V54a8 8 0 0 1 8-8Z" className="fill-paper" />
      <path d="M104 74h62" strokeWidth="4" />
      <path d="M104 98h80M104 114h80M104 130h52" strokeDasharray="0.1 7" />
      <path d="m186 152 56-72 17 13-56 72-22 10Z" className="fill-paper" />
      <path d="m230 95 17 13M186 152l17 13" />
      <circle cx="262" cy="58" r="8" className="fill-flame" stroke="none" />
      <path d="M262 38v-6M279 48l5-4M282 64l6 2" />
    </svg>
  );
}
