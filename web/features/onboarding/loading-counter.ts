import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const stepMs = 45;
const last = 100;
const pauseMs = 500;

/** Where the counter stands: one more each 45 ms, up to 100. */
export function countAt(elapsedMs: number): number {
  return Math.max(0, Math.min(last, Math.floor(elapsedMs / stepMs)));
}

/** Counts from 0 to 100 and, half a second later, is done. It goes by the clock, so that a slow device takes no longer. */
export function useLoadingCounter(onDone: () => void): number {
  const [count, setCount] = useState(0);
  const latest = useRef(onDone);
  useLayoutEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    const start = performance.now();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ticks = setInterval(() => {
      const now = countAt(performance.now() - start);
      setCount(now);
      if (now < last) return;
      clearInterval(ticks);
      pause = setTimeout(() => latest.current(), pauseMs);
    }, stepMs);
    return () => {
      clearInterval(ticks);
      clearTimeout(pause);
    };
  }, []);
  return count;
}
