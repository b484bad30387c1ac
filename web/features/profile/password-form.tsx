import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { faultMessage } from '../auth/auth-fault.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { authClient } from '../auth/session.ts';
import { profileMessages } from './messages.ts';
import { type PasswordFault, passwordFault } from './new-password.ts';

/** A new password, twice. */
export function PasswordForm({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  const refuse = (refused: PasswordFault) => {
    setFault(refused);
    toast('error', refused.message);
    (refused.field === 'first' ? first : second).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const password = first.current?.value ?? '';
    const wrong = passwordFault(password, second.current?.value ?? '');
    if (wrong) return refuse(wrong);
    setFault(null);
    setBusy(true);
    try {
      const { error } = await (await authClient()).updateUser({ password });
      if (error) return refuse({ field: 'first', message: faultMessage(error, profileMessages.passwordFailed) });
      form.current?.reset();
      toast('success', profileMessages.passwordUpdated);
    } catch (thrown) {
      console.error(profileMessages.passwordFailed, thrown);
      toast('error', profileMessages.passwordFailed);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: PasswordFault['field']) => ({
    id: `${name}-password`,
    name: `${name}-password`,
    autoComplete: 'new-password',
    readOnly: busy,
    fault: fault?.field === name ? fault.message : undefined,
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={busy}
      className="flex flex-col gap-4"
    >
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        ref={first}
        label={profileMessages.newPassword}
        placeholder={profileMessages.passwordPlaceholder}
        enterKeyHint="next"
        {...field('first')}
      />
      <PasswordField ref={second} label={profileMessages.confirmPassword} enterKeyHint="done" {...field('second')} />
      <Button type="submit" look="quiet" className="mt-1" disabled={busy}>
        {busy ? profileMessages.changingPassword : profileMessages.changePassword}
      </Button>
    </form>
  );
}
