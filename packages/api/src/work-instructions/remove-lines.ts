import type { StoredLine } from '@door/wire/instruction-wire';
import { lineId } from '@door/wire/instruction-wire';
import type { LineKey, LinesForDropdowns } from './instruction-store.ts';
import type { CallScope } from '../procedure.ts';

/** Removes lines together with the related stock that came with them: a pull bar with its escutcheon. */
export async function removeLines(
  { stores: { instructions } }: Pick<CallScope, 'stores'>,
  which: LineKey | LinesForDropdowns,
): Promise<void> {
  const before = await instructions.lines(which.itemId);
  await instructions.remove(which);
  const left = await instructions.lines(which.itemId);
  const leftIds = new Set(left.map(lineId));
  const removedIds = new Set(before.map(lineId).filter((id) => !leftIds.has(id)));
  for (const line of left.filter((each) => cameWith(each, removedIds))) await instructions.remove(line);
}

const cameWith = ({ reference, notes }: StoredLine, removedIds: ReadonlySet<string>): boolean =>
  reference === 'Related Stock Item' && notes.referenceId !== null && removedIds.has(notes.referenceId);
