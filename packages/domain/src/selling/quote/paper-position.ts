import type { About, Described } from '../../door/model/description.ts';
import type { ItemId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { doorPart, glazedFrameParts, partOf } from '../../door/model/parts.ts';
import { sizeText } from '../../lib/mm.ts';
import type { PaperMessages } from '../../messages/messages.ts';
import type { ItemPrice } from '../pricing/item-price.ts';
import { lineText } from '../pricing/line-text.ts';
import { addMoney, type Money, noMoney, portion, subtractMoney } from '../pricing/money.ts';
import { amountOfLine } from '../pricing/quote-totals.ts';
import type { PaperFact, PaperRow, PaperTexts } from './paper-rows.ts';
import { moneyText } from './paper-sums.ts';
import type { QuoteLine } from './quote.ts';

/** One position of a paper: a door in words, sizes and amounts. */
export interface PaperPosition {
  readonly lineId: string;
  readonly itemId: ItemId;
  /** From 1. */
  readonly number: number;
  /** `Single Door, Minster, Ruby Red`. */
  readonly heading: string;
  /** `Hinged on the left, seen from outside. Opens inwards.` */
  readonly hinge: string;
  readonly sizes: readonly PaperFact[];
  /** Everything else that was chosen. */
  readonly schedule: readonly PaperFact[];
  /** What the price of one is made of, to the cent; empty where the supplier does not show it. */
  readonly prices: readonly PaperRow[];
  readonly quantity: number;
  readonly unit: string;
  /** '' on a paper without prices, which then says the quantity among the sizes. */
  readonly amount: string;
  /** The bill of materials, on a paper for the works; absent on all others. */
  readonly bill?: readonly PaperFact[];
}

/** A line of a quote or an order with its door and its price. */
export interface PaperItem {
  readonly line: Pick<QuoteLine, 'id' | 'itemId' | 'quantity'>;
  readonly item: Item;
  /** `designLabel` of the item. */
  readonly heading: string;
  /** `describeItem` of the item. */
  readonly described: readonly Described[];
  readonly price: Pick<ItemPrice, 'lines' | 'list' | 'unit'>;
}

/** As much of it as its door in words needs. */
export interface PaperDoor extends Pick<PaperItem, 'item' | 'heading' | 'described'> {
  readonly price: Pick<ItemPrice, 'lines'>;
}

interface Placed {
  readonly number: number;
  readonly showPriceLines: boolean;
  readonly messages: PaperTexts;
}

export function positionOf(placed: PaperItem, { number, showPriceLines, messages }: Placed): PaperPosition {
  const { line, price } = placed;
  const { quantity } = line;
  return {
    lineId: line.id,
    itemId: line.itemId,
    number,
    ...doorInWords(placed, messages),
    prices: showPriceLines ? priceRowsOf(price, messages) : [],
    quantity,
    unit: moneyText(price.unit, messages.paper),
    amount: moneyText(amountOfLine({ unit: price.unit, quantity }), messages.paper),
  };
}

/** What the price holds and nobody chose by name: the cylinder, and where the glass is laminated. */
function chargedFacts(
  { item, price: { lines } }: Pick<PaperDoor, 'item' | 'price'>,
  { charged }: PaperMessages,
): readonly PaperFact[] {
  const cylinders = lines.flatMap(({ code, about }) =>
    code === 'P11-hardware' && about.stock === item.build.cylinder
      ? [{ label: charged.cylinder, text: about.name }]
      : [],
  );
  const laminated = lines.flatMap(({ code, about }) => (code === 'P9-laminated' ? [charged.within[about.within]] : []));
  return laminated.length === 0
    ? cylinders
    : [...cylinders, { label: charged.laminated, text: [...new Set(laminated)].join(', ') }];
}

/** A door as papers say it: what it is, how it is hung, how large it is, what was chosen and what the price holds beside it. */
export type DoorInWords = Pick<PaperPosition, 'heading' | 'hinge' | 'sizes' | 'schedule'>;

export const doorInWords = (
  { item, heading, described, price }: PaperDoor,
  messages: Pick<PaperTexts, 'paper'>,
): DoorInWords => ({
  heading,
  hinge: messages.paper.hinges[item.leaves.kind](item.hand, item.opens),
  sizes: sizesOf(item, messages.paper),
  schedule: [...scheduleOf(described), ...chargedFacts({ item, price }, messages.paper)],
});

/** The whole, and each cell where there are several. */
function sizesOf({ frame: { overall, parts } }: Item, messages: PaperMessages): readonly PaperFact[] {
  const beside = glazedFrameParts(parts).flatMap((kind) => {
    const part = partOf(parts, kind);
    return part ? [{ label: messages.cells[kind], text: sizeText(part.size) }] : [];
  });
  const door = { label: messages.cells.door, text: sizeText(doorPart(parts).size) };
  return [{ label: messages.overall, text: sizeText(overall) }, ...(beside.length > 0 ? [door, ...beside] : [])];
}

/** Said by heading, sizes and hinge sentence, or nothing of the customer's. */
const elsewhere: ReadonlySet<About> = new Set<About>(['frame', 'size', 'hand', 'opens', 'jobType']);

const scheduleOf = (described: PaperItem['described']): readonly PaperFact[] =>
  described
    .filter(({ about, isNone }) => !elsewhere.has(about) && !isNone)
    .map(({ term, value }) => ({ label: term, text: value }));

/**
 * The lines of a price as a customer reads them: each with its share of what one costs, so that neither the discount of the
 * account nor the markup can be read from them. They add up to the price of one exactly.
 */
export function priceRowsOf(
  { lines, list, unit }: Pick<ItemPrice, 'lines' | 'list' | 'unit'>,
  { paper, pricing }: Pick<PaperTexts, 'paper' | 'pricing'>,
): readonly PaperRow[] {
  const shares = sharesOf(
    unit,
    lines.map(({ amount }) => amount),
    list,
  );
  return lines.map((line, at) => {
    const share = moneyText(shares[at] ?? noMoney(unit.currency), paper);
    return { text: lineText(line, pricing), quantity: 1, unit: share, amount: share };
  });
}

/** Whole cents in proportion to the weights: the sum up to each line is rounded, so that all of them are the whole. */
function sharesOf(whole: Money, weights: readonly Money[], sum: Money): readonly Money[] {
  if (sum.minor === 0) return weights;
  let [reached, before] = [noMoney(whole.currency), noMoney(whole.currency)];
  return weights.map((weight) => {
    reached = addMoney(reached, weight);
    const upTo = portion(whole, reached.minor, sum.minor);
    const share = subtractMoney(upTo, before);
    before = upTo;
    return share;
  });
}
