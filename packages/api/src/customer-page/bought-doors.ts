import { describeItem } from '@door/domain/door/configure/describe-item';
import { designLabel } from '@door/domain/door/design/design-label';
import { type DoorInWords, doorInWords } from '@door/domain/selling/quote/paper-position';
import type { VersionDrawing } from '@door/domain/selling/quote/quote-version';
import { paperTexts } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { drawingOf } from '../quote/technical-drawing.ts';
import type { Bought } from './bought.ts';
import type { PageLevel } from './open-page.ts';

interface BoughtDoor extends DoorInWords {
  readonly lineId: string;
  readonly drawing: VersionDrawing;
}

/** Each line of what was bought, as it was confirmed last; until then as it is ordered. What stands in glass may be a house number: it is for the customer alone. */
export async function boughtDoorsToWire(ctx: CallScope, bought: Bought, level: PageLevel) {
  const doors = bought.kind === 'order' ? await doorsOfOrder(ctx, bought.order) : doorsOf(bought.sent.frozen);
  return doors.map(({ lineId, heading, hinge, sizes, schedule, drawing }) => ({
    LineId: lineId,
    Heading: heading,
    /** `Hinged on the left, seen from outside. Opens inwards.` */
    Hinge: hinge,
    Sizes: sizes.map(({ label, text }) => ({ Label: label, Text: text })),
    /** Everything else that was chosen. */
    Schedule: level === 2 ? schedule.map(({ label, text }) => ({ Label: label, Text: text })) : [],
    Drawing: drawing,
  }));
}

interface Frozen {
  readonly paper: { readonly positions: readonly (DoorInWords & { readonly lineId: string })[] };
  readonly lines: readonly { readonly id: string; readonly drawing: VersionDrawing }[];
}

const doorsOf = ({ paper, lines }: Frozen): readonly BoughtDoor[] =>
  paper.positions.flatMap((position) => {
    const line = lines.find(({ id }) => id === position.lineId);
    return line ? [{ ...position, drawing: line.drawing }] : [];
  });

async function doorsOfOrder(ctx: CallScope, { id, order }: StoredOrder): Promise<readonly BoughtDoor[]> {
  const version = order.state === 'Draft' ? undefined : (await ctx.stores.orderVersions.of(id)).at(-1)?.version;
  const confirmed = version === undefined ? undefined : await ctx.stores.orderVersions.find(id, version);
  return confirmed ? doorsOf(confirmed.frozen) : doorsNow(ctx, order);
}

async function doorsNow(ctx: CallScope, order: StoredOrder['order']): Promise<readonly BoughtDoor[]> {
  const { catalogue, context } = ctx.supplier;
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  return order.lines.flatMap((line) => {
    const item = items.find((each) => each.item.id === line.itemId)?.item;
    if (!item) return [];
    const door = {
      item,
      heading: designLabel(item, catalogue),
      described: describeItem(item, context),
      price: { lines: [] },
    };
    return [{ lineId: line.id, ...doorInWords(door, paperTexts), drawing: drawingOf(item, catalogue) }];
  });
}
