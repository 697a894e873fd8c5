import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Of a processor that is short, a thread of this priority has a tenth beside one of the usual priority; of an idle one all of it. */
const lower = 10;
/** There is none below. */
const lowest = 19;

/**
 * Gives this worker's thread a lower priority than the thread of the calls, which has work of milliseconds while a worker has seconds.
 * Only Linux has a priority for each thread, and there 0 names the thread that asks; anywhere else it would be the whole
 * process's. Where the machine does not allow it, the worker goes on as it is.
 */
export function takeLowPriority(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    setPriority(0, Math.min(getPriority(0) + lower, lowest));
  } catch {
    // A container may forbid the system call.
  }
}
