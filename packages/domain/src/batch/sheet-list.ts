import { type BatchLine, recordsOf } from './batch-door.ts';
import type { Column } from './list-table.ts';

/** An order line with the sheet of work instructions that goes with its doors. */
export type SheetRow = BatchLine;

export const sheetColumns: readonly Column<SheetRow>[] = [
  { name: 'order', cell: ({ order }) => order },
  { name: 'item', cell: ({ position }) => position },
  { name: 'quantity', cell: ({ quantity }) => quantity },
  { name: 'design', cell: (row) => [...new Set(slabsOf(row).map(({ design }) => design.name))].join(', ') },
];

const slabsOf = (row: SheetRow) => recordsOf(row).flatMap((record) => (record.kind === 'slab' ? [record] : []));
