import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { remadeRecords } from '@door/domain/selling/order/remade-records';
import type { StoredItem } from '../item/item-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Order } from '@door/domain/selling/order/order';
import type { FrozenBom } from './order-store.ts';

/** Lines with their doors, of an order or before there is one. */
export interface BilledDoors {
  readonly order: Pick<Partial<Order>, 'remake'> & {
    readonly lines: readonly Pick<Order['lines'][number], 'id' | 'itemId' | 'quantity'>[];
  };
  readonly items: ReadonlyMap<string, Pick<StoredItem, 'item'>>;
}

/** What the lines of an order are made of, as it would be frozen now. Of a remake they have only the parts that are made again. */
export async function workedBills(
  { stores, supplier }: Pick<CallScope, 'stores' | 'supplier'>,
  { order, items }: BilledDoors,
): Promise<readonly FrozenBom[]> {
  const parts = order.remake?.parts ?? [];
  const bills: FrozenBom[] = [];
  for (const { id: lineId, itemId } of order.lines) {
    const stored = items.get(itemId);
    if (!stored) continue;
    const all = await stores.instructions.lines(itemId);
    const lines = all.map(({ instruction }) => instruction);
    const added = all.flatMap(({ instruction, manuallyAdded }) => (manuallyAdded ? [instruction] : []));
    const records = remadeRecords(bomOf(stored.item, supplier), parts);
    bills.push({ format: 2, lineId, itemId, records, lines, added });
  }
  return bills;
}
