import { parentPort } from 'node:worker_threads';
import { takeLowPriority } from '../lib/low-priority.ts';
import { measureDisk } from './measure-disk.ts';

// Beside the main thread, which must go on answering while thousands of files are counted.
takeLowPriority();
parentPort?.on('message', (dataDir: string) => {
  parentPort?.postMessage(measureDisk(dataDir));
});
