import type { PieceLabel } from '@door/domain/batch/piece-label';
import { bytesOf, startPdf } from '../pen.ts';
import { drawLabel } from './draw-label.ts';
import type { LabelPlaces } from './label-places.ts';

interface LabelSheet {
  readonly title: string;
  /** ISO 8601: the time of the release. */
  readonly at: string;
  readonly places: LabelPlaces;
}

/** Labels as a PDF, in their order. */
export function writeLabels(
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
