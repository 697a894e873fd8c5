import { describeItem } from '@door/domain/door/configure/describe-item';
import { designLabel } from '@door/domain/door/design/design-label';
import { doorInWords } from '@door/domain/selling/quote/paper-position';
import { countingVisitEvents } from '@door/domain/selling/visit/visit-event';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { threadToWire } from '../customer-page/thread.ts';
import { partsOf } from '../fault/report-fault.ts';
import type { StoredItem } from '../item/item-store.ts';
import { paperTexts, stagingMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { drawingOf } from '../quote/technical-drawing.ts';
import type { StoredVisitEvent } from './visit-event-store.ts';

const stepKinds = ['set out', 'arrived', 'left'] as const;

/** The steps that count, by which what was said too early is taken back. */
export const stepsOf = (events: readonly StoredVisitEvent[]) =>
  countingVisitEvents(events).flatMap(({ id, kind }) => {
    const step = stepKinds.find((each) => each === kind);
    return step ? [{ Id: id, Kind: step }] : [];
  });

const mostNotes = 3;

/** The last of what the customer and the office have written to each other, oldest first. */
export async function notesOf(ctx: OfficeScope, stored: StoredOrder) {
  const thread = await threadToWire(ctx, saleOfOrder(stored));
  return thread.slice(-mostNotes).map(({ By, Text, At }) => ({ By: By ?? '', Text, At }));
}

/** Each line in words and drawn from outside, with what can be tapped on the drawing. */
export async function linesOf(ctx: OfficeScope, stored: StoredOrder, items: readonly Pick<StoredItem, 'item'>[]) {
  const { catalogue, context } = ctx.supplier;
  const lines = [];
  for (const { id, itemId } of stored.order.lines) {
    const item = items.find((each) => each.item.id === itemId)?.item;
    if (!item) continue;
    const door = { item, heading: designLabel(item, catalogue), described: describeItem(item, context) };
    const { hinge, sizes, schedule } = doorInWords({ ...door, price: { lines: [] } }, paperTexts);
    lines.push({
      LineId: id,
      /** `Hinged on the left, seen from outside. Opens inwards.` */
      Hinge: hinge,
      Facts: [...sizes, ...schedule].map(({ label, text }) => ({ Label: label, Text: text })),
      Drawing: drawingOf(item, catalogue),
      Areas: (await partsOf(ctx, stored, id)).map(({ part, d }) => ({
        Area: part,
        Name: stagingMessages.faults.area(part),
        D: d,
      })),
    });
  }
  return lines;
}
