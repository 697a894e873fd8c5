import type { SawRow } from '../../catalogue/rows/production-rows.ts';
import { type Mm, minus } from '../../lib/mm.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import { type BatchNumber, batchNumberText } from './batch-number.ts';
import type { CutGroup } from './cut-group.ts';
import { type OffcutEntry, standingOf } from './offcut-ledger.ts';
import { scanText } from './floor-code.ts';
import type { PieceLabel } from './piece-label.ts';
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

/** What can be booked of the rest of a bar: the cut that frees 1783 takes 5, so 1778. */
const bookable = ({ rest }: Pick<PlannedBar, 'rest'>, { kerf }: SawRow): Mm => minus(rest, kerf);

/** Whether the rest of a bar is long enough to keep. */
export const isKept = (bar: Pick<PlannedBar, 'rest'>, saw: SawRow): boolean => bookable(bar, saw) >= saw.keepFrom;

/** What a batch leaves behind that is long enough to keep. */
export const offcutsOf = (batch: BatchNumber, bars: readonly PlannedBar[], saw: SawRow): readonly Offcut[] =>
  bars
    .filter((bar) => isKept(bar, saw))
    .map((bar) => ({
      id: `${batchNumberText(batch)}-R${String(bar.number)}`,
      group: bar.group,
      length: bookable(bar, saw),
    }));

/**
 * The ledger lines of a move: what the plan takes is reserved, freed or used; a closed batch books its rests in, one that is
 * opened again takes them from the shelf.
 */
export const offcutEntries: Readonly<
  Record<
    'release' | 'recall' | 'close' | 'open again',
    (batch: BatchNumber, bars: readonly PlannedBar[], saw: SawRow) => Entries
  >
> = {
  release: (batch, bars) => ofTaken('reserved', batch, bars),
  recall: (batch, bars) => ofTaken('freed', batch, bars),
  close: (batch, bars, saw) => [...ofTaken('out', batch, bars), ...ofRests('in', batch, offcutsOf(batch, bars, saw))],
  'open again': (batch, bars, saw) => [
    ...ofRests('withdrawn', batch, offcutsOf(batch, bars, saw)),
    ...ofTaken('returned', batch, bars),
  ],
};

type Entries = readonly OffcutEntry[];

const ofTaken = (move: OffcutEntry['move'], batch: BatchNumber, bars: readonly PlannedBar[]): Entries =>
  bars.flatMap(({ offcut }) => (offcut === null ? [] : [{ offcut, move, batch: batchNumberText(batch) }]));

const ofRests = (move: OffcutEntry['move'], batch: BatchNumber, rests: readonly Offcut[]): Entries =>
  rests.map(({ id }) => ({ offcut: id, move, batch: batchNumberText(batch) }));

/** What a plan may take: on the shelf, and not reserved. */
export const freeOffcuts = (offcuts: readonly Offcut[], ledger: readonly OffcutEntry[]): readonly Offcut[] =>
  offcuts.filter(({ id }) => standingOf(ledger, id).state === 'on hand');

/** What stands on the label of an offcut. */
export const offcutLabel = (
  { id, length }: Offcut,
  { key: article, colours }: Pick<CutGroup, 'key' | 'colours'>,
  messages: BatchingMessages,
): Pick<PieceLabel, 'part' | 'size' | 'article' | 'colours' | 'code' | 'qr'> => ({
  part: messages.offcut,
  size: String(length),
  article,
  colours,
  code: id,
  qr: scanText(id),
});
