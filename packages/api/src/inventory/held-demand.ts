import { compareText } from '@door/domain/lib/compare-text';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { HeldDemand, StoredHold } from '../promise/hold-store.ts';
import type { BatchedDemand } from './demand-store.ts';
import { withPlans } from './planned-bars.ts';

type HeldScope = Pick<CallScope, 'stores' | 'supplier' | 'clock'>;

/** Whose a demand is. */
export interface Taker {
  readonly kind: 'order' | 'quote';
  readonly id: string;
  /** Its running number. */
  readonly number: number;
}

/** What somebody takes of a key: an order, or a quote for which a place is held. */
export interface TakenDemand extends BatchedDemand {
  readonly by: Taker;
  /** ISO 8601: since then it has its place in the sequence of promises; null: it is planned by hand, behind all others. */
  readonly placedAt: string | null;
}

/** What is held of these keys for quotes, in the order in which the places were; null: of all keys. */
export async function heldDemands(ctx: HeldScope, keys: readonly string[] | null): Promise<readonly TakenDemand[]> {
  const holds = await ctx.stores.holds.living(today(ctx));
  const isAsked = keys === null ? () => true : (key: string) => keys.includes(key);
  return holds.flatMap((hold) =>
    hold.demand.filter(({ key }) => isAsked(key)).map((demand) => takenDemand(hold, demand)),
  );
}

const takenDemand = (
  { quoteId, quoteNumber, week, madeAt }: StoredHold,
  { key, quantity, stage }: HeldDemand,
): TakenDemand => ({
  key,
  quantity,
  stage,
  week,
  batch: null,
  batchId: null,
  placedAt: madeAt,
  by: { kind: 'quote', id: quoteId, number: quoteNumber },
});

/** Who takes what of these keys, orders and holds, in the sequence in which they were promised; null: of all keys. */
export async function demandsInSequence(
  ctx: HeldScope,
  keys: readonly string[] | null,
): Promise<readonly TakenDemand[]> {
  const ordered = (await withPlans(ctx, await ctx.stores.demands.inSequence(keys))).map(
    ({ orderId, orderNumber, ...demand }): TakenDemand => ({
      ...demand,
      by: { kind: 'order', id: orderId, number: orderNumber },
    }),
  );
  const held = await heldDemands(ctx, keys);
  return held.length === 0 ? ordered : [...ordered, ...held].toSorted(byPlace);
}

/** Sorts behind every moment. */
const never = '~';

const byPlace = (one: TakenDemand, other: TakenDemand): number =>
  compareText(one.placedAt ?? never, other.placedAt ?? never);
