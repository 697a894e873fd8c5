import { useEffect, useState } from 'react';

/** Typing pauses this long between words, ms. */
const pause = 180;

/** What was typed once somebody stops typing, so that not every letter is asked for. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => settle(text), text === '' ? 0 : pause);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}
