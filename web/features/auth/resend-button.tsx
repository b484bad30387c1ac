import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { faultMessage, thrownMessage } from './auth-fault.ts';
import { authMessages } from './messages.ts';
import { authClient } from './session.ts';

/** Asks for the verification mail once more. */
export function ResendButton({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { error } = await (await authClient()).resend({ type: 'signup', email });
      if (error) toast('error', faultMessage(error, authMessages.linkFailed));
      else toast('success', authMessages.resent);
    } catch (thrown) {
      console.warn(authMessages.linkFailed, thrown);
      toast('error', thrownMessage());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="plain" disabled={busy} onClick={() => void resend()}>
      Send it again
    </Button>
  );
}
