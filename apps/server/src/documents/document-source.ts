import type { StoredDocument } from '@door/api/document/document-store';
import { receiptOf } from '@door/api/order/receipt';
import type { Stores } from '@door/api/ports/stores';
import type { Supplier } from '@door/api/ports/supplier';
import { type BatchPaper, batchPapers } from '@door/domain/lib/document';
import type { LoadPaper } from '@door/domain/selling/delivery/load-paper';
import type { Paper } from '@door/domain/selling/quote/paper';
import { handoverPaper, type WrittenHandover } from './handover-paper.ts';
import { deliveryNote, packingList } from './load-paper.ts';
import type { BatchPaperSource } from './pdf/batch/write-batch-paper.ts';
import { type BoughtOf, boughtOf } from './purchase-paper.ts';
import { type FrozenPaper, frozenPaper } from './frozen-paper.ts';

/** What a document is made of: it was frozen, so that the same comes out whenever it is made. */
export type DocumentSource =
  | { readonly of: 'paper'; readonly frozen: FrozenPaper }
  | { readonly of: 'batch'; readonly batch: BatchPaperSource }
  | { readonly of: 'purchase'; readonly bought: BoughtOf }
  | { readonly of: 'load'; readonly paper: LoadPaper }
  | { readonly of: 'receipt'; readonly paper: Paper }
  | { readonly of: 'handover'; readonly written: WrittenHandover };

const isBatchPaper = (kind: string): kind is BatchPaper => batchPapers.some((each) => each === kind);

/** undefined: it is gone, as of a batch that was recalled, or a purchase that was taken back, before its papers were made, and of a payment. */
export async function sourceOf(
  ctx: { readonly stores: Stores; readonly supplier: Supplier },
  document: StoredDocument,
): Promise<DocumentSource | undefined> {
  const { stores } = ctx;
  const { kind, aboutId, version, at } = document;
  if (isBatchPaper(kind)) {
    const [stored] = await stores.batches.find([aboutId]);
    const frozen = await stores.batches.frozen(aboutId);
    if (!stored || !frozen) return undefined;
    const { lines, bars, lots } = frozen;
    const number = { week: stored.batch.week, number: stored.number };
    return { of: 'batch', batch: { kind, number, lines, bars, at, ...(lots && { lots }) } };
  }
  if (kind === 'purchase') {
    const bought = await boughtOf(stores, { purchaseId: aboutId, revision: version });
    return bought && { of: 'purchase', bought };
  }
  if (kind === 'handover') {
    const written = await handoverPaper(ctx, aboutId, version);
    return written && { of: 'handover', written };
  }
  if (kind === 'packing-list' || kind === 'delivery-note') {
    const paper = await { 'packing-list': packingList, 'delivery-note': deliveryNote }[kind](ctx, aboutId, version);
    return paper && { of: 'load', paper };
  }
  if (kind === 'receipt') {
    const receipt = await receiptOf(ctx, aboutId);
    return receipt.ok ? { of: 'receipt', paper: receipt.value.paper } : undefined;
  }
  const frozen = await frozenPaper(stores, { kind, aboutId, version });
  return frozen && { of: 'paper', frozen };
}
