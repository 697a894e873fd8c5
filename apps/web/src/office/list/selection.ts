/** The rows that a person has ticked. */
export interface Ticks {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins: the row that was ticked last on its own; null before the first. */
  readonly anchor: string | null;
}

export const noTicks: Ticks = { ids: new Set(), anchor: null };

interface Tick {
  /** The rows in the order of the list. */
  readonly order: readonly string[];
  readonly id: string;
  /** With Shift: every row from the anchor to this one. */
  readonly isRange: boolean;
}

export function afterTick({ ids, anchor }: Ticks, { order, id, isRange }: Tick): Ticks {
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)];
  if (isRange && from >= 0 && to >= 0)
    return { ids: new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor };
  const others = new Set([...ids].filter((each) => each !== id));
  return { ids: ids.has(id) ? others : new Set([...ids, id]), anchor: id };
}

/** All rows, or none where all are ticked already. */
export const afterTickAll = ({ ids }: Ticks, order: readonly string[]): Ticks =>
  order.every((id) => ids.has(id)) ? noTicks : { ids: new Set(order), anchor: null };
