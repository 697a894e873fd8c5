import type { BatchingMessages } from '../../messages/messages.ts';
import { type BatchLine, recordsOf } from './batch-door.ts';
import { addedLine, type BomLine, bomLineColumns, bomLinesOf } from './bom-lines.ts';
import type { Column } from './list-table.ts';

/** A line of the work sheet that goes with the doors of an order line. */
interface SheetRow extends BomLine {
  readonly of: BatchLine;
}

/** All that one of the doors is made of, in the order in which the factory works, then what people added. */
export const sheetRows = (of: BatchLine): readonly SheetRow[] =>
  [...bomLinesOf(recordsOf(of)), ...of.added.map(addedLine)].map((line) => ({
    of,
    ...line,
  }));

/** `10234-2: Four Panel Two Light, 3 doors`: the sheet says what each of them is made of. */
export function sheetTitle(line: BatchLine, { book }: BatchingMessages): string {
  const { order, position, range } = line;
  const designs = recordsOf(line).flatMap((record) => (record.kind === 'slab' ? [record.design.name] : []));
  return `${order}-${String(position)}: ${[...new Set(designs), book.doors(range.doors)].join(', ')}`;
}

export const sheetColumns: readonly Column<SheetRow>[] = [
  { name: 'order', cell: ({ of }) => of.order },
  { name: 'item', cell: ({ of }) => of.position },
  ...bomLineColumns,
];
