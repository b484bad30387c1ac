/** A phone, and the attention that drifts to it from all sides. */
export function PullDrawing() {
  return (
    <svg viewBox="0 0 320 300" className="size-full" aria-hidden="true">
      <g className="stroke-button" fill="none" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M26 70C54 66 78 84 102 112M18 158C46 150 72 150 98 154M34 246C58 234 76 216 100 196M294 70C266 66 242 84 218 112M302 158C274 150 248 150 222 154M286 246C262 234 244 216 220 196"
          strokeWidth="3"
          strokeDasharray="0.1 9"
        />
        <rect x="108" y="26" width="104" height="248" rx="20" className="fill-paper" />
        <path d="M148 40h24" strokeWidth="4" />
        <rect x="122" y="56" width="76" height="52" rx="8" className="fill-button" />
        <rect x="122" y="118" width="76" height="52" rx="8" className="fill-surface" />
        <rect x="122" y="180" width="76" height="52" rx="8" className="fill-button" />
        <path d="M122 250V249a8 8 0 0 1 8 -8h60a8 8 0 0 1 8 8v1" />
      </g>
      <g className="fill-flame">
        <circle cx="26" cy="70" r="9" />
        <circle cx="18" cy="158" r="9" />
        <circle cx="34" cy="246" r="9" />
        <circle cx="294" cy="70" r="9" />
        <circle cx="302" cy="158" r="9" />
        <circle cx="286" cy="246" r="9" />
      </g>
    </svg>
  );
}
