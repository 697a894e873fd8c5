import { numberText } from '@door/domain/lib/running-number';
import { keysOf } from '@door/domain/lib/records';
import { may } from '@door/domain/people/roles';
import {
  byDay,
  costOf,
  type LineStanding,
  lineStandings,
  purchaseValue,
  type ScheduledQuantity,
} from '@door/domain/making/purchasing/purchase';
import { purchaseState, isPurchaseMoveFrom, purchaseMoves } from '@door/domain/making/purchasing/purchase-states';
import { quantityText, type StockUnit } from '@door/domain/making/stock/quantity';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { personToWire } from '../enquiry/to-wire.ts';
import { type KnownArticle, knownArticles, loadPlaces, loadSupplies } from '../inventory/articles.ts';
import { booking } from '../inventory/write-moves.ts';
import { buyingMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import { madeToWire } from './proposal.ts';
import {
  recordOfPurchase,
  type StoredConfirmation,
  type StoredPurchase,
  type StoredReceipt,
} from './purchase-store.ts';
import type { Vendors } from './vendors.ts';

/** A purchase in a list. */
export function purchaseHeadToWire(ctx: OfficeScope, stored: StoredPurchase, { find }: Pick<Vendors, 'find'>) {
  const { purchase, number, id, lastUpdated } = stored;
  const record = recordOfPurchase(stored);
  const due = lineStandings(record).flatMap((standing) => standing.due.flatMap(({ day }) => day ?? []));
  const { name } = unwrapOrThrow(find(purchase.vendor));
  return {
    Id: id,
    /** `P-1042`. */
    Number: numberText('purchase', number),
    State: purchaseState(record),
    Revision: purchase.revision,
    Vendor: { Id: purchase.vendor, Name: name },
    Currency: purchase.currency,
    /** What all lines come to whose price is known. */
    Total: amountText(money(purchaseValue(purchase, booking.portion), purchase.currency)),
    Lines: purchase.lines.length,
    /** Day on which this revision was sent. */
    SentOn: purchase.sentOn,
    /** The first day of what is still to come; null: nothing is, or the vendor has named none. */
    NextDelivery: due.toSorted()[0] ?? null,
    IsLate: isLate(ctx, stored),
    LastUpdated: lastUpdated,
  };
}

/** Whether something of it should have come before today. */
export const isLate = (ctx: OfficeScope, stored: StoredPurchase): boolean =>
  stored.purchase.stage === 'Sent' &&
  lineStandings(recordOfPurchase(stored)).some(({ due }) => due.some(({ day }) => day !== null && day < today(ctx)));

export async function purchaseToWire(ctx: OfficeScope, stored: StoredPurchase, vendors: Pick<Vendors, 'find'>) {
  const { purchase } = stored;
  const articleOf = await knownArticles(ctx, [...new Set(purchase.lines.map(({ key }) => key))]);
  const made = purchase.lines.flatMap((line) => line.made?.pieces ?? []);
  const needed = await ctx.stores.demands.made(made);
  const keptOf = await loadKeeping(ctx);
  const nameOf = await loadNames(ctx);
  const record = recordOfPurchase(stored);
  const state = purchaseState(record);
  const vendor = unwrapOrThrow(vendors.find(purchase.vendor));
  return {
    ...purchaseHeadToWire(ctx, stored, vendors),
    /** How the vendor is ordered from, and where. */
    How: vendor.howToOrder,
    Mail: vendor.mail,
    CreatedAt: stored.createdAt,
    CreatedBy: personToWire(stored.createdBy, nameOf),
    Lines: lineStandings(record).map((standing) =>
      lineToWire(standing, { ...stored, articleOf, keptOf, needed, today: today(ctx) }),
    ),
    /** Oldest first; the last one of this revision counts. */
    Confirmations: stored.confirmations.map((each) => confirmationToWire(each, { ...stored, nameOf })),
    Receipts: stored.receipts.map((each) => receiptToWire(each, { ...stored, nameOf })),
    /** What its state and the caller's rights allow now; what stands in the way is told when it is tried. */
    Moves: keysOf(purchaseMoves).filter(
      (move) => isPurchaseMoveFrom(move, state) && may(ctx.caller.role, purchaseMoves[move].right),
    ),
  };
}

/** Where what comes of a key is put away, and whether it is tracked by lots. */
export async function loadKeeping(ctx: OfficeScope) {
  const supplyOf = await loadSupplies(ctx);
  const usual = (await loadPlaces(ctx)).find(({ isDefault }) => isDefault)?.id ?? null;
  return (key: string) => ({ Place: supplyOf(key).firstPlace ?? usual, LotTracked: supplyOf(key).isLotTracked });
}

interface LineContext extends Pick<StoredPurchase, 'purchase'> {
  readonly keptOf: Awaited<ReturnType<typeof loadKeeping>>;
  readonly articleOf: (key: string) => KnownArticle | undefined;
  /** The pieces that doors need. */
  readonly needed: ReadonlyMap<string, unknown>;
  readonly today: string;
}

function lineToWire(
  standing: LineStanding,
  { purchase: { stage, currency }, articleOf, keptOf, needed, today: day }: LineContext,
) {
  const { line, received, damaged, open, over, schedule, due, awaited } = standing;
  const text = (quantity: number) => quantityText(quantity, line.unit);
  const cost = costOf(line, line.quantity, booking.portion);
  return {
    LineId: line.id,
    Key: line.key,
    /** '' where the catalogue no longer tells. */
    Text: articleOf(line.key)?.text ?? '',
    Unit: line.unit,
    Quantity: text(line.quantity),
    /** null: it is open. */
    Price: line.price && { Amount: amountText(money(line.price.minor, currency)), Per: text(line.price.per) },
    Amount: cost === null ? null : amountText(money(cost, currency)),
    Wanted: line.wanted,
    /** With what was damaged. */
    Received: text(received),
    Damaged: text(damaged),
    Open: text(open),
    /** `15 more than ordered`; '' where it is not. */
    Over: over > 0 ? buyingMessages.moreThanOrdered(text(over)) : '',
    /** What the vendor has said last; null: nothing yet. */
    Confirmed: schedule && byDay(schedule).map((each) => scheduledToWire(each, line.unit)),
    /** What is still to come; Day null: the vendor has named none. */
    Due: due.map((each) => ({
      Day: each.day,
      Quantity: text(each.quantity),
      IsOverdue: stage === 'Sent' && each.day !== null && each.day < day,
    })),
    ...keptOf(line.key),
    IsClosed: line.isClosed,
    /** Id of the ordered line of which it replaces goods; null: it was ordered. */
    ReplacementOf: line.replacementOf ?? null,
    /** What is made for doors; null: it is kept for all doors. */
    Made: line.made
      ? {
          ...madeToWire(line.made),
          /** Those of which none has come. */
          Awaited: awaited,
          /** Those of them that no door needs now: its order is on hold, or is not made. */
          Unassigned: awaited.filter((piece) => !needed.has(piece)),
        }
      : null,
  };
}

const scheduledToWire = ({ day, quantity }: ScheduledQuantity, unit: StockUnit) => ({
  Day: day,
  Quantity: quantityText(quantity, unit),
});

interface SaidContext extends Pick<StoredPurchase, 'purchase' | 'receipts'> {
  readonly nameOf: NameOf;
}

/** Lines that a later revision has taken out are told by no unit any more, so they are left out. */
const unitsIn = ({ purchase }: Pick<StoredPurchase, 'purchase'>) =>
  new Map(purchase.lines.map(({ id, unit }) => [id, unit]));

function confirmationToWire(
  { id, revision, number, how, lines, who, at }: StoredConfirmation,
  { nameOf, ...of }: SaidContext,
) {
  const units = unitsIn(of);
  return {
    Id: id,
    Revision: revision,
    Number: number,
    How: how,
    Lines: lines.flatMap(({ line, schedule }) => {
      const unit = units.get(line);
      return unit ? [{ LineId: line, Schedule: byDay(schedule).map((each) => scheduledToWire(each, unit)) }] : [];
    }),
    At: at,
    By: personToWire(who, nameOf),
  };
}

function receiptToWire(receipt: StoredReceipt, { nameOf, ...of }: SaidContext) {
  const { id, deliveryNote, reason, undoes, lines, happenedOn, who, at } = receipt;
  const units = unitsIn(of);
  return {
    Id: id,
    DeliveryNote: deliveryNote,
    Reason: reason,
    /** Id of the receipt that it takes back; its quantities are negative. */
    Undoes: undoes,
    /** Whether a later one has taken it back. */
    IsUndone: of.receipts.some((each) => each.undoes === id),
    Lines: lines.flatMap(({ line, place, lot, quantity, damaged, pieces = null }) => {
      const unit = units.get(line);
      if (!unit) return [];
      const [Quantity, Damaged] = [quantityText(quantity, unit), quantityText(damaged, unit)];
      const Pieces = pieces && { Whole: pieces.whole, Damaged: pieces.damaged };
      return [{ LineId: line, Place: place, Lot: lot, Quantity, Damaged, Pieces }];
    }),
    On: happenedOn,
    At: at,
    By: personToWire(who, nameOf),
  };
}
