import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { CreateDrawing } from './create-drawing.tsx';
import { readDraft } from './draft.ts';
import { IdeaForm } from './idea-form.tsx';
import { createMessages } from './messages.ts';

/** From the intro to the form, and back once the idea is with the others. */
export default function CreateScreen() {
  const [writing, setWriting] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const left = useRef(false);

  useEffect(() => {
    if (!writing && left.current) start.current?.focus({ preventScroll: true });
  }, [writing]);

  const leave = () => {
    left.current = true;
    setWriting(false);
    scrollTo(0, 0);
  };

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem-env(safe-area-inset-bottom))] max-w-xl flex-col md:min-h-dvh">
      <ScreenHeader title={createMessages.title} />
      <main tabIndex={-1} className="gutter flex flex-1 flex-col pb-5 md:pt-6 md:pb-12">
        {writing ? (
          <IdeaForm onLeave={leave} />
        ) : (
          <>
            <div className="flex flex-1 flex-col justify-center gap-4 py-6 md:flex-none">
              <CreateDrawing className="mb-4 w-full max-w-sm" />
              <h2 className="text-2xl">{createMessages.intro}</h2>
              <p className="max-w-[44ch] font-serif text-base text-ink-soft leading-relaxed">
                {createMessages.introHint}
              </p>
            </div>
            <StartButton ref={start} onStart={() => setWriting(true)} />
          </>
        )}
      </main>
    </div>
  );
}

function StartButton({ ref, onStart }: { ref: React.Ref<HTMLButtonElement>; onStart(): void }) {
  const [started, setStarted] = useState(false);
  // The draft is on this device; the first paint knows nothing of it.
  useEffect(() => {
    const { title, content } = readDraft();
    setStarted(title !== '' || content !== '');
  }, []);
  return (
    <Button ref={ref} className="w-full" onClick={onStart}>
      {started ? createMessages.continueWriting : createMessages.startWriting}
    </Button>
  );
}
