import { parentPort } from 'node:worker_threads';
import { checkPng } from './check-png.ts';

// Beside the main thread, which must go on answering. One picture at a time; the asker keeps the order.
parentPort?.on('message', (bytes: Uint8Array) => {
  // The empty text for a sound picture: undefined would look like a lost answer.
  parentPort?.postMessage(checkPng(bytes) ?? '');
});
