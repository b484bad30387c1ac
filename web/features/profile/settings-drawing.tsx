/** A portrait that waits for its reader. */
export function SettingsDrawing() {
  return (
    <svg
      viewBox="0 0 200 140"
      className="w-48 text-lavender-button"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-lavender" stroke="none" />
      <rect x="66" y="28" width="68" height="84" rx="6" className="fill-paper" />
      <circle cx="100" cy="58" r="13" />
      <path d="M78 98c2-14 10-21 22-21s20 7 22 21" strokeDasharray="0.1 6" />
      <path d="M50 112h100" />
      <circle cx="134" cy="28" r="7" className="fill-flame" stroke="none" />
    </svg>
  );
}
