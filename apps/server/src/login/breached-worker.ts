import { parentPort } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';
import { takeLowPriority } from '../lib/low-priority.ts';

/** Digits and signs that people put behind a word so that a rule is content. */
const tail = /[^\p{L}]{1,4}$/u;

const stolen = new Set(dictionary['passwords-common']);

// Beside the main thread: unpacking the list takes a tenth of a second.
takeLowPriority();
parentPort?.on('message', (password: string) => {
  const written = password.normalize('NFC').toLowerCase();
  const half = written.slice(0, written.length / 2);
  const meant = [written, written.replace(tail, ''), ...(half + half === written ? [half] : [])];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(meant.some((each) => stolen.has(each)) ? 'breached' : 'unknown');
});
