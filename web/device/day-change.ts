import { useEffect, useRef } from 'react';
import { today } from './time-zone.ts';

/**
 * Calls `renew` where what is shown is of another day than the reader's: the first paint may be another zone's day, and a
 * tab may stay open overnight.
 */
export function useDayChange(shownDay: string | undefined, renew: () => void): void {
  const latest = useRef(renew);
  latest.current = renew;
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible' && shownDay && shownDay !== today()) latest.current();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [shownDay]);
}
