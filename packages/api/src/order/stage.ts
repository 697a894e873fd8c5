import { designLabel } from '@door/domain/door/design/design-label';
import { stageOf } from '@door/domain/selling/order/order-stage';
import type { OrderLine } from '@door/domain/selling/order/order';
import { saidStage } from '@door/domain/selling/order/said-stage';
import { stagingMessages } from '../messages.ts';
import type { CallScope } from '../procedure.ts';
import { orderInstalments } from './order-instalments.ts';
import type { StoredOrder } from './order-store.ts';
import { dayOfFact } from './stage-facts.ts';

/** What its customer reads of an order: how far it is, since when, and what comes next. No name, address or sum of money is in it. */
export async function stageToWire(ctx: CallScope, stored: StoredOrder) {
  const { order } = stored;
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const nameOf = ({ itemId }: OrderLine) => {
    const found = items.find(({ item }) => item.id === itemId);
    return found ? designLabel(found.item, ctx.supplier.catalogue) : '';
  };
  const doors = order.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, at) => ({ LineId: line.id, Unit: at + 1, Name: nameOf(line) })),
  );
  const { staged, instalments } = await orderInstalments(ctx, stored);
  const { fitted } = staged;
  const now = stageOf(staged);
  const dayIn = (at: string | null) => (at === null ? null : dayOfFact(ctx, at));
  const { supplier } = ctx;
  const owed = instalments.findLast(({ state }) => state === 'due')?.kind ?? null;
  const said = saidStage(now, { fitted, supplier: supplier.client.name, owed, day: dayIn(now.since) }, stagingMessages);
  return {
    Stage: now.stage,
    /** ISO day; null: nobody has said. */
    Since: dayIn(now.since),
    Sentence: said.sentence,
    Next: said.next.map(({ text, who }) => ({ Text: text, Who: who })),
    /** '' for none. */
    Overlay: said.overlay,
    /** Nothing of it goes on. */
    IsCancelled: now.overlay === 'cancelled',
    /** Whether somebody fits its doors. */
    IsFitted: fitted,
    Doors: doors.map((door, at) => {
      const { stage, since } = now.doors[at] ?? now;
      return { ...door, Stage: stage, Since: dayIn(since) };
    }),
  };
}
