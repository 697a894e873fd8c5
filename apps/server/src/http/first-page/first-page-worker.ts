import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
import type { FirstPage } from '@door/api/catalogue/start-answers';
import { type BuiltFiles, firstDocument } from './first-document.ts';

export interface WorkerFacts {
  /** Address of the pages' own code that renders. */
  readonly renderer: string;
  /** Folder of the built pages. */
  readonly pages: string;
  readonly stockThemes: string;
}

export interface FirstPageRequest {
  /** What the calls answer with which a page starts, as JSON. */
  readonly answers: string;
  /** The built document. */
  readonly built: string;
}

export type FirstPageResponse =
  | { readonly brotli: Uint8Array; readonly styleHash: string }
  | { readonly fault: string };

interface Renderer {
  renderFirstPage(answers: unknown): Promise<FirstPage>;
}

// Beside the main thread: rendering and packing take a few hundred milliseconds. One request at a time.
const { renderer, pages, stockThemes }: WorkerFacts = workerData;
/** A fiftieth larger than brotli's best, which takes half a second of a processor, three times as long. */
const quality = 10;
const files: BuiltFiles = {
  stockThemes,
  read: (address) => readFileSync(join(pages, address), 'utf8'),
  picture: (address) => readFileSync(join(pages, address), 'base64'),
};
const loaded: Promise<Renderer> = import(renderer);

parentPort?.on('message', (request: FirstPageRequest) => {
  void respondTo(request).then((answer) => parentPort?.postMessage(answer));
});

async function respondTo({ answers, built }: FirstPageRequest): Promise<FirstPageResponse> {
  try {
    const { renderFirstPage } = await loaded;
    const { html, styleHash } = firstDocument(built, await renderFirstPage(JSON.parse(answers)), files);
    const text = Buffer.from(html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return { brotli: brotliCompressSync(text, { params }), styleHash };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
