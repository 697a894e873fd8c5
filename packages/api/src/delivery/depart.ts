import { groupsOf } from '@door/domain/lib/records';
import { doorsOfLoad, loadAfter, type LoadStop, overVan } from '@door/domain/selling/delivery/load';
import { beginDocument } from '../document/begin-document.ts';
import { messagesAfter } from '../message/tell-customer.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { newDelivery } from './deliveries.ts';
import { followDeliveries } from './follow-deliveries.ts';
import { departInput } from './load-input.ts';
import { loadOfMessage, loadTexts } from './load-moves.ts';
import { saveLoad } from './save-load.ts';
import { loadToWire } from './load-to-wire.ts';
import { type LoadDoor, openLoad } from './open-load.ts';
import { deliveringMessages } from '../messages.ts';

/** The van leaves with what is loaded. What stays behind needs a reason, and is a part delivery. Each stop gets its delivery note. */
export const depart = procedure
  .allow('dispatch.run')
  .input(departInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const { stores } = ctx;
    const { stored, isRepeated, idempotencyKey } = await loadOfMessage(ctx, 'depart', input);
    await stores.orders.loadAll(stored.load.stops.map(({ orderId }) => orderId));
    const before = await openLoad(ctx, stored);
    if (isRepeated) return loadToWire(ctx, before);
    const { own, missing } = doorsOfLoad(stored.id, before.doors);
    const said = { leftBehind: input.LeftBehind.trim(), over: input.Over.trim() };
    const facts = {
      loaded: own.length,
      missing: missing.map(nameOf),
      over: overVan(stored.load, own, deliveringMessages.over),
      said,
    };
    unwrapOrThrow(loadAfter('depart', { state: before.state, facts }, loadTexts));
    const day = today(ctx);
    await stores.deliveries.add(
      own.map(({ orderId, lineId, unit, last }) =>
        newDelivery(ctx, { orderId, lineId, unit, kind: 'departed', how: 'scan', day, load: stored.id }, last),
      ),
    );
    const stops = await withNotes(ctx, stored.load.stops, own);
    const load = {
      ...stored.load,
      stops,
      departedOn: day,
      over: facts.over.length === 0 ? '' : said.over,
      leftBehind: missing.length === 0 ? '' : said.leftBehind,
    };
    const saved = await saveLoad(ctx, stored, { load, idempotencyKey });
    for (const { orderId, note } of stops) {
      const order = before.orders.find(({ id }) => id === orderId);
      if (order && note) await messagesAfter(ctx, await followDeliveries(ctx, order), 'depart');
      const at = saved.lastUpdated;
      if (note)
        await beginDocument(
          ctx,
          { kind: 'delivery-note', aboutId: orderId, version: note.version },
          { at, mails: false },
        );
    }
    return loadToWire(ctx, await openLoad(ctx, saved));
  });

/** `10234, item 2.3` */
const nameOf = ({ order, item }: LoadDoor): string => deliveringMessages.door(order, item);

/** Each stop of which something leaves gets the next number. */
async function withNotes(
  { stores }: OfficeScope,
  stops: readonly LoadStop[],
  own: readonly LoadDoor[],
): Promise<readonly LoadStop[]> {
  const byOrder = groupsOf(own, ({ orderId }) => orderId);
  const noted: LoadStop[] = [];
  for (const stop of stops) {
    const { orderId } = stop;
    const earlier = (await stores.loads.ofOrders([orderId])).flatMap(({ load }) =>
      load.stops.filter((each) => each.orderId === orderId && each.note !== null),
    );
    const note = byOrder.has(orderId)
      ? { number: await stores.numbers.draw('delivery'), version: earlier.length + 1 }
      : null;
    noted.push({ ...stop, note });
  }
  return noted;
}
