import { canonicalJson } from '@door/domain/model/canonical-json';
import { beginDocument } from '../documents/begin-document.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { StoredOrder } from '../ports/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { orderVersionNow } from './order-version-now.ts';

/** What is made of a confirmed version. */
const orderPapers = ['order', 'trade-order'] as const;

/** Freezes an order that was confirmed just now, and has its confirmation and the copy for the works made. */
export async function confirmVersion(
  ctx: CallScope,
  confirmed: StoredOrder,
  items: ReadonlyMap<string, StoredItem>,
): Promise<void> {
  const { orderVersions } = ctx.stores;
  const orderId = confirmed.id;
  const version = (await orderVersions.of(orderId)).length + 1;
  const frozen = await orderVersionNow(ctx, confirmed, { items, version, isDraft: false });
  const hash = ctx.ids.digest(canonicalJson(frozen));
  await orderVersions.add({ orderId, frozen, hash, confirmedBy: confirmed.changedBy });
  for (const kind of orderPapers)
    await beginDocument(ctx, { kind, aboutId: orderId, version }, { at: frozen.confirmedAt, mails: false });
}
