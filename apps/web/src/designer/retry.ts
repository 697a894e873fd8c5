/** Waits longer each time, and not at all once the network is back. */
export interface Retry {
  wait(): Promise<void>;
  /** Ends a wait that is going on. */
  hurry(): void;
  reset(): void;
}

/** The first wait and the longest, ms. */
const first = 1_000;
const longest = 30_000;

export function retryWith(online: Pick<Window, 'addEventListener'>): Retry {
  let pause = first;
  let end: () => void = () => undefined;
  online.addEventListener('online', () => end());
  return {
    hurry: () => end(),
    reset: () => {
      pause = first;
    },
    wait: () =>
      new Promise((done) => {
        const timer = setTimeout(() => end(), pause);
        pause = Math.min(longest, pause * 2);
        end = () => {
          clearTimeout(timer);
          done();
        };
      }),
  };
}
