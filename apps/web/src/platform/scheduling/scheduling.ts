type Job = () => void;

const queue = new Set<Job>();
let scheduled = false;

/** Safari has no requestIdleCallback: there a short timer lets the browser paint first. */
const requestIdle = (work: (timeLeft: () => number) => void): void => {
  if ('requestIdleCallback' in window)
    requestIdleCallback((idle) => work(() => idle.timeRemaining()), { timeout: 400 });
  else setTimeout(() => work(() => 8), 16);
};

/** Runs the job when the page is idle, first come, first served; returns how to cancel it. */
export function whenIdle(job: Job): () => void {
  queue.add(job);
  schedule();
  return () => void queue.delete(job);
}

function schedule() {
  if (scheduled || queue.size === 0) return;
  scheduled = true;
  requestIdle((timeLeft) => {
    scheduled = false;
    runSome(timeLeft);
    schedule();
  });
}

/** At least one job, then as many as fit before the next frame. */
function runSome(timeLeft: () => number) {
  for (const job of queue) {
    queue.delete(job);
    job();
    if (timeLeft() < 6) return;
  }
}

/** A hidden page paints nothing: there the wait ends after this time, ms. */
const hiddenPageWait = 100;

/** Resolves when the browser has painted the latest change. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, hiddenPageWait);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });

/** After this time everything that the first page needs has been requested, ms. */
const startUpTime = 1200;

/** Resolves when prefetching no longer competes with the first page. */
export const afterStartUp = (): Promise<void> => new Promise((done) => setTimeout(done, startUpTime));
