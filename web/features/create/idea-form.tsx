import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ideaContentMaxLength, ideaTitleMaxLength } from '../../../contract/limits.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth/session.ts';
import { CountedField } from './counted-field.tsx';
import { type Draft, isBlank, keepDraft, readDraft } from './draft.ts';
import { createMessages } from './messages.ts';
import { useSubmitIdea } from './queries.ts';

const inputClass =
  'w-full rounded-control border border-transparent bg-field px-4 font-serif text-base text-ink placeholder:text-ink-soft focus-visible:outline-offset-0';

/** The form. Leaves by Back, or when the idea is submitted. */
export function IdeaForm({ onLeave }: { onLeave(): void }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readDraft);
  const submitIdea = useSubmitIdea();
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  const write = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitIdea.isPending) return;
    if (!user) {
      const signIn = { label: createMessages.signIn, onClick: () => navigate(paths.onboarding.authFinal) };
      toast('error', createMessages.signInFirst, { id: 'submit-idea', action: signIn });
      return;
    }
    if (isBlank(draft)) return toast('error', createMessages.fillBoth, { id: 'submit-idea' });
    submitIdea.mutate(
      { idea_title: draft.title, idea_content: draft.content },
      {
        onSuccess: () => {
          keepDraft({ title: '', content: '' });
          toast('success', createMessages.submitted, { id: 'submit-idea' });
          onLeave();
        },
        onError: () => toast('error', createMessages.failed, { id: 'submit-idea' }),
      },
    );
  };

  return (
    <form
      onSubmit={submit}
      aria-busy={submitIdea.isPending}
      aria-labelledby="share-idea"
      className="flex flex-1 animate-[rise-in_240ms_var(--ease-enter)] flex-col gap-5"
    >
      <div className="flex items-center gap-1">
        <button type="button" onClick={onLeave} aria-label={createMessages.back} className="hit -ml-3 rounded-full">
          <ArrowLeft className="size-5" aria-hidden="true" />
        </button>
        <h2 id="share-idea" className="text-xl">
          {createMessages.form}
        </h2>
      </div>
      <CountedField id="idea-title" label={createMessages.ideaTitle} value={draft.title} max={ideaTitleMaxLength}>
        <input
          ref={title}
          id="idea-title"
          value={draft.title}
          maxLength={ideaTitleMaxLength}
          onChange={(event) => write({ title: event.target.value })}
          required
          readOnly={submitIdea.isPending}
          autoComplete="off"
          enterKeyHint="next"
          aria-describedby="idea-title-count"
          className={`min-h-12 ${inputClass}`}
        />
      </CountedField>
      <CountedField
        id="idea-content"
        label={createMessages.ideaContent}
        value={draft.content}
        max={ideaContentMaxLength}
      >
        <textarea
          id="idea-content"
          value={draft.content}
          maxLength={ideaContentMaxLength}
          onChange={(event) => write({ content: event.target.value })}
          required
          readOnly={submitIdea.isPending}
          rows={9}
          aria-describedby="idea-content-count"
          className={`block min-h-52 resize-y py-3 leading-relaxed ${inputClass}`}
        />
      </CountedField>
      <p className="text-ink-soft">{createMessages.note}</p>
      <div className="mt-auto pt-1 md:mt-2">
        <Button type="submit" className="w-full" disabled={isBlank(draft) || submitIdea.isPending}>
          {submitIdea.isPending ? createMessages.submitting : createMessages.submit}
        </Button>
      </div>
    </form>
  );
}
