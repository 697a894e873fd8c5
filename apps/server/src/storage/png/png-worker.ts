import { parentPort } from 'node:worker_threads';
import { takeLowPriority } from '../../lib/low-priority.ts';
import { checkPng } from './check-png.ts';
import type { PngResponse } from './png-checker.ts';

// Beside the main thread, which must go on answering. One picture at a time; the requester keeps the order.
takeLowPriority();
parentPort?.on('message', (bytes: Uint8Array) => {
  const answer: PngResponse = { fault: checkPng(bytes) };
  parentPort?.postMessage(answer);
});
