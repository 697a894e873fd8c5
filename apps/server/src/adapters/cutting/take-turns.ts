export interface Turns {
  /** Resolves when it is one's turn, in the order of asking, with what ends the turn. Rejects where `signal` is aborted before. */
  next(signal?: AbortSignal): Promise<() => void>;
}

/** Lets a number of callers work at once; all others wait. */
export function takeTurns(most: number): Turns {
  let working = 0;
  const waiting: (() => void)[] = [];
  const done = () => {
    const first = waiting.shift();
    if (first) first();
    else working -= 1;
  };
  return {
    next: async (signal) => {
      signal?.throwIfAborted();
      if (working < most) {
        working += 1;
        return done;
      }
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(begin);
      });
      return done;
    },
  };
}
