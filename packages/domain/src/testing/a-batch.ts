import type { BatchLine } from '../making/batch/batch-door.ts';
import type { BatchNumber } from '../making/batch/batch-number.ts';
import { bomOf } from '../making/bom/bill-of-materials.ts';
import type { Item } from '../door/model/item.ts';
import { workedExampleCatalogue } from './worked-example-catalogue.ts';
import { workedExampleProductionRows } from './worked-example-production-rows.ts';

export const aBatchNumber: BatchNumber = { week: '2647', number: 12 };

const supplier = { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows };

/** Line 2 of 3 of order 10234, one door, unless something else is said. */
export const aBatchLine = (item: Item, changed: Partial<BatchLine> = {}): BatchLine => ({
  id: item.id,
  order: '10234',
  position: 2,
  positions: 3,
  quantity: 1,
  range: { first: 1, doors: changed.quantity ?? 1 },
  bill: bomOf(item, supplier),
  added: [],
  ...changed,
});
