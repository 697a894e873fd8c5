import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { startAnswersOf, type StartingSupplier } from '@door/api/catalogue/start-answers';
import type { Supplier } from '@door/api/ports/supplier';
import { LRUCache } from 'lru-cache';
import { startQuietWorker } from '../../lib/ask-worker.ts';
import { type QueuedWorker, queuedWorker } from '../../lib/queued-worker.ts';
import type { FirstPageResponse, FirstPageRequest, WorkerFacts } from './first-page-worker.ts';

/** The first step of a supplier as a whole document, packed once. */
export interface FirstDocument {
  readonly brotli: Buffer;
  /** Strong: it names these bytes. */
  readonly etag: string;
  /** For `style-src`. */
  readonly styleHash: string;
}

export type FirstPageSupplier = StartingSupplier & Pick<Supplier, 'clientId' | 'catalogueVersion'>;

export interface FirstPages {
  /** `built`: the document that it is put into. null where it cannot be made, or not in time: the built document does as well. */
  of(supplier: FirstPageSupplier, built: string): Promise<FirstDocument | null>;
  stop(): Promise<void>;
}

interface Made {
  readonly versions: string;
  readonly document: Promise<FirstDocument | null>;
}

interface Workings {
  /** null: the pages were built without a renderer. */
  readonly startWorker: (() => Worker) | null;
  /** How long one page may take, ms. */
  readonly timeBudget: number;
  /** How long a visitor waits for one, ms. */
  readonly patience: number;
  readonly warn: (error: unknown) => void;
}

/** Suppliers whose documents are held in memory, of about 105 KB each. */
const mostKept = 250;

/** How long a page that could not be made is not tried again, ms. */
const retryAfter = 60_000;

/**
 * Makes the first page of each supplier when it is first asked for, once for each version of its catalogue and settings. The
 * worker ends when nobody waits, and starts again with the next version.
 */
export function firstPages({ startWorker, timeBudget, patience, warn }: Workings): FirstPages {
  const kept = new LRUCache<string, Made>({ max: mostKept });
  const worker = startWorker && queuedWorker({ startWorker, timeBudget, idleTime: 0 });

  const make = async (
    request: FirstPageRequest,
    { ask }: QueuedWorker,
    forget: () => void,
  ): Promise<FirstDocument | null> => {
    try {
      const answer = await ask<FirstPageResponse>(request);
      if ('fault' in answer) throw new Error(`A first page could not be made. ${answer.fault}`);
      const brotli = Buffer.from(answer.brotli);
      const etag = `"${createHash('sha256').update(brotli).digest('base64url')}"`;
      return { brotli, etag, styleHash: answer.styleHash };
    } catch (error) {
      warn(error);
      setTimeout(forget, retryAfter).unref();
      return null;
    }
  };
  const made = (supplier: FirstPageSupplier, built: string, by: QueuedWorker): Promise<FirstDocument | null> => {
    const key = `${String(supplier.clientId)} ${digestOf(built)}`;
    const versions = `${String(supplier.catalogueVersion)} ${String(supplier.settingsVersion)}`;
    const known = kept.get(key);
    const request = () => ({ answers: JSON.stringify(startAnswersOf(supplier)), built });
    const now =
      known?.versions === versions ? known : { versions, document: make(request(), by, () => kept.delete(key)) };
    kept.set(key, now);
    return now.document;
  };
  return {
    stop: async () => worker?.stop(),
    of: async (supplier, built) => {
      if (!worker) return null;
      const late = new Promise<null>((resolve) => {
        setTimeout(resolve, patience, null).unref();
      });
      return Promise.race([made(supplier, built, worker), late]);
    },
  };
}

const digests = new Map<string, string>();

/** Of the few documents that there are: the page, and the page for a frame. */
function digestOf(built: string): string {
  const digest = digests.get(built) ?? createHash('sha256').update(built).digest('base64url');
  digests.set(built, digest);
  return digest;
}

/** How first pages are made with the pages that were built into this folder. */
export function rendererIn(pages: string): Workings['startWorker'] {
  const renderer = join(pages, '.server', 'render-first-page.js');
  if (!existsSync(renderer)) return null;
  const [stockThemes = ''] = globSync('assets/stock-themes-*.css', { cwd: pages });
  const workerData: WorkerFacts = { renderer: pathToFileURL(renderer).href, pages, stockThemes: `/${stockThemes}` };
  return () => startQuietWorker(new URL('./first-page-worker.ts', import.meta.url), { workerData });
}
