import { type FormEvent, useRef, useState } from 'react';
import { passwordMinLength } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { faultMessage, isStaleLink, thrownMessage } from './auth-fault.ts';
import { authMessages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { authClient } from './session.ts';

interface NewPasswordFormProps {
  tokenHash: string | null | undefined;
  onDone(): void;
  onStale(): void;
}

interface Fault {
  field: 'first' | 'second' | null;
  message: string;
}

/** A new password, twice. The link's token is spent only when both are there. */
export function NewPasswordForm({ tokenHash, onDone, onStale }: NewPasswordFormProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  /** A token works once: when the password is then refused, the next try goes on from the session it gave. */
  const spent = useRef(false);

  const fail = (message: string, field: Fault['field']) => {
    setFault({ message, field });
    toast('error', message);
    (field === 'second' ? second : first).current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !tokenHash) return;
    const [password, again] = [first.current?.value ?? '', second.current?.value ?? ''];
    if (password === '') return fail(authMessages.bothPasswords, 'first');
    if (password.length < passwordMinLength) return fail(authMessages.passwordShort, 'first');
    if (again === '') return fail(authMessages.bothPasswords, 'second');
    if (password !== again) return fail(authMessages.passwordsDiffer, 'second');
    setFault(null);
    setBusy(true);
    try {
      const auth = await authClient();
      if (!spent.current) {
        const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
        if (error)
          return isStaleLink(error) ? onStale() : fail(faultMessage(error, authMessages.passwordUpdateFailed), null);
        spent.current = true;
      }
      const { error } = await auth.updateUser({ password });
      if (error) return fail(faultMessage(error, authMessages.passwordUpdateFailed), 'first');
      toast('success', authMessages.passwordUpdated);
      onDone();
    } catch (thrown) {
      console.warn(authMessages.unexpected, thrown);
      fail(thrownMessage(), null);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: 'first' | 'second') => ({
    id: `${name}-password`,
    name: `${name}-password`,
    autoComplete: 'new-password',
    readOnly: busy,
    fault: fault?.field === name ? fault.message : undefined,
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={busy}
      className="flex flex-col gap-4"
    >
      <PasswordField
        ref={first}
        label="New Password"
        placeholder={authMessages.passwordPlaceholder}
        enterKeyHint="next"
        {...field('first')}
      />
      <PasswordField ref={second} label="Confirm Password" enterKeyHint="go" {...field('second')} />
      {fault?.field === null && <p className="text-danger text-sm">{fault.message}</p>}
      <Button type="submit" className="mt-1" disabled={busy}>
        {busy ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
