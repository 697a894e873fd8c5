import { keysOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { billDifferences, judgedBill } from '@door/domain/making/purchasing/judge-bill';
import {
  type BillMove,
  billMoves,
  isBillMoveFrom,
  type JudgedLine,
  netOf,
} from '@door/domain/making/purchasing/vendor-bill';
import { quantityText } from '@door/domain/making/stock/quantity';
import { may } from '@door/domain/people/roles';
import { personToWire } from '../enquiry/to-wire.ts';
import { knownArticles } from '../inventory/articles.ts';
import { costToWire } from '../inventory/stock-to-wire.ts';
import { booking } from '../inventory/write-moves.ts';
import { buyingMessages } from '../messages.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { billedOf, loadPapers } from './load-papers.ts';
import type { StoredBill } from './paper-store.ts';
import { loadVendors } from './vendors.ts';

/** What a person makes of a bill; the others follow by themselves. */
const movesByHand: readonly BillMove[] = ['match', 'approve', 'reject'];

/** How bills are judged here. */
export const judging = ({ supplier }: Pick<OfficeScope, 'supplier'>) => ({
  tolerance: supplier.client.works.billTolerance,
  portion: booking.portion,
  messages: buyingMessages,
});

/**
 * Bills with how they differ: those that nobody has decided as it is now, others in quantity as it was then. What things cost is null for
 * whoever may not see it.
 */
export async function billsToWire(ctx: OfficeScope, bills: readonly StoredBill[]) {
  const ids = [...new Set(bills.flatMap(({ bill }) => bill.lines.map(({ purchase }) => purchase)))];
  const found = await ctx.stores.purchases.find(ids);
  const purchases = new Map(found.map((stored) => [stored.id, stored]));
  const keys = found.flatMap(({ purchase }) => purchase.lines.map(({ key }) => key));
  const articleOf = await knownArticles(ctx, [...new Set(keys)]);
  const [vendors, nameOf] = [await loadVendors(ctx), await loadNames(ctx)];
  const papersOf = await loadPapers(ctx, ids);
  const seesCost = may(ctx.caller.role, 'prices.seeCost');
  const toWire = ({ bill, ...stored }: StoredBill) => {
    const { currency } = bill;
    const judged = unwrapOrThrow(judgedBill(bill.lines, billedOf(purchases, papersOf, stored.id), judging(ctx)));
    const cost = (minor: number) => costToWire(ctx, minor, { currency });
    const isOpen = isBillMoveFrom('match', stored.state);
    const lines = bill.lines.flatMap((line, at) => {
      const of = purchases.get(line.purchase);
      const ordered = of?.purchase.lines.find(({ id }) => id === line.line);
      const now = judged[at];
      if (!of || !ordered || !now) return [];
      const as = isOpen ? now : decided(now, line);
      const texts = billDifferences(as, { unit: ordered.unit, currency }, buyingMessages);
      const amount = cost(line.price.minor);
      return {
        PurchaseId: of.id,
        Purchase: numberText('purchase', of.number),
        LineId: ordered.id,
        Key: ordered.key,
        Text: articleOf(ordered.key)?.text ?? '',
        Unit: ordered.unit,
        Quantity: quantityText(line.quantity, ordered.unit),
        Price: amount === null ? null : { Amount: amount, Per: quantityText(line.price.per, ordered.unit) },
        Net: cost(now.net),
        /** How it differs, its quantity and its price apart, and whether that is tolerated. */
        Differences: seesCost ? texts.map(({ text, passes }) => ({ Text: text, Passes: passes })) : [],
        /** What of its difference is no value of stock; 0.00 until it is decided. */
        PriceDifference: cost(line.priceDifference),
      };
    });
    return {
      Id: stored.id,
      Vendor: { Id: bill.vendor, Name: unwrapOrThrow(vendors.find(bill.vendor)).name },
      /** The vendor's own. */
      Number: bill.number,
      Day: bill.day,
      Currency: currency,
      State: stored.state,
      /** Why it was approved or rejected. */
      Reason: stored.reason,
      Net: cost(netOf(bill, booking.portion)),
      Vat: cost(bill.vat),
      Total: cost(bill.total),
      Lines: lines,
      CreatedAt: stored.createdAt,
      CreatedBy: personToWire(stored.createdBy, nameOf),
      LastUpdated: stored.lastUpdated,
      /** What its state and the caller's rights allow now. */
      Moves: keysOf(billMoves).filter(
        (move) =>
          movesByHand.includes(move) &&
          isBillMoveFrom(move, stored.state) &&
          may(ctx.caller.role, billMoves[move].right),
      ),
    };
  };
  return bills.map(toWire);
}

/** What had not come when it was decided: what came since changes nothing of it. */
const decided = (
  now: JudgedLine,
  { excess, price }: Pick<StoredBill['bill']['lines'][number], 'excess' | 'price'>,
): JudgedLine => ({ ...now, excess, excessCost: booking.portion(price.minor, excess, price.per) });

export async function billToWire(ctx: OfficeScope, stored: StoredBill) {
  const [wire] = await billsToWire(ctx, [stored]);
  if (!wire) throw new Error('A bill is answered with itself.');
  return wire;
}
