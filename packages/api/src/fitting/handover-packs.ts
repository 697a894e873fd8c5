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
  await beginDocument(ctx, packDocument(stored.id, pack), { at, mails: true });
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

/** A pack of an order, or of one that makes its doors again. */
export interface PackOfSale extends Pack {
  readonly orderId: string;
}

/** The handover packs of an order and of all that was made again for it, by time. */
export async function packsOfSale(
  ctx: { readonly stores: Pick<Stores, 'visitEvents' | 'orders'> },
  orderId: string,
): Promise<readonly PackOfSale[]> {
  const own = (await packsOf(ctx, orderId)).map((pack) => ({ ...pack, orderId }));
  const remade = [];
  for (const { id } of await ctx.stores.orders.remakesOf(orderId)) remade.push(...(await packsOfSale(ctx, id)));
  return [...own, ...remade].toSorted((one, other) => (one.event.at < other.event.at ? -1 : 1));
}

/** The order that was sold: itself, or the one that this makes again. Its page tells of both. */
export async function soldOrderOf(
  ctx: { readonly stores: Pick<Stores, 'orders'> },
  stored: StoredOrder,
): Promise<StoredOrder> {
  const { remake } = stored.order;
  const [original] = remake === null ? [] : await ctx.stores.orders.find([remake.of]);
  return original ? soldOrderOf(ctx, original) : stored;
}

/** By which a message names a pack: its version, with its order where that makes something again. */
export const packSubject = (soldId: string, { orderId, version }: Pick<PackOfSale, 'orderId' | 'version'>): string =>
  orderId === soldId ? String(version) : `${String(version)} ${orderId}`;

/** The document of the pack that a message names so. */
export function packOfSubject(soldId: string, subject: string): DocumentSubject {
  const [version = '', orderId = soldId] = subject.split(' ');
  return packDocument(orderId, Number(version));
}

export const packDocument = (orderId: string, version: number): DocumentSubject => ({
  kind: 'handover',
  aboutId: orderId,
  version,
});
