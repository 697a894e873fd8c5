import type { BarRecord } from './bar-record.ts';
import type { FittingRecord } from './fitting-record.ts';
import type { CassetteRecord, GlassRecord, SlabRecord } from './leaf-piece-record.ts';
import type { MissingRecord } from './missing-record.ts';
import type { CountRecord, RunRecord } from './supplies-record.ts';

/** Everything that one set is made of, in the order in which the factory works. */
export type Bom = readonly BomRecord[];

export type PieceRecord =
  | BarRecord
  | SlabRecord
  | CassetteRecord
  | GlassRecord
  | FittingRecord
  | CountRecord
  | RunRecord;

export type BomRecord = PieceRecord | MissingRecord;
