import { useEffect, useState } from 'react';
import type { Pending } from './designer.ts';

/** Most choices are saved sooner: the sign stands still then, and nothing is read aloud, ms. */
const patience = 600;

/** What to say about saving: it does not flicker while one choice follows another. */
export function useSettledPending(pending: Pending): Pending {
  const [settled, settle] = useState(pending);
  useEffect(() => {
    const timer = setTimeout(() => settle(pending), pending === 'saving' ? patience : 0);
    return () => clearTimeout(timer);
  }, [pending]);
  return settled;
}
