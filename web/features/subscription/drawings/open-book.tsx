/** An open book, and what rises from it. */
export function OpenBookDrawing() {
  return (
    <svg viewBox="0 0 320 230" className="size-full" aria-hidden="true">
      <g className="stroke-button" fill="none" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M160 206C128 182 84 182 44 194V112C84 100 128 100 160 124C192 100 236 100 276 112V194C236 182 192 182 160 206Z"
          className="fill-paper"
        />
        <path d="M160 124V206" />
        <path
          d="M66 132c22 -5 46 -4 70 6M66 150c22 -5 46 -4 70 6M66 168c22 -5 46 -4 70 6M184 138c24 -10 48 -11 70 -6M184 156c24 -10 48 -11 70 -6M184 174c24 -10 36 -11 46 -9"
          strokeWidth="2"
        />
        <path d="M86 84A76 76 0 0 1 234 84M112 88A50 50 0 0 1 208 88" />
      </g>
      <circle cx="160" cy="84" r="15" className="fill-flame" />
      <g className="fill-button">
        <circle cx="160" cy="24" r="6" />
        <circle cx="86" cy="84" r="6" />
        <circle cx="234" cy="84" r="6" />
      </g>
    </svg>
  );
}
