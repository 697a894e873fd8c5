import type { BarRecord } from '../bom/bar-record.ts';
import { coloursText } from '../bom/colours-text.ts';
import { endsText } from '../bom/line-words.ts';
import { compareText } from '../../lib/compare-text.ts';
import type { MadePiece } from './batch-piece.ts';
import { type CutGroup, cutGroupOf } from './cut-group.ts';
import { itemColumn, orderColumn, partColumn, slotColumn } from './door-columns.ts';
import type { Column } from './list-table.ts';
import type { PlannedBar } from './planned-bar.ts';

/** One cut: a piece with its place in the plan. */
export interface Cut extends MadePiece<BarRecord> {
  readonly group: CutGroup;
  /** null: not planned. */
  readonly planned: { readonly bar: number; readonly place: number } | null;
}

/** The pieces of one group, in the order of the plan; without one the longest first. */
export interface CutList {
  readonly group: CutGroup;
  readonly cuts: readonly Cut[];
}

/** A list for each group, by the keys of the groups. */
export function cutLists(
  pieces: readonly MadePiece<BarRecord>[],
  plan: readonly Pick<PlannedBar, 'number' | 'pieces'>[],
): readonly CutList[] {
  const places = new Map(
    plan.flatMap(({ number, pieces: codes }) =>
      codes.map((code, index) => [code, { bar: number, place: index + 1 }] as const),
    ),
  );
  const lists = new Map<string, { readonly group: CutGroup; readonly cuts: Cut[] }>();
  for (const piece of pieces) {
    const group = cutGroupOf(piece.record);
    const list = lists.get(group.key) ?? { group, cuts: [] };
    lists.set(group.key, list);
    list.cuts.push({ ...piece, group, planned: places.get(piece.code) ?? null });
  }
  return [...lists.values()]
    .map(({ group, cuts }) => ({ group, cuts: cuts.toSorted(byPlan) }))
    .toSorted((one, other) => compareText(one.group.key, other.group.key));
}

/** What is not planned stands last. */
const last: NonNullable<Cut['planned']> = { bar: Number.MAX_SAFE_INTEGER, place: 0 };

function byPlan(one: Cut, other: Cut): number {
  const [first, second] = [one.planned ?? last, other.planned ?? last];
  return first.bar - second.bar || first.place - second.place || longestFirst(one, other);
}

const longestFirst = (one: Cut, other: Cut): number =>
  other.record.length.value - one.record.length.value || compareText(one.code, other.code);

const group: Column<Cut> = { name: 'group', cell: (cut) => cut.group.key };
const bar: Column<Cut> = { name: 'bar', cell: ({ planned }) => planned?.bar ?? '' };
const place: Column<Cut> = { name: 'cut', cell: ({ planned }) => planned?.place ?? '' };
const length: Column<Cut> = { name: 'length', cell: ({ record }) => record.length.value };
const ends: Column<Cut> = { name: 'ends', cell: ({ record }) => endsText(record.ends) };
const colours: Column<Cut> = { name: 'colours', cell: ({ record }) => coloursText(record) };
const code: Column<Cut> = { name: 'code', cell: (cut) => cut.code };
const whose: readonly Column<Cut>[] = [partColumn, orderColumn, itemColumn, slotColumn('frames'), code];

/** Of bars and beads. */
export const cutColumns: readonly Column<Cut>[] = [group, bar, place, length, ends, colours, ...whose];
/** Steel is cut square. */
export const steelColumns: readonly Column<Cut>[] = [group, bar, place, length, ...whose];
