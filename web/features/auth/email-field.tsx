import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type' | 'label' | 'name' | 'children'>) {
  return <Field {...props} type="email" name="email" label="Email" autoComplete="email" inputMode="email" />;
}

/** The address as typed, without blanks around it; null while it is none. */
export function readEmail(input: HTMLInputElement): string | null {
  const email = input.value.trim();
  return email !== '' && !input.validity.typeMismatch ? email : null;
}
