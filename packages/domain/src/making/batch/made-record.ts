import type { BarRecord } from '../bom/bar-record.ts';
import type { PieceRecord } from '../bom/bom-record.ts';
import type { GlassRecord, SlabRecord } from '../bom/leaf-piece-record.ts';

/** What is cut, machined or ordered for one door by its size, and so has a label. */
export type MadeRecord = BarRecord | SlabRecord | GlassRecord;
/** What is taken from the shelf. */
export type PickedRecord = Exclude<PieceRecord, MadeRecord>;
