import { dayIn } from '@door/domain/lib/calendar-day';
import { useEffect, useState } from 'react';
import { useMe } from '../queries/use-me.ts';

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

/** `2026-11-21`: the day that it is where the supplier is, which the server goes by too, wherever this device is. */
export function useToday(): string {
  const now = useNow();
  return dayIn(now, useMe().TimeZone);
}
