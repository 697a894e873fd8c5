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
