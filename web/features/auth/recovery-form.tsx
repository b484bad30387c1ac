import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { faultMessage, thrownMessage } from './auth-fault.ts';
import { EmailField, readEmail } from './email-field.tsx';
import { authMessages } from './messages.ts';
import { authClient } from './session.ts';

/** Asks for a mail with a link to a new password. `onSent` gets the address; whether it has an account is not told. */
export function RecoveryForm({ email = '', onSent }: { email?: string; onSent(email: string): void }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const fail = (message: string) => {
    setFault(message);
    toast('error', message);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !input.current) return;
    const address = readEmail(input.current);
    if (address === null) return fail(authMessages.recoverInvalid);
    setFault(undefined);
    setBusy(true);
    try {
      const { error } = await (await authClient()).resetPasswordForEmail(address);
      if (error) fail(faultMessage(error, authMessages.linkFailed));
      else onSent(address);
    } catch (thrown) {
      console.warn(authMessages.unexpected, thrown);
      fail(thrownMessage());
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={busy}
      className="flex flex-col gap-4"
    >
      <EmailField
        id="recovery-email"
        ref={input}
        defaultValue={email}
        enterKeyHint="send"
        readOnly={busy}
        fault={fault}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Sending the link...' : 'Send the link'}
      </Button>
    </form>
  );
}
