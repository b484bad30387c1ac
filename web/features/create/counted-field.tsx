import type { ReactNode } from 'react';
import { createMessages } from './messages.ts';

/** From here on the counter is heard, not only seen. */
const nearlyFull = 0.9;

interface CountedFieldProps {
  id: string;
  label: string;
  value: string;
  max: number;
  /** The input or text area, described by `${id}-count`. */
  children: ReactNode;
}

/** A labelled field and how much of its room is taken. */
export function CountedField({ id, label, value, max, children }: CountedFieldProps) {
  const left = max - value.length;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <p
          id={`${id}-count`}
          className={`tabular text-xs ${left === 0 ? 'font-semibold text-danger' : 'text-ink-soft'}`}
        >
          {value.length}/{max}
        </p>
      </div>
      {children}
      <p className="sr-only" role="status">
        {value.length >= max * nearlyFull && createMessages.left(left)}
      </p>
    </div>
  );
}
