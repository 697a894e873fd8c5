import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { withoutReplaced } from '@door/domain/making/bom/manual-line';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { designLabel } from '@door/domain/door/design/design-label';
import { numberText } from '@door/domain/lib/running-number';
import type { OrderLine } from '@door/domain/selling/order/order';
import { confirmedOrder, type OrderVersion, type OrderVersionLine } from '@door/domain/selling/order/order-version';
import { type OrderPaperSource, orderPaperOf } from '@door/domain/selling/order/paper/order-paper';
import { tradePaperOf } from '@door/domain/selling/order/paper/trade-paper';
import { fittedItem, proposedCharges } from '@door/domain/selling/pricing/proposed-charges';
import type { PaperItem } from '@door/domain/selling/quote/paper-position';
import { dueInstalment } from '@door/domain/selling/payment/instalments';
import type { VersionCustomer } from '@door/domain/selling/quote/quote-version';
import { itemDocument } from '@door/domain/stored/item/item-document';
import { findCustomer } from '../customer/customers.ts';
import { addedLines } from '../item/store-copy.ts';
import type { StoredItem } from '../item/item-store.ts';
import { orderInstalments } from './order-instalments.ts';
import type { StoredOrder } from './order-store.ts';
import { today, validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import type { CallScope } from '../procedure.ts';
import { drawingOf } from '../quote/technical-drawing.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { paperTexts } from '../messages.ts';

interface Frozen {
  readonly items: ReadonlyMap<string, StoredItem>;
  /** Which confirmation it is, from 1. */
  readonly version: number;
  readonly isDraft: boolean;
}

/** An order as it would be confirmed now: what its papers show today, and what is stored when it is confirmed. */
export async function orderVersionNow(
  ctx: CallScope,
  stored: StoredOrder,
  { items, version, isDraft }: Frozen,
): Promise<OrderVersion> {
  const { number, order, createdBy } = stored;
  const { client, catalogueVersion } = ctx.supplier;
  const doors = order.lines.flatMap((line) => {
    const stored = items.get(line.itemId);
    return stored ? [{ line, stored }] : [];
  });
  const bills: (readonly WorkInstruction[])[] = [];
  for (const { stored } of doors) bills.push(await bomNow(ctx, stored));
  const customer = await customerOf(ctx, order.customerId);
  const people = await ctx.stores.people.all();
  const source: OrderPaperSource = {
    number,
    version,
    isDraft,
    order,
    quote: await quoteOf(ctx, order.quote),
    supplier: client,
    customer,
    // Nobody is asked who has left.
    contact: people.find(({ userId }) => userId === createdBy)?.name ?? '',
    date: today(ctx),
    items: doors.map((door) => paperItem(ctx, door)),
    pays: await paysNow(ctx, stored),
  };
  const { prices } = await validPriceList(ctx);
  const delivered = doors.map(({ line, stored }) => fittedItem(stored.item, line));
  const delivery = proposedCharges(delivered, { ...order, audience: 'trade' }, prices);
  return {
    format: 1,
    number,
    version,
    order: confirmedOrder(order),
    customer,
    catalogueVersion,
    confirmedAt: ctx.clock.now().toISOString(),
    lines: doors.map((door) => frozenLine(ctx, door)),
    totals: order.agreed,
    paper: orderPaperOf(source, paperTexts),
    tradePaper: tradePaperOf({ ...source, bills, tax: await taxOf(ctx), delivery }, paperTexts),
  };
}

/** What its customer is to pay as it stands, and where to. */
async function paysNow(ctx: CallScope, stored: StoredOrder): Promise<OrderPaperSource['pays']> {
  const { bank } = ctx.supplier.client;
  const due = bank && dueInstalment((await orderInstalments(ctx, stored)).instalments);
  return due ? { bank, due: due.open } : null;
}

interface OrderedDoor {
  readonly line: OrderLine;
  readonly stored: StoredItem;
}

const paperItem = ({ supplier }: CallScope, { line, stored: { item } }: OrderedDoor): PaperItem => ({
  line,
  item,
  heading: designLabel(item, supplier.catalogue),
  described: describeItem(item, supplier.context),
  price: { lines: [], list: line.unit, unit: line.unit },
});

const frozenLine = ({ supplier }: CallScope, { line, stored }: OrderedDoor): OrderVersionLine => ({
  id: line.id,
  document: itemDocument(stored),
  drawing: drawingOf(stored.item, supplier.catalogue),
});

/** What a door is made of, with the lines that people added. */
async function bomNow(ctx: CallScope, { item }: StoredItem): Promise<readonly WorkInstruction[]> {
  const added = await addedLines(ctx, item.id);
  const calculated = workInstructionsOf(bomOf(item, ctx.supplier));
  return [...withoutReplaced(calculated, added), ...added.map(({ instruction }) => instruction)];
}

async function customerOf(ctx: CallScope, customerId: string): Promise<VersionCustomer> {
  const { id, details } = unwrapOrThrow(await findCustomer(ctx, customerId));
  return { id, name: details.name, email: details.email, address: details.sites[0]?.address ?? '' };
}

/** `Q-1001`; '' for an order that was made by hand. */
async function quoteOf({ stores }: CallScope, quote: StoredOrder['order']['quote']): Promise<string> {
  const frozen = quote && (await stores.quoteVersions.find(quote.id, quote.version))?.frozen;
  return frozen ? numberText('quote', frozen.number) : '';
}
