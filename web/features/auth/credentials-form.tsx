import { type FormEvent, useRef, useState } from 'react';
import { passwordMinLength } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { faultMessage, thrownMessage } from './auth-fault.ts';
import { EmailField, readEmail } from './email-field.tsx';
import { enter, type Mode } from './enter.ts';
import { authMessages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { authClient } from './session.ts';

export interface Entered {
  mode: Mode;
  /** As the account has it. */
  email: string;
  /** False when the address has to be verified before there is a session. */
  session: boolean;
}

interface CredentialsFormProps {
  mode: Mode;
  onMode(mode: Mode): void;
  onEntered(entered: Entered): void;
  onForgotten(email: string): void;
  /** The password was right, but the address has to be verified first. */
  onUnverified(email: string): void;
}

interface Fault {
  field: 'email' | 'password' | null;
  message: string;
}

/** E-mail and password, for signing up and for signing in. What is typed stays when the mode changes. */
export function CredentialsForm({ mode, onMode, onEntered, onForgotten, onUnverified }: CredentialsFormProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signingIn = mode === 'sign-in';

  const fail = (message: string, field: Fault['field'] = null) => {
    setFault({ field, message });
    toast('error', message);
    const at = field === 'email' ? email : field === 'password' ? password : null;
    at?.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [emailInput, passwordInput] = [email.current, password.current];
    if (busy || !emailInput || !passwordInput) return;
    const address = readEmail(emailInput);
    if (address === null) return fail(authMessages.invalid, 'email');
    if (passwordInput.value.length < passwordMinLength) return fail(authMessages.invalid, 'password');
    setFault(null);
    setBusy(true);
    try {
      const { data, error } = await enter(mode, { email: address, password: passwordInput.value });
      if (!error) return onEntered({ mode, email: data.user?.email ?? address, session: data.session !== null });
      if (!signingIn && error.code === 'user_already_exists') {
        onMode('sign-in');
        fail(authMessages.alreadyRegistered, 'password');
      } else if (error.code === 'email_not_confirmed') {
        toast('error', error.message);
        onUnverified(address);
      } else {
        const message = faultMessage(error, signingIn ? authMessages.signInFailed : authMessages.signUpFailed);
        fail(message, fieldAtFault(error.code));
      }
    } catch (thrown) {
      console.warn(authMessages.unexpected, thrown);
      fail(thrownMessage());
    } finally {
      setBusy(false);
    }
  };

  const faultOf = (field: Fault['field']) => (fault?.field === field ? fault?.message : undefined);
  return (
    // Posted and never in the address, should the form be sent before the app can hear it. The client for it is fetched
    // while the reader types.
    <form
      method="post"
      onFocus={() => void authClient().catch(() => {})}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={busy}
      className="flex flex-col gap-4"
    >
      <EmailField id="email" ref={email} enterKeyHint="next" readOnly={busy} fault={faultOf('email')} />
      <PasswordField
        id="password"
        ref={password}
        name="password"
        label="Password"
        placeholder={authMessages.passwordPlaceholder}
        autoComplete={signingIn ? 'current-password' : 'new-password'}
        enterKeyHint="go"
        readOnly={busy}
        fault={faultOf('password')}
      />
      {fault?.field === null && <p className="text-danger text-sm">{fault.message}</p>}
      <Button type="submit" className="mt-1" disabled={busy}>
        {signingIn ? (busy ? authMessages.signingIn : 'Sign in') : busy ? authMessages.creating : 'Create account'}
      </Button>
      {signingIn && (
        <Button
          look="plain"
          className="-my-2 self-center"
          onClick={() => onForgotten(email.current?.value.trim() ?? '')}
        >
          Forgot password?
        </Button>
      )}
    </form>
  );
}

/** Where the reader can mend it. */
function fieldAtFault(code: string | undefined): Fault['field'] {
  if (code === 'weak_password' || code === 'invalid_credentials') return 'password';
  return code === 'validation_failed' || code === 'email_address_invalid' ? 'email' : null;
}
