import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server that is measured (`--import`): the longest that its main thread was at work between two turns of its loop, in
 * ms of the processor, to within `every`. A clock would count what other programs took of the machine. SIGUSR2 writes it into
 * the file of the environment and begins anew.
 */
const every = 5;
const file = process.env['BUSY_FILE'];

if (isMainThread && file !== undefined) {
  let [longest, before] = [0, process.threadCpuUsage()];
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, every).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(longest));
    longest = 0;
  });
}
