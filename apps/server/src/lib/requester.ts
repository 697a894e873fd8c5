import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf the present work is done. */
export interface Requester {
  /** Such as an address. */
  readonly who: string;
  /** ms that this one's requests have been open lately, each by itself: ten at once for a second are ten seconds. */
  used(): number;
  /** Whether this one has no other request open. */
  isAlone(): boolean;
}

/** undefined: it is the program's own work. */
export const requester = new AsyncLocalStorage<Requester>();

interface Use {
  readonly open: number;
  /** Up to `at`, what was long ago counted less. */
  readonly time: number;
  readonly at: number;
}

/** Time after which what somebody has used counts half, ms. */
const halfLife = 10_000;
/** Requesters who are remembered; beyond these those with nothing open are forgotten. */
const mostRequesters = 10_000;

/** Begins a request of somebody: who it is, and what is called when it is over. */
export type CountUse = (who: string) => { readonly requester: Requester; readonly end: () => void };

/**
 * Counts for how long the requests of each requester are open, waiting included: whoever asks for one thing at a time has used less than
 * whoever asks for many at once, however slow the answers are. Answers the requester of one more request, and what ends it. `now` in ms.
 */
export function countUse(now: () => number): CountUse {
  const uses = new Map<string, Use>();
  const usageOf = (who: string): Use => {
    const { open, time, at } = uses.get(who) ?? { open: 0, time: 0, at: now() };
    const passed = now() - at;
    return { open, time: (time + open * passed) * 0.5 ** (passed / halfLife), at: now() };
  };
  const count = (who: string, more: number) => {
    const usage = usageOf(who);
    uses.set(who, { ...usage, open: usage.open + more });
  };
  const forgetSome = () => {
    for (const [who, { open }] of uses) if (open === 0) uses.delete(who);
  };
  return (who) => {
    if (uses.size >= mostRequesters) forgetSome();
    count(who, 1);
    let isOver = false;
    const end = () => {
      if (!isOver) count(who, -1);
      isOver = true;
    };
    return { requester: { who, used: () => usageOf(who).time, isAlone: () => usageOf(who).open <= 1 }, end };
  };
}
