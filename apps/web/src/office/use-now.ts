import { useEffect, useState } from 'react';

/** Pages stay open over night: what today is, is asked anew when somebody comes back to the window, and every so often, ms. */
const often = 60_000;

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const clock = setInterval(look, often);
    addEventListener('focus', look);
    return () => {
      clearInterval(clock);
      removeEventListener('focus', look);
    };
  }, []);
  return now;
}
