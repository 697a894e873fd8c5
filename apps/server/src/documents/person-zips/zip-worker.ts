import { parentPort } from 'node:worker_threads';
import { Zip, ZipDeflate } from 'fflate';
import { takeLowPriority } from '../../lib/low-priority.ts';
import type { ZipResponse, ZipRequest } from './zipped.ts';

const encoder = new TextEncoder();
/** Pictures and PDFs are compressed already; text shrinks to a tenth. */
const levels = { stored: 0, text: 6 } as const;

let pieces: Uint8Array[] = [];
let fault: Error | null = null;
const zip = new Zip((error, piece) => {
  fault ??= error;
  pieces.push(piece);
});

// Beside the main thread, which must go on answering. One zip in its life; the requester waits for the answer to each request.
takeLowPriority();
parentPort?.on('message', (request: ZipRequest) => {
  const answer = answerTo(request);
  parentPort?.postMessage(answer);
});

function answerTo(request: ZipRequest): ZipResponse {
  try {
    if (request === 'end') zip.end();
    else add(request);
  } catch (error) {
    fault ??= error instanceof Error ? error : new Error(String(error));
  }
  const bytes = Buffer.concat(pieces);
  pieces = [];
  return fault ? { fault: fault.message } : { bytes };
}

function add({ path, at, content }: Exclude<ZipRequest, 'end'>): void {
  const isText = !(content instanceof Uint8Array);
  // Deflate also where nothing is compressed: some programs cannot read what is stored while it is written.
  const file = new ZipDeflate(path, { level: isText ? levels.text : levels.stored });
  file.mtime = at;
  zip.add(file);
  if (isText) for (const text of content) file.push(encoder.encode(text));
  file.push(isText ? new Uint8Array() : content, true);
}
