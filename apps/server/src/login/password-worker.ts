import { scryptSync, type ScryptOptions } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** What a key is made of. */
export interface KeyRequest {
  readonly password: string;
  readonly salt: Uint8Array;
  /** Bytes. */
  readonly keyLength: number;
  readonly cost: ScryptOptions;
}

// Beside the main thread, and not in the threads that read files and pack answers. One key at a time; the requester keeps the order. Somebody
// waits for each, and at a tenth of a busy processor half a second becomes ten.
parentPort?.on('message', ({ password, salt, keyLength, cost }: KeyRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(scryptSync(password, salt, keyLength, cost));
});
