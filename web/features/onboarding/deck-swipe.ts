import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Choice, deckLeaveMs, swipeChoice } from './deck.ts';

const tiltPerPx = 0.04;
/** How far a card is pulled until its answer stands out in full. */
const fullPullPx = 110;

/** Lets a card follow the finger sideways, and tells what was chosen when it is let go. A busy deck is not to be moved. */
export function useDeckSwipe(
  card: RefObject<HTMLElement | null>,
  id: string | undefined,
  busy: RefObject<boolean>,
  onChoice: (choice: Choice) => void,
): void {
  const latest = useRef(onChoice);
  useLayoutEffect(() => {
    latest.current = onChoice;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each card is an element of its own
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let start: { x: number; time: number } | null = null;
    const onDown = (event: PointerEvent) => {
      if (busy.current || !event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, time: event.timeStamp };
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (start && event.isPrimary) pull(element, event.clientX - start.x);
    };
    const onUp = (event: PointerEvent) => {
      if (!start || !event.isPrimary) return;
      const distance = event.clientX - start.x;
      const choice = swipeChoice(distance, event.timeStamp - start.time);
      start = null;
      if (choice) latest.current(choice);
      else letGo(element);
    };
    const onCancel = () => {
      if (start) letGo(element);
      start = null;
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onCancel);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onCancel);
    };
  }, [card, id, busy]);
}

function pull(element: HTMLElement, distance: number): void {
  if (!isStill()) element.style.transform = `translateX(${distance}px) rotate(${distance * tiltPerPx}deg)`;
  element.style.setProperty('--interested', String(Math.min(1, Math.max(0, distance / fullPullPx))));
  element.style.setProperty('--skip', String(Math.min(1, Math.max(0, -distance / fullPullPx))));
}

function letGo(element: HTMLElement): void {
  const from = element.style.transform || 'none';
  pull(element, 0);
  element.style.transform = '';
  element.animate([{ transform: from }, { transform: 'none' }], { duration: 220, easing: 'ease-out' });
}

/** Sends a card off to the side of its answer, from wherever the finger left it. */
export function sendAway(element: HTMLElement, choice: Choice): void {
  const side = choice === 'interested' ? 1 : -1;
  const from = element.style.transform || 'none';
  const away = `translateX(${side * Math.max(420, innerWidth * 0.7)}px) rotate(${side * 14}deg)`;
  const frames = isStill() ? { opacity: [1, 0] } : { transform: [from, away], opacity: [1, 1, 0] };
  element.style.setProperty(`--${choice}`, '1');
  element.animate(frames, { duration: isStill() ? 120 : deckLeaveMs, easing: 'ease-in', fill: 'forwards' });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
