import { useEffect, useState } from 'react';

/** ms between two looks at the clock. */
const refreshMs = 60_000;

/** The present moment, kept up to date while a page stays open overnight: every minute, and when the window gets the focus. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const clock = setInterval(look, refreshMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(clock);
      removeEventListener('focus', look);
    };
  }, []);
  return now;
}
