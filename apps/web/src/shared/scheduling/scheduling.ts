/** A job that goes on in tasks of its own answers when they are over: until then no other one begins. */
type Job = () => void | Promise<unknown>;

/** What the visitor is about to ask for, what was begun, and what is looked at later. */
const urgent = new Set<Job>();
const begun = new Set<Job>();
const queue = new Set<Job>();
/** What the page was last asked to be idle for. */
let scheduled: ReadonlySet<Job> | undefined;
/** How many hold what is not urgent. */
let holds = 0;
let latestRun = 0;

/** Runs the job when the page is idle, first come, first served; returns how to cancel it. */
export const whenIdle = (job: Job): (() => void) => enqueued(queue, job);

/** At once, or where something holds what is not urgent, after that and before all that waits: the rest of a job that goes on. */
export function goOnUnheld(rest: () => void): void {
  // The job itself holds what waits.
  if (holds > 1) enqueued(begun, rest);
  else rest();
}

/** Before all that waits already, also while that is held. */
export const whenIdleFirst = (job: Job): (() => void) => enqueued(urgent, job);

function enqueued(jobs: Set<Job>, job: Job): () => void {
  jobs.add(job);
  schedule();
  return () => void jobs.delete(job);
}

/** What is not urgent waits for this too. */
export function holdIdleWork(over: Promise<unknown>): void {
  const end = () => {
    holds -= 1;
    schedule();
  };
  holds += 1;
  over.then(end, end);
}

/** A press usually follows within this time after a pointer has come to rest on a choice, ms. */
const beforeAPress = 200;
/** Whoever wanders over forty tiles sees their pictures all the same, ms. */
const mostHeld = 800;

/** A choice is likely: its click shall not meet the picture of some tile. */
export function holdIdleWorkForAPress(): void {
  if (performance.now() - latestRun < mostHeld) holdIdleWork(new Promise((over) => setTimeout(over, beforeAPress)));
}

const nextJobs = (): Set<Job> | undefined =>
  (holds > 0 ? [urgent] : [urgent, begun, queue]).find(({ size }) => size > 0);

/**
 * A slow page is not idle between the arrival of a pointer and its press: what is urgent runs in the next task. Safari has no
 * requestIdleCallback: there a short timer lets the browser paint first.
 */
function schedule() {
  const jobs = nextJobs();
  if (!jobs || scheduled === jobs) return;
  scheduled = jobs;
  const work = (timeLeft: () => number) => {
    scheduled = undefined;
    runSome(timeLeft);
    schedule();
  };
  if ('requestIdleCallback' in window)
    requestIdleCallback((idle) => work(() => idle.timeRemaining()), { timeout: jobs === urgent ? 1 : 400 });
  else setTimeout(() => work(() => 8), 16);
}

/** What is urgent goes on for so long where the page is not idle: each wait for its next turn is longer than most of its jobs, ms. */
const urgentTurn = 8;

/** At least one job, then as many as fit before the next frame. */
function runSome(timeLeft: () => number) {
  const begunAt = performance.now();
  for (let jobs = nextJobs(); jobs; jobs = nextJobs()) {
    for (const job of jobs) {
      jobs.delete(job);
      run(job, jobs);
      break;
    }
    if (timeLeft() < 6 && (nextJobs() !== urgent || performance.now() - begunAt > urgentTurn)) return;
  }
}

function run(job: Job, jobs: ReadonlySet<Job>) {
  const goesOn = job();
  if (goesOn) holdIdleWork(goesOn);
  if (jobs !== urgent) latestRun = performance.now();
}

/** A hidden page paints nothing: there the wait ends after this time, ms. A frame of a busy page takes less. */
const hiddenPageWait = 400;

/** Resolves when the browser has painted the latest change. */
export const afterPaint = (): Promise<void> => afterFrames(1);

/** Resolves when the frame of the latest change is on the screen and the next one has begun. */
export const afterNextFrame = (): Promise<void> => afterFrames(2);

const afterFrames = (frames: number): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, hiddenPageWait);
    const over = () => {
      clearTimeout(timer);
      done();
    };
    const next = (left: number) => requestAnimationFrame(() => (left > 1 ? next(left - 1) : setTimeout(over)));
    next(frames);
  });

/** After this time everything that the first page needs has been requested, ms. */
const startUpTime = 1200;

/** Resolves when prefetching no longer competes with the first page. */
export const afterStartUp = (): Promise<void> => new Promise((done) => setTimeout(done, startUpTime));
