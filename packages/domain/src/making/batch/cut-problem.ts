import type { SawRow } from '../../catalogue/rows/production-rows.ts';
import type { BarRecord } from '../bom/bar-record.ts';
import type { BatchPieces, MadePiece } from './batch-piece.ts';
import type { CutGroup } from './cut-group.ts';
import { type CutList, cutLists } from './cut-list.ts';
import type { Offcut } from './offcut.ts';

/** What the saw is asked about one group, in lengths alone. Whole mm. */
export interface CutProblem {
  readonly kerf: number;
  readonly trim: number;
  /** `count` null: without end. */
  readonly stock: readonly { readonly length: number; readonly count: null }[];
  readonly offcuts: readonly { readonly length: number; readonly count: number }[];
  readonly pieces: readonly { readonly length: number; readonly quantity: number }[];
}

/** A group of a batch with its problem, and the names of the lengths in it. */
export interface GroupToCut {
  readonly group: CutGroup;
  readonly problem: CutProblem;
  readonly pieces: CutList['cuts'];
  readonly offcuts: readonly Offcut[];
}

/** A problem for each group of a batch: bars, then steels, then beads. */
export function groupsToCut(
  { bars, steels, beads }: Pick<BatchPieces, 'bars' | 'steels' | 'beads'>,
  offcuts: readonly Offcut[],
  saw: SawRow,
): readonly GroupToCut[] {
  return [bars, steels, beads]
    .flatMap((pieces) => cutLists(pieces, []))
    .map(({ group, cuts }) => {
      const own = offcuts
        .filter(({ group: key }) => key === group.key)
        .toSorted((one, other) => other.length - one.length);
      const problem: CutProblem = {
        kerf: saw.kerf,
        trim: saw.trim,
        stock: group.stockLengths.map((length) => ({ length, count: null })),
        offcuts: counted(own.map(({ length }) => length)).map(([length, count]) => ({ length, count })),
        pieces: counted(cuts.map(lengthOf)).map(([length, quantity]) => ({ length, quantity })),
      };
      return { group, problem, pieces: cuts, offcuts: own };
    });
}

export const lengthOf = ({ record }: MadePiece<BarRecord>): number => record.length.value;

/** The longest first, each length once. */
const counted = (lengths: readonly number[]): readonly (readonly [number, number])[] =>
  [...new Set(lengths)]
    .toSorted((one, other) => other - one)
    .map((length) => [length, lengths.filter((each) => each === length).length]);

/** The pieces that no saw can cut: longer than everything they could be cut from, or not of whole mm. */
export function uncuttablePieces({
  problem: { stock, trim },
  pieces,
  offcuts,
}: GroupToCut): readonly MadePiece<BarRecord>[] {
  const usable = [...stock.map(({ length }) => length - 2 * trim), ...offcuts.map(({ length }) => length)];
  const longest = Math.max(0, ...usable);
  return pieces.filter((piece) => lengthOf(piece) > longest || !Number.isInteger(lengthOf(piece)));
}
