import type { Worker } from 'node:worker_threads';
import type { DrawingFacts } from '@door/drawing/facts';
import { startQuietWorker } from '../lib/ask-worker.ts';
import { queuedWorker, type Workings } from '../lib/queued-worker.ts';
import type { BatchPaperSource } from './pdf/batch/write-batch-paper.ts';
import type { DoorPaperSource } from './pdf/door/write-door-paper.ts';
import type { HandoverPackSource } from './pdf/handover/write-handover-pack.ts';
import type { LoadPdfSource } from './pdf/load/write-load-pdf.ts';
import type { PurchasePdfSource } from './pdf/purchase/write-purchase-pdf.ts';
import type { PdfSource } from './pdf/write-pdf.ts';

/** What the worker is asked for. */
export type DocumentRequest =
  | { readonly kind: 'door'; readonly facts: DrawingFacts; readonly height: number }
  | { readonly kind: 'on-wall'; readonly facts: DrawingFacts; readonly height: number }
  | { readonly kind: 'logo'; readonly svg: string }
  | { readonly kind: 'pdf'; readonly source: PdfSource }
  | { readonly kind: 'door-paper'; readonly source: DoorPaperSource }
  | { readonly kind: 'batch'; readonly source: BatchPaperSource }
  | { readonly kind: 'purchase'; readonly source: PurchasePdfSource }
  | { readonly kind: 'load'; readonly source: LoadPdfSource }
  | { readonly kind: 'photo'; readonly png: Uint8Array }
  | { readonly kind: 'handover'; readonly source: HandoverPackSource };

export type DocumentResponse = { readonly bytes: Uint8Array } | { readonly fault: string };

export interface DocumentMaker {
  /** The bytes of a JPEG, a PNG or a PDF. Throws when the worker cannot make it, or was ended for time or memory. */
  make(request: DocumentRequest): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** Makes pictures and PDFs one after the other in a worker thread, which is started with the first and ended where one takes too long. */
export function documentMaker(
  workings: Workings = { startWorker: startDocumentWorker, timeBudget: 60_000, idleTime: 60_000 },
): DocumentMaker {
  const { ask, stop } = queuedWorker(workings);
  return {
    make: async (request) => {
      const answer = await ask<DocumentResponse>(request);
      if ('bytes' in answer) return answer.bytes;
      throw new Error(`A document could not be made. ${answer.fault}`);
    },
    stop,
  };
}

/** A PDF of 100 doors takes about 100 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

export const startDocumentWorker = (): Worker =>
  startQuietWorker(new URL('./document-worker.ts', import.meta.url), { resourceLimits });
