import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { swipeStep } from './swipe.ts';

const leaveMs = 180;
const enterMs = 240;
const stillMs = 120;
/** A finger's first movement, until it is clear whether it scrolls, swipes or only rests. */
const slopPx = 6;
/** A wheel sends a burst of events for one turn; what follows sooner belongs to the same. */
const wheelPauseMs = 160;
const wheelThreshold = 30;

type Step = 1 | -1;

/**
 * Turns the ideas of a scrolling `page` by touch and wheel, with the movement that shows where they went. `go` changes the
 * idea, or answers 'stay'. The function that is answered turns on behalf of keys and buttons. While a turn runs, input is
 * ignored.
 */
export function useIdeaTurning(page: RefObject<HTMLElement | null>, go: (step: Step) => 'turned' | 'stay') {
  const busy = useRef(false);
  const arriving = useRef<Step | null>(null);
  const latestGo = useRef(go);
  useLayoutEffect(() => {
    latestGo.current = go;
  });

  const turn = useCallback(
    async (step: Step) => {
      const idea = page.current?.querySelector('article');
      if (busy.current || !idea) return;
      busy.current = true;
      const from = new DOMMatrix(getComputedStyle(idea).transform).m42;
      // Down is forward: the idea leaves the way the finger goes.
      const frames = isStill()
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [
            { transform: `translateY(${from}px)`, opacity: 1 },
            { transform: `translateY(${from + step * 120}px)`, opacity: 0 },
          ];
      const leaving = idea.animate(frames, {
        duration: isStill() ? stillMs : leaveMs,
        easing: 'ease-in',
        fill: 'forwards',
      });
      await leaving.finished.catch(() => {});
      arriving.current = step;
      if (latestGo.current(step) === 'turned') return;
      arriving.current = null;
      idea.style.transform = '';
      leaving.cancel();
      busy.current = false;
    },
    [page],
  );

  // Runs after every render: only the one that brought a new idea has something to do.
  useLayoutEffect(() => {
    const step = arriving.current;
    const idea = page.current?.querySelector('article');
    if (step === null || !idea) return;
    arriving.current = null;
    page.current?.scrollTo(0, 0);
    const frames = isStill()
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { transform: `translateY(${-step * 72}px)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ];
    const entering = idea.animate(frames, {
      duration: isStill() ? stillMs : enterMs,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
    const free = () => {
      busy.current = false;
    };
    entering.finished.then(free, free);
  });

  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const touch = listenToTouch(element, busy, (step) => void turn(step));
    const wheel = listenToWheel(element, (step) => void turn(step));
    return () => {
      touch();
      wheel();
    };
  }, [page, turn]);

  return turn;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the page itself can still scroll the way that a finger moving by `dy` asks for. */
function canScroll(page: HTMLElement, dy: number): boolean {
  return dy > 0 ? page.scrollTop > 0 : page.scrollTop + page.clientHeight < page.scrollHeight - 1;
}

function listenToTouch(page: HTMLElement, busy: RefObject<boolean>, onStep: (step: Step) => void): () => void {
  let start: { x: number; y: number; time: number } | null = null;
  let swiping = false;
  const idea = () => page.querySelector('article');

  const onStart = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    start = touch && !second && !busy.current ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
    swiping = false;
  };
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!start || !touch || event.touches.length > 1) return;
    const dy = touch.clientY - start.y;
    if (!swiping) {
      if (Math.abs(dy) < slopPx) return;
      if (Math.abs(dy) < Math.abs(touch.clientX - start.x) || canScroll(page, dy)) {
        start = null;
        return;
      }
      swiping = true;
    }
    if (event.cancelable) event.preventDefault();
    const article = idea();
    if (article && !isStill()) article.style.transform = `translateY(${dy}px)`;
  };
  const onEnd = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!start || !swiping || !touch) return;
    const dy = touch.clientY - start.y;
    const step = swipeStep(dy, event.timeStamp - start.time);
    start = null;
    const article = idea();
    if (step !== 0) {
      onStep(step);
    } else if (article) {
      article.style.transform = '';
      article.animate([{ transform: `translateY(${dy}px)` }, { transform: 'none' }], {
        duration: leaveMs,
        easing: 'ease-out',
      });
    }
  };
  const onCancel = () => {
    start = null;
    const article = idea();
    if (article) article.style.transform = '';
  };
  page.addEventListener('touchstart', onStart, { passive: true });
  page.addEventListener('touchmove', onMove, { passive: false });
  page.addEventListener('touchend', onEnd);
  page.addEventListener('touchcancel', onCancel);
  return () => {
    page.removeEventListener('touchstart', onStart);
    page.removeEventListener('touchmove', onMove);
    page.removeEventListener('touchend', onEnd);
    page.removeEventListener('touchcancel', onCancel);
  };
}

function listenToWheel(page: HTMLElement, onStep: (step: Step) => void): () => void {
  let last = 0;
  let spent = false;
  let sum = 0;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey) return;
    if (event.timeStamp - last > wheelPauseMs) {
      spent = false;
      sum = 0;
    }
    last = event.timeStamp;
    // The wheel moves the page: rolling down is a finger moving up.
    if (canScroll(page, -event.deltaY)) {
      spent = true;
      return;
    }
    event.preventDefault();
    sum += event.deltaY;
    if (spent || Math.abs(sum) < wheelThreshold) return;
    spent = true;
    onStep(sum > 0 ? 1 : -1);
  };
  page.addEventListener('wheel', onWheel, { passive: false });
  return () => page.removeEventListener('wheel', onWheel);
}
