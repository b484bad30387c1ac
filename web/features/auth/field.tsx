import type { ComponentProps } from 'react';

export const inputClass =
  'min-h-12 w-full rounded-control border border-transparent bg-field px-4 text-base text-ink placeholder:text-ink-soft focus-visible:outline-offset-0 aria-invalid:border-danger';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: string;
  /** What is wrong with it, said under it. */
  fault?: string | undefined;
}

/** A labelled input, with what is wrong with it tied to it. */
export function Field({ id, label, fault, children, className = '', ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={`${inputClass} ${className}`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required="true"
          aria-invalid={fault !== undefined}
          {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
          {...input}
        />
        {children}
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="mt-1.5 text-danger text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}
