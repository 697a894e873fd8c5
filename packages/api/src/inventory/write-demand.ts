import { compareText } from '@door/domain/lib/compare-text';
import { demandOf, type DemandRules } from '@door/domain/making/stock/demand';
import { barLengthOf } from '@door/domain/making/stock/bars-for';
import type { SaidSupplies } from '@door/domain/making/stock/supply';
import { quantityText } from '@door/domain/making/stock/quantity';
import { billedLine } from '../batch/open-lines.ts';
import { stockMessages } from '../messages.ts';
import type { FrozenBom, StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { knownArticles, loadSaidSupplies } from './articles.ts';
import type { LineDemand } from './demand-store.ts';

type SoldOrder = Pick<StoredOrder, 'id' | 'number' | 'order'>;

/** What the lines of an order take, by these bills. */
export function demandOfBills(
  { supplier, said }: Pick<CallScope, 'supplier'> & { readonly said: SaidSupplies },
  order: Omit<SoldOrder, 'id'>,
  bills: readonly FrozenBom[],
): readonly LineDemand[] {
  const units = new Map(supplier.production.articles.map(({ code, unit }) => [code, unit]));
  const rules = demandRules(supplier, said);
  return order.order.lines.flatMap((line, at) => {
    const part = { id: line.id, first: 1, doors: line.quantity };
    const billed = billedLine({ order, line, part, position: at + 1 }, bills, units);
    return demandOf(billed, rules).map((row) => ({ ...row, lineId: line.id }));
  });
}

/** By which bills tell what they take. */
export const demandRules = ({ production, catalogue }: CallScope['supplier'], said: SaidSupplies): DemandRules => ({
  saw: production.saw,
  articles: production.articles,
  colours: catalogue.rows.colours,
  paint: production.consumption.paint,
  said,
});

/** From here on the order takes what these bills say. Lock it first. */
export async function writeDemand(
  { stores, supplier }: Pick<CallScope, 'stores' | 'supplier'>,
  order: SoldOrder,
  bills: readonly FrozenBom[],
): Promise<void> {
  const said = await loadSaidSupplies({ stores });
  await stores.demands.replace(order.id, demandOfBills({ supplier, said }, order, bills));
}

/** Nothing is taken for the order any more, or not before it goes on. */
export const endDemand = ({ stores }: CallScope, orderId: string): Promise<void> => stores.demands.replace(orderId, []);

interface DemandChange {
  readonly before: readonly LineDemand[];
  readonly after: readonly LineDemand[];
}

/** Keys in one entry of a history; a longer change is told by its first ones. */
const mostTold = 10;

/** Tells in the history of the order of which keys it takes more or less than before. An order that took nothing before has no change. */
export async function recordDemandChanges(ctx: CallScope, orderId: string, { before, after }: DemandChange) {
  if (before.length === 0) return;
  const [had, has] = [sumsOf(before), sumsOf(after)];
  const changed = [...new Set([...had.keys(), ...has.keys()])].filter((key) => had.get(key) !== has.get(key));
  if (changed.length === 0) return;
  const keys = changed.toSorted(compareText).slice(0, mostTold);
  const articleOf = await knownArticles(ctx, keys);
  const told = (sums: ReadonlyMap<string, number>) => {
    const amounts = keys.map((key) => {
      const unit = barLengthOf(key) === null ? (articleOf(key)?.unit ?? 'piece') : 'metre';
      return stockMessages.held({ quantity: quantityText(sums.get(key) ?? 0, unit), unit, key, lot: null });
    });
    return [...amounts, ...(changed.length > keys.length ? ['…'] : [])].join(', ');
  };
  await recordHistory(ctx, [{ about: 'order', aboutId: orderId, kind: 'demand', from: told(had), to: told(has) }]);
}

function sumsOf(rows: readonly LineDemand[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { key, quantity } of rows) sums.set(key, (sums.get(key) ?? 0) + quantity);
  return sums;
}
