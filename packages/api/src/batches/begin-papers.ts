import { batchPapers } from '@door/domain/model/document';
import { beginDocument } from '../documents/begin-document.ts';
import type { CallScope } from '../procedure.ts';

/** Has the book and the labels of a batch made that is released in this transaction. Each release has its own. */
export async function beginBatchPapers(ctx: CallScope, batchId: string): Promise<void> {
  const at = ctx.clock.now().toISOString();
  for (const kind of batchPapers) {
    const last = await ctx.stores.documents.latest({ kind, aboutId: batchId });
    const version = (last?.version ?? 0) + 1;
    await beginDocument(ctx, { kind, aboutId: batchId, version }, { at, mails: false });
  }
}
