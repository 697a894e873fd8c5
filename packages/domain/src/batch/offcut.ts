import type { SawRow } from '../catalogue/production-rows.ts';
import { type Mm, minus } from '../model/mm.ts';
import type { BatchingWords } from '../words/words.ts';
import { type BatchNumber, batchNumberText } from './batch-number.ts';
import type { CutGroup } from './cut-group.ts';
import { type OffcutEntry, standingOf } from './offcut-ledger.ts';
import { type PieceLabel, scanText } from './piece-label.ts';
import type { PlannedBar } from './planned-bar.ts';

/** A rest that is kept. */
export interface Offcut {
  /** Of the bar that it was cut from, so that its label is the same each time: `2647-B012-R17`. */
  readonly id: string;
  /** Key of its group. */
  readonly group: string;
  /** What can be used of it, whole: no trim is cut off again. */
  readonly length: Mm;
}

/** What a batch leaves behind that is long enough to keep. The cut that frees a rest of 1783 takes 5, so 1778 are booked. */
export const offcutsOf = (
  batch: BatchNumber,
  bars: readonly PlannedBar[],
  { kerf, keepFrom }: SawRow,
): readonly Offcut[] =>
  bars
    .map(({ number, group, rest }) => ({
      id: `${batchNumberText(batch)}-R${String(number)}`,
      group,
      length: minus(rest, kerf),
    }))
    .filter(({ length }) => length >= keepFrom);

/**
 * The ledger lines of a release, recall or close: what the plan takes is reserved, freed or used; a closed batch books its rests in.
 * @internal Only tests read it until batches have calls.
 */
export const offcutEntries: Readonly<
  Record<'release' | 'recall' | 'close', (batch: BatchNumber, bars: readonly PlannedBar[], saw: SawRow) => Entries>
> = {
  release: (batch, bars) => ofTaken('reserved', batch, bars),
  recall: (batch, bars) => ofTaken('freed', batch, bars),
  close: (batch, bars, saw) => [
    ...ofTaken('out', batch, bars),
    ...offcutsOf(batch, bars, saw).map(({ id }) => ({
      offcut: id,
      move: 'in' as const,
      batch: batchNumberText(batch),
    })),
  ],
};

type Entries = readonly OffcutEntry[];

const ofTaken = (move: OffcutEntry['move'], batch: BatchNumber, bars: readonly PlannedBar[]): Entries =>
  bars.flatMap(({ offcut }) => (offcut === null ? [] : [{ offcut, move, batch: batchNumberText(batch) }]));

/**
 * What a plan may take: on the shelf, and not reserved.
 * @internal Only tests read it until batches have calls.
 */
export const freeOffcuts = (offcuts: readonly Offcut[], ledger: readonly OffcutEntry[]): readonly Offcut[] =>
  offcuts.filter(({ id }) => standingOf(ledger, id).state === 'on hand');

/**
 * What stands on the label of an offcut.
 * @internal Only tests read it until batches have calls.
 */
export const offcutLabel = (
  { id, length }: Offcut,
  { key: article, colours }: CutGroup,
  words: BatchingWords,
): Pick<PieceLabel, 'part' | 'size' | 'article' | 'colours' | 'code' | 'qr'> => ({
  part: words.offcut,
  size: String(length),
  article,
  colours,
  code: id,
  qr: scanText(id),
});
