import { guaranteeOf, remadeGuaranteeOf } from '@door/domain/selling/visit/handover';
import { type GuaranteedPart, handoversOf } from '@door/domain/selling/visit/visit-event';
import { beginDocument } from '../document/begin-document.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { Stores } from '../ports/stores.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredHandover, StoredVisitEvent } from './visit-event-store.ts';

type Scope = Pick<CallScope, 'stores' | 'supplier' | 'ids' | 'clientId'>;
type Ordered = Pick<StoredOrder, 'id' | 'order'>;

/** What a handover leaves with the customer: its guarantee, and a pack that is made and mailed once this transaction is done. */
export async function handedWith(ctx: Scope, stored: Ordered, at: string) {
  const earlier = await ctx.stores.visitEvents.ofOrders([stored.id]);
  const pack = 1 + Math.max(0, ...packsIn(earlier).map(({ version }) => version));
  // What is made again is told of with its original.
  const mails = stored.order.remake === null;
  await beginDocument(ctx, packDocument(stored.id, pack), { at, mails });
  return { pack, guarantee: await guaranteeFrom(ctx, stored, at) };
}

async function guaranteeFrom(ctx: Scope, { order }: Ordered, at: string): Promise<readonly GuaranteedPart[]> {
  const day = dayOf(ctx, at);
  const first = order.remake && handoversOf(await ctx.stores.visitEvents.ofOrders([order.remake.of])).at(-1);
  return first?.guarantee ? remadeGuaranteeOf(first.guarantee, day) : guaranteeOf(ctx.supplier.client.fitting, day);
}

/** A handover that a pack tells of. */
interface Pack {
  readonly version: number;
  readonly event: StoredHandover;
}

const packsIn = (events: readonly StoredVisitEvent[]): readonly Pack[] =>
  handoversOf(events).flatMap((event) => (event.pack === undefined ? [] : [{ version: event.pack, event }]));

/** The handover packs of an order, by time. */
export const packsOf = async (
  { stores }: { readonly stores: Pick<Stores, 'visitEvents'> },
  orderId: string,
): Promise<readonly Pack[]> => packsIn(await stores.visitEvents.ofOrders([orderId]));

export const packDocument = (orderId: string, version: number): DocumentSubject => ({
  kind: 'handover',
  aboutId: orderId,
  version,
});
