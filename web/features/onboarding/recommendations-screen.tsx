import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../device/hydrated.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Choice, deck, deckLeaveMs, deckPauseMs } from './deck.ts';
import { DeckCardView } from './deck-card.tsx';
import { sendAway, useDeckSwipe } from './deck-swipe.ts';
import { onboardingMessages } from './messages.ts';
import { funnelSteps } from './progress.tsx';
import { QuestionFrame } from './question-frame.tsx';

export default function RecommendationsScreen() {
  const { position, goTo } = useDeckPosition();
  const [, setInterested] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const cardElement = useRef<HTMLElement>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const card = deck[position];

  const choose = (choice: Choice) => {
    if (busy.current || !card || !cardElement.current) return;
    busy.current = true;
    if (choice === 'interested') setInterested((ids) => [...ids, card.id]);
    sendAway(cardElement.current, choice);
    timer.current = setTimeout(() => {
      busy.current = false;
      if (position + 1 < deck.length) goTo(position + 1);
      else navigate(paths.onboarding.personalizedExperience);
    }, deckLeaveMs + deckPauseMs);
  };
  useDeckSwipe(cardElement, card?.id, busy, choose);
  useArrowKeys(choose);

  if (!card) return <NotedScreen />;
  return (
    // A card on its way out must not widen the page.
    <div className="overflow-x-clip">
      <QuestionFrame
        progress={{ step: 6, of: funnelSteps }}
        back={paths.onboarding.socialProof}
        title={onboardingMessages.interests}
        actions={
          <div className="mx-auto grid w-full max-w-md grid-cols-2 gap-3">
            <Button look="quiet" aria-keyshortcuts="ArrowLeft" onClick={() => choose('skip')}>
              {onboardingMessages.skip}
            </Button>
            <Button aria-keyshortcuts="ArrowRight" onClick={() => choose('interested')}>
              {onboardingMessages.interested}
            </Button>
          </div>
        }
      >
        <div className="relative mx-auto flex w-full max-w-md flex-1 flex-col pb-5 md:h-[clamp(24rem,52dvh,34rem)] md:flex-none">
          {/* The edges of the cards that are still to come. */}
          {position < deck.length - 2 && (
            <span className="absolute inset-x-8 top-8 bottom-0 rounded-card border border-line bg-paper" />
          )}
          {position < deck.length - 1 && (
            <span className="absolute inset-x-4 top-8 bottom-2.5 rounded-card border border-line bg-paper" />
          )}
          <DeckCardView key={card.id} ref={cardElement} card={card} position={position} />
        </div>
        <p className="tabular text-center text-ink-soft" aria-live="polite">
          <span className="sr-only">{card.label}, </span>
          {position + 1} of {deck.length}
        </p>
      </QuestionFrame>
    </div>
  );
}

/** Which card is on top. It is kept in the history's entry, so that reloading and coming back find the deck as it was left. */
function useDeckPosition() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const kept = (state as { card?: unknown } | null)?.card;
  const position = hydrated && typeof kept === 'number' ? Math.max(0, Math.floor(kept)) : 0;
  return { position, goTo: (card: number) => navigate(pathname, { replace: true, state: { card } }) };
}

/** Left skips, right is interested. */
function useArrowKeys(choose: (choice: Choice) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const choice = { ArrowLeft: 'skip', ArrowRight: 'interested' }[event.key] as Choice | undefined;
      if (!choice) return;
      event.preventDefault();
      choose(choice);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

/** Where the deck ends for one who comes to it without a card left. */
function NotedScreen() {
  return (
    <QuestionFrame
      progress={{ step: 6, of: funnelSteps }}
      back={paths.onboarding.socialProof}
      title={onboardingMessages.noted}
      actions={
        <ButtonLink to={paths.onboarding.personalizedExperience} replace>
          {onboardingMessages.continue}
        </ButtonLink>
      }
    >
      {null}
    </QuestionFrame>
  );
}
