import type { PromiseDisplay } from '@door/domain/catalogue/rows/client-rows';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import type { Item } from '@door/domain/door/model/item';
import { shownPromise } from '@door/domain/making/promise/shown-promise';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { paperTexts, promisingMessages } from '../messages.ts';
import { pointsOf } from '../order/plan-week.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { keptStores } from './kept-facts.ts';
import { promiseFacts } from './promise-facts.ts';
import { checkedPromise } from './promise-order.ts';
import { publicDateToWire } from './promise-to-wire.ts';

/** A door that a visitor designs, with the lines that people added to its bill. */
interface VisitorDoor {
  readonly item: Item;
  readonly added: readonly WorkInstruction[];
}

/**
 * When a visitor's door can be there if it is ordered now, as far as the supplier tells visitors; null: it does not, or no date is known.
 * It names no vendor, no other order and no load.
 */
export async function visitorPromise(ctx: CallScope, { item, added }: VisitorDoor) {
  const { promiseDisplay: display } = ctx.supplier.client;
  if (display === 'hidden' || unknownRows(item, ctx.supplier.context).length > 0) return null;
  const order = { lines: [{ id: item.id, itemId: item.id, quantity: 1 }] };
  const items = new Map([[item.id, { item, measuredAt: null }]]);
  const facts = await promiseFacts(
    { ...ctx, stores: await keptStores(ctx, added) },
    {
      accepted: null,
      deposit: null,
      depositAsked: false,
      ends: 'fitted',
      heldIn: null,
      orderId: null,
      number: null,
      quoteId: null,
      address: '',
      points: pointsOf(ctx, { order, items }),
      items: [...items.values()],
      doors: { order, items },
    },
  );
  const date = checkedPromise(facts);
  const texts = { ...promisingMessages.shown, day: paperTexts.paper.date };
  return (
    date && {
      Text: shownPromise(date, { display, today: today(ctx), texts }),
      Reasons: publicDateToWire(ctx, date).Reasons.map((reason) => toldReason(display, reason)),
    }
  );
}

/** Who is told weeks alone is told no day of a reason either. */
const toldReason = (
  display: Exclude<PromiseDisplay, 'hidden'>,
  { Text, Day, Binds }: ReturnType<typeof publicDateToWire>['Reasons'][number],
) => ({ Text, Day: display === 'date' ? Day : null, Binds });
