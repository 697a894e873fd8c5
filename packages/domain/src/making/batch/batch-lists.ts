import type { BatchingMessages } from '../../messages/messages.ts';
import type { BatchLine } from './batch-door.ts';
import type { BatchPieces } from './batch-piece.ts';
import { cutGroupName } from './cut-group.ts';
import { cutColumns, cutLists, steelColumns } from './cut-list.ts';
import { glassColumns, glassRows } from './glass-order.ts';
import { type ListTable, tableOf } from './list-table.ts';
import { bomLineColumns } from './bom-lines.ts';
import { lotColumns, lotRows, pickColumns, type PickedLots, pickRows, pickTotals } from './pick-list.ts';
import type { PlannedBar } from './planned-bar.ts';
import { preparationColumns, preparationRows, preparationTitle } from './preparation-table.ts';
import { sheetColumns, sheetRows, sheetTitle } from './sheet-list.ts';
import { slabColumns, slabRows } from './slab-list.ts';

/** In the order of work. */
export const batchListKinds = ['cut', 'steel', 'bead', 'slab', 'glass', 'pick', 'sheet'] as const;
export type BatchListKind = (typeof batchListKinds)[number];

/** What the lists of a batch are made from. */
export interface ListedBatch {
  readonly pieces: BatchPieces;
  readonly lines: readonly BatchLine[];
  /** Empty: not planned, then the longest piece is first. */
  readonly bars: readonly PlannedBar[];
  /** Of what each door takes of articles whose lots are told apart. */
  readonly lots: readonly PickedLots[];
}

/** One table of a list; cut lists have one for each group, work sheets one for each order line. */
export interface ListPart {
  /** `OF72-AGWH: Outer frame 72, …`, `10234-2: Four Panel Two Light, 3 doors`; '' where the list is one table. */
  readonly title: string;
  readonly table: ListTable;
  /** Key of the group whose bars are sawn by it; null: nothing is sawn by it. */
  readonly group: string | null;
}

export interface BatchList {
  readonly kind: BatchListKind;
  readonly title: string;
  readonly parts: Iterable<ListPart>;
}

type Parts = (batch: ListedBatch, messages: BatchingMessages) => Iterable<ListPart>;

const whole = (table: ListTable): readonly ListPart[] =>
  table.rows.length === 0 ? [] : [{ title: '', table, group: null }];

const ofGroups =
  (kind: 'bars' | 'steels' | 'beads', columns: typeof cutColumns): Parts =>
  ({ pieces, bars }, messages) =>
    cutLists(pieces[kind], bars).map(({ group, cuts }) => ({
      title: `${group.key}: ${cutGroupName(group)}`,
      table: tableOf(columns, cuts, messages),
      group: group.key,
    }));

/** What is taken from each shelf in all, then for which door, and of which lots. */
const picked: Parts = ({ pieces, lots, lines }, messages) => {
  const { inAll, byDoor, ofLots } = messages.picked;
  const tables = [
    { title: inAll, table: tableOf(bomLineColumns, pickTotals(pieces), messages), group: null },
    { title: byDoor, table: tableOf(pickColumns, pickRows(pieces), messages), group: null },
    { title: ofLots, table: tableOf(lotColumns, lotRows(lots, lines), messages), group: null },
  ];
  return tables.filter(({ table }) => table.rows.length > 0);
};

const partsOf: Readonly<Record<BatchListKind, Parts>> = {
  cut: ofGroups('bars', cutColumns),
  steel: ofGroups('steels', steelColumns),
  bead: ofGroups('beads', cutColumns),
  slab: ({ pieces }, messages) => slabs(pieces, messages),
  glass: ({ pieces }, messages) => whole(tableOf(glassColumns, glassRows(pieces.glass), messages)),
  pick: picked,
  sheet: ({ lines }, messages) => sheets(lines, messages),
};

/** All slabs, then the cuts of each. */
function* slabs(pieces: BatchPieces, messages: BatchingMessages): Generator<ListPart> {
  yield* whole(tableOf(slabColumns, slabRows(pieces.slabs), messages));
  for (const slab of pieces.slabs) {
    const table = tableOf(preparationColumns, preparationRows(slab), messages);
    if (table.rows.length > 0) yield { title: preparationTitle(slab, messages), table, group: null };
  }
}

function* sheets(lines: readonly BatchLine[], messages: BatchingMessages): Generator<ListPart> {
  for (const line of lines)
    yield { title: sheetTitle(line, messages), table: tableOf(sheetColumns, sheetRows(line), messages), group: null };
}

/**
 * One list of a batch; without parts where there is nothing to put on it. The parts are made while they are read, once: 200 work
 * sheets take so long that a server pauses between two.
 */
export const batchList = (kind: BatchListKind, batch: ListedBatch, messages: BatchingMessages): BatchList => ({
  kind,
  title: messages.lists[kind],
  parts: partsOf[kind](batch, messages),
});
