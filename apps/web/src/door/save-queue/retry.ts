/** Back-off between failed calls: each wait is twice as long; it ends at once when the network is back. */
export interface Retry {
  wait(): Promise<void>;
  /** Ends a running wait. */
  hurry(): void;
  /** The next wait is short again. */
  reset(): void;
}

/** The first wait and the longest, ms. */
const first = 1_000;
const longest = 30_000;

export function retryWith(online: Pick<Window, 'addEventListener' | 'removeEventListener'>): Retry {
  let pause = first;
  let endWait: () => void = () => undefined;
  return {
    hurry: () => endWait(),
    reset: () => {
      pause = first;
    },
    wait: () =>
      new Promise((done) => {
        const finish = () => {
          clearTimeout(timer);
          online.removeEventListener('online', finish);
          done();
        };
        const timer = setTimeout(finish, pause);
        pause = Math.min(longest, pause * 2);
        online.addEventListener('online', finish);
        endWait = finish;
      }),
  };
}
