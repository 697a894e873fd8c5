/** Calls `work` after this time, ms; returns how to cancel. */
export type Schedule = (work: () => void, ms: number) => () => void;

const scheduleTimeout: Schedule = (work, ms) => {
  const id = setTimeout(work, ms);
  return () => clearTimeout(id);
};

/** A wait that can be ended early, or started again while it runs. */
export interface Wait {
  /** Resolves after this time, ms, or when the wait is ended. */
  readonly start: (ms: number) => Promise<void>;
  /** Lets a running wait begin again. */
  readonly restart: () => void;
  readonly end: () => void;
}

export function createWait(schedule: Schedule = scheduleTimeout): Wait {
  let running: { readonly ms: number; readonly cancel: () => void; readonly done: () => void } | null = null;
  const run = (ms: number, done: () => void) => {
    running = { ms, done, cancel: schedule(end, ms) };
  };
  const end = () => {
    running?.cancel();
    running?.done();
    running = null;
  };
  return {
    end,
    start: (ms) =>
      new Promise((done) => {
        end();
        run(ms, done);
      }),
    restart: () => {
      running?.cancel();
      if (running) run(running.ms, running.done);
    },
  };
}

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
