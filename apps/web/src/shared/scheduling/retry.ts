import { createWait, type Schedule } from './wait.ts';

/** The pause before each further try at a call or a file, ms. */
export const pauses: readonly number[] = [300, 900];

/**
 * Does work that may be done twice, and again where it was lost on the way. Without network it fails at once: whoever asked has
 * something better to do than to try. Rejects with the last error, or the first that `wasLost` says no to.
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  wasLost: (error: unknown) => boolean = () => true,
): Promise<Result> {
  for (const pause of pauses)
    try {
      return await work();
    } catch (error) {
      if (!navigator.onLine || !wasLost(error)) throw error;
      await lasting(pause);
    }
  return work();
}

/** The pause before each further try at the code of a page, ms. */
const pagePauses: readonly number[] = [300, 700, 1500];

/** Resolves when the code of a page may be loaded again: after a pause, or once the network is back; false after the last retry. */
export async function mayRetry(tries: number): Promise<boolean> {
  if (!navigator.onLine) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return true;
  }
  const pause = pagePauses[tries];
  if (pause === undefined) return false;
  await lasting(pause);
  return true;
}

const lasting = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Between failed calls: each wait is twice as long as the one before, and ends when the network is back. */
export interface BackOff {
  readonly wait: () => Promise<void>;
  /** Ends a running wait. */
  readonly end: () => void;
  /** The next wait is short again. */
  readonly reset: () => void;
}

/** The first wait and the longest, ms. */
const shortest = 1_000;
const longest = 30_000;

export function createBackOff(
  online: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  schedule?: Schedule,
): BackOff {
  const wait = createWait(schedule);
  let ms = shortest;
  return {
    end: wait.end,
    reset: () => {
      ms = shortest;
    },
    wait: async () => {
      const now = ms;
      ms = Math.min(longest, ms * 2);
      online.addEventListener('online', wait.end);
      await wait.start(now);
      online.removeEventListener('online', wait.end);
    },
  };
}
