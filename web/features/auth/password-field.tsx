import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';

/** A password, hidden until the reader wants to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'children'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...props} type={shown ? 'text' : 'password'} className="pr-13">
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        className="hit absolute inset-y-0 right-0 rounded-control text-ink-soft"
      >
        <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Field>
  );
}
