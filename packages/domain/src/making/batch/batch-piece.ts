import type { BarRecord, BarRole } from '../bom/bar-record.ts';
import type { GlassRecord, SlabRecord } from '../bom/leaf-piece-record.ts';
import { type AddedLine, type BatchDoor, type BatchLine, doorsOf, itemNumberText, recordsOf } from './batch-door.ts';
import { type BatchNumber, batchNumberText } from './batch-number.ts';
import type { MadeRecord, PickedRecord } from './made-record.ts';
import { type NamedRecord, partCode } from './part-code.ts';

/** A piece with a label. */
export interface MadePiece<Record extends MadeRecord = MadeRecord> {
  /** `2647-B012-10234-2-JL`: follows from numbers and part alone, so a label that is printed again is the same. */
  readonly code: string;
  readonly door: BatchDoor;
  readonly record: Record;
}

export interface PickedPiece {
  readonly door: BatchDoor;
  readonly record: PickedRecord;
}

/** What a person added to a bill. */
export interface AddedPiece {
  readonly door: BatchDoor;
  readonly added: AddedLine;
}

/** Every piece of a batch, each on the one list by which it is made. */
export interface BatchPieces {
  readonly bars: readonly MadePiece<BarRecord>[];
  readonly steels: readonly MadePiece<BarRecord>[];
  readonly beads: readonly MadePiece<BarRecord>[];
  readonly slabs: readonly MadePiece<SlabRecord>[];
  readonly glass: readonly MadePiece<GlassRecord>[];
  readonly picked: readonly PickedPiece[];
  readonly added: readonly AddedPiece[];
}

/** Frame saw, steel saw and bead saw are three places of work. */
export type SawKind = 'bars' | 'steels' | 'beads';

const saws: Readonly<Partial<Record<BarRole, SawKind>>> = { steel: 'steels', bead: 'beads' };

export const sawOf = ({ bar }: Pick<BarRecord, 'bar'>): SawKind => saws[bar.role] ?? 'bars';

/** The pieces of a batch, by door and in the order of the bill. */
export function piecesOf(batch: BatchNumber, lines: readonly BatchLine[]): BatchPieces {
  const doors = doorsOf(lines);
  const bars: MadePiece<BarRecord>[] = [];
  const steels: MadePiece<BarRecord>[] = [];
  const beads: MadePiece<BarRecord>[] = [];
  const slabs: MadePiece<SlabRecord>[] = [];
  const glass: MadePiece<GlassRecord>[] = [];
  const picked: PickedPiece[] = [];
  const onSaw = { bars, steels, beads };
  for (const door of doors) {
    for (const record of recordsOf(door.line)) {
      const made = <Made extends MadeRecord>(of: Made) => ({ code: pieceCode(batch, door, of), door, record: of });
      if (record.kind === 'bar') onSaw[sawOf(record)].push(made(record));
      else if (record.kind === 'slab') slabs.push(made(record));
      else if (record.kind === 'glass') glass.push(made(record));
      else picked.push({ door, record });
    }
  }
  const added = doors.flatMap((door) => door.line.added.map((added) => ({ door, added })));
  return { ...onSaw, slabs, glass, picked, added };
}

/** All pieces with a label, list after list. */
export const madePieces = ({ bars, steels, beads, slabs, glass }: BatchPieces): readonly MadePiece[] => [
  ...bars,
  ...steels,
  ...beads,
  ...slabs,
  ...glass,
];

const pieceCode = (batch: BatchNumber, door: BatchDoor, record: MadeRecord): string =>
  [batchNumberText(batch), pieceReference(door, record)].join('-');

/** `10234-2-MA-G1`, which names a piece before it has a batch; of the third of several doors `10234-2.3-MA-G1`. */
export const pieceReference = (door: Pick<BatchDoor, 'line' | 'unit'>, record: NamedRecord): string =>
  [door.line.order, itemNumberText(door), partCode(record)].join('-');
