import { type PointerEvent, type RefObject, useRef } from 'react';

export const revealAtPx = 50;
export const hideAtPx = 20;
/** A finger's first movement, until it is clear whether it scrolls, swipes or only rests. */
const slopPx = 6;
/** The width of the button behind the row; class translate-x-22 is the same. */
const restPx = 88;

/** Whether a row's delete button shows after its row was moved by `dx` pixels (left is negative). */
export function revealedAfter(dx: number, revealed: boolean): boolean {
  if (dx < -revealAtPx) return true;
  return dx > hideAtPx ? false : revealed;
}

/**
 * Lets `row` follow a finger that moves sideways. Vertical movement stays the browser's (the row has touch-action: pan-y),
 * which takes the pointer away with a cancel. Styles are set on the element: no render while the finger moves. The row's
 * parent carries data-swiping meanwhile.
 */
export function useRowSwipe(
  row: RefObject<HTMLElement | null>,
  revealed: boolean,
  onReveal: (revealed: boolean) => void,
) {
  const finger = useRef<{ id: number; x: number; y: number; dx: number; swiping: boolean } | null>(null);
  /** The click that a browser may send after a swipe is not meant. */
  const swiped = useRef(false);

  const rest = () => {
    finger.current = null;
    const style = row.current?.style;
    style?.removeProperty('translate');
    style?.removeProperty('transition');
    row.current?.parentElement?.removeAttribute('data-swiping');
  };

  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      finger.current = { id: event.pointerId, x: event.clientX, y: event.clientY, dx: 0, swiping: false };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = finger;
      const element = row.current;
      if (!current || current.id !== event.pointerId || !element) return;
      current.dx = event.clientX - current.x;
      if (!current.swiping) {
        const dy = event.clientY - current.y;
        if (Math.abs(current.dx) < slopPx || Math.abs(current.dx) < Math.abs(dy)) return;
        current.swiping = true;
        swiped.current = true;
        element.setPointerCapture(event.pointerId);
        element.parentElement?.setAttribute('data-swiping', '');
        element.style.transition = 'none';
      }
      const from = revealed ? -restPx : 0;
      element.style.translate = `${Math.min(0, from + current.dx)}px`;
    },
    onPointerUp(event: PointerEvent) {
      const { current } = finger;
      if (!current || current.id !== event.pointerId) return;
      if (current.swiping) onReveal(revealedAfter(current.dx, revealed));
      rest();
    },
    onPointerCancel: rest,
    onClickCapture(event: React.MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
