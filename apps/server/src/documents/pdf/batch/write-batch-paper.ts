import { batchPdfOf, batchLabels, type ReleasedBatch } from '@door/domain/making/batch/batch-pdf';
import { batchNumberText } from '@door/domain/making/batch/batch-number';
import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import type { BatchPaper } from '@door/domain/lib/document';
import { messages } from '../../messages.ts';
import { bytesOf, startPdf } from '../pen.ts';
import { drawLabel } from './draw-label.ts';
import { type LabelPlaces, onRoll, onSheets } from './label-places.ts';
import { writeBatchPdf } from './write-batch-pdf.ts';

/** What a paper of a batch is made of. */
export interface BatchPaperSource extends ReleasedBatch {
  readonly kind: BatchPaper;
  /** ISO 8601: the time of the release. */
  readonly at: string;
}

const writers: Readonly<Record<BatchPaper, (source: BatchPaperSource) => Promise<Uint8Array>>> = {
  'batch-book': (source) => writeBatchPdf(batchPdfOf(source, messages.batching), source.at),
  'batch-labels': (source) => labelsOf(source, onRoll),
  'batch-labels-a4': (source) => labelsOf(source, onSheets),
};

/** A paper of a batch as a PDF. The same release gives the same bytes. */
export const writeBatchPaper = (source: BatchPaperSource): Promise<Uint8Array> => writers[source.kind](source);

const labelsOf = (source: BatchPaperSource, places: typeof onRoll): Promise<Uint8Array> =>
  writeLabels(batchLabels(source, messages.batching), {
    places,
    title: messages.batching.book.labels(batchNumberText(source.number)),
    at: source.at,
  });

interface LabelSheet {
  readonly title: string;
  /** ISO 8601: the time of the release. */
  readonly at: string;
  readonly places: LabelPlaces;
}

/** Labels as a PDF, in their order. */
function writeLabels(
  labels: readonly PieceLabel[],
  { title, at, places: { page, corners } }: LabelSheet,
): Promise<Uint8Array> {
  const pen = startPdf({ title, author: '', at });
  for (const [index, label] of labels.entries()) {
    const place = index % corners.length;
    if (place === 0) {
      pen.doc.flushPages();
      pen.doc.addPage({ size: [...page], margin: 0 });
    }
    const corner = corners[place];
    if (corner) drawLabel(pen, label, corner);
  }
  return bytesOf(pen);
}
