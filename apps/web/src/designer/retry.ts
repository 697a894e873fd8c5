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

export function retryWith(online: Pick<Window, 'addEventListener' | 'removeEventListener'>): Retry {
  let pause = first;
  let end: () => void = () => undefined;
  return {
    hurry: () => end(),
    reset: () => {
      pause = first;
    },
    wait: () =>
      new Promise((done) => {
        const over = () => {
          clearTimeout(timer);
          online.removeEventListener('online', over);
          done();
        };
        const timer = setTimeout(over, pause);
        pause = Math.min(longest, pause * 2);
        online.addEventListener('online', over);
        end = over;
      }),
  };
}
