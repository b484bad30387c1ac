import { type FormEvent, useRef, useState } from 'react';
import type { Profile } from '../../../contract/profile.ts';
import { ApiError } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Field } from '../auth/field.tsx';
import { AvatarField } from './avatar-field.tsx';
import { EmailField } from './email-field.tsx';
import { profileMessages } from './messages.ts';
import { useSaveProfile } from './queries.ts';
import { toUsername, usernameFault } from './username.ts';

/** Who the reader is to others. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [username, setUsername] = useState(profile.username ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const save = useSaveProfile();

  const refuse = (message: string) => {
    setFault(message);
    toast('error', message);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = usernameFault(username);
    if (wrong) return refuse(wrong);
    setFault(null);
    save.mutate(username, {
      onSuccess: () => toast('success', profileMessages.saved),
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'username_taken') refuse(profileMessages.usernameTaken);
        else toast('error', profileMessages.saveFailed);
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} aria-busy={save.isPending} className="flex flex-col gap-5">
      <AvatarField profile={profile} />
      <Field
        ref={input}
        id="username"
        name="username"
        label={profileMessages.username}
        value={username}
        onChange={(event) => {
          setUsername(toUsername(event.target.value));
          setFault(null);
        }}
        autoComplete="username"
        enterKeyHint="done"
        placeholder={profileMessages.usernameHint}
        readOnly={save.isPending}
        fault={fault ?? undefined}
      />
      <EmailField email={profile.email} />
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? profileMessages.saving : profileMessages.save}
      </Button>
    </form>
  );
}
