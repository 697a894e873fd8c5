import { useState } from 'react';
import type { TableSelection } from '../layout/office-table.tsx';
import { afterTick, afterTickAll, noTicks } from './selection.ts';

export interface Selection<Row> extends TableSelection<Row> {
  /** The ticked rows in the order of the list. */
  readonly rows: readonly Row[];
}

export interface SelectionOptions<Row> {
  readonly idOf: (row: Row) => string;
  readonly labelOf: (row: Row) => string;
}

/** Of a list in which nothing can be ticked. */
const unticked: SelectionOptions<unknown> = { idOf: () => '', labelOf: () => '' };

/** The ticked rows of a list. A row that the list no longer shows is not ticked either. */
export function useSelection<Row>(
  all: readonly Row[] | undefined = [],
  { idOf, labelOf }: SelectionOptions<Row> = unticked,
): Selection<Row> {
  const [ticks, setTicks] = useState(noTicks);
  const order = all.map(idOf);
  const rows = all.filter((row) => ticks.ids.has(idOf(row)));
  return {
    rows,
    ids: new Set(rows.map(idOf)),
    isAll: rows.length > 0 && rows.length === all.length,
    labelOf,
    tick: (id, isRange) => setTicks((now) => afterTick(now, { order, id, isRange })),
    tickAll: () => setTicks((now) => afterTickAll(now, order)),
    clear: () => setTicks(noTicks),
  };
}
