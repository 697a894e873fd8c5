import type { FittingRecord } from '../bom/fitting-record.ts';
import type { SlabRecord } from '../bom/leaf-piece-record.ts';
import { coloursText } from '../bom/colours-text.ts';
import { outlineText } from '../bom/line-words.ts';
import type { LeafSpot } from '../../door/model/door-values.ts';
import { wholeMm } from '../../lib/mm.ts';
import { recordsOf } from './batch-door.ts';
import type { MadePiece } from './batch-piece.ts';
import { itemColumn, orderColumn, partColumn, slotColumn } from './door-columns.ts';
import type { Column } from './list-table.ts';

/** A slab with what is machined into it. Its apertures are those of its record: glass unit + 6. */
export interface SlabRow extends MadePiece<SlabRecord> {
  readonly fittings: readonly FittingSpot[];
}

export interface FittingSpot {
  readonly name: string;
  readonly at: LeafSpot;
}

/** One row for each slab, in the order of the doors. */
export const slabRows = (slabs: readonly MadePiece<SlabRecord>[]): readonly SlabRow[] =>
  slabs.map((slab) => ({ ...slab, fittings: fittingsOn(slab) }));

/** What has a place on the face of this leaf, the highest first. */
const fittingsOn = ({ door, record: { leaf } }: MadePiece<SlabRecord>): readonly FittingSpot[] =>
  recordsOf(door.line)
    .filter((record): record is FittingRecord => record.kind === 'fitting' && record.leaf === leaf)
    .flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
    .toSorted((one, other) => other.at.height - one.at.height);

const cutOuts = ({ record: { apertures } }: SlabRow): string =>
  apertures
    .map(({ x, y, width, height, outline }) => {
      const shape = outlineText(outline);
      const place = `${String(wholeMm(x))}, ${String(wholeMm(y))}: ${String(width)} × ${String(height)}`;
      return shape === '' ? place : `${place} ${shape}`;
    })
    .join('; ');

const positions = ({ fittings }: SlabRow): string =>
  fittings.map(({ name, at }) => `${name} ${String(wholeMm(at.fromLeft))}, ${String(wholeMm(at.height))}`).join('; ');

export const slabColumns: readonly Column<SlabRow>[] = [
  orderColumn,
  itemColumn,
  slotColumn('slabs'),
  partColumn,
  { name: 'design', cell: ({ record }) => record.design.name },
  { name: 'thickness', cell: ({ record }) => record.thickness },
  { name: 'article', cell: ({ record }) => record.article.code },
  { name: 'colours', cell: ({ record }) => coloursText(record) },
  { name: 'blank', cell: ({ record: { blank } }) => `${String(blank.width)} × ${String(blank.height)}` },
  { name: 'trimLeft', cell: ({ record }) => record.trim.left },
  { name: 'trimRight', cell: ({ record }) => record.trim.right },
  { name: 'trimTop', cell: ({ record }) => record.trim.top },
  { name: 'trimBottom', cell: ({ record }) => record.trim.bottom },
  { name: 'width', cell: ({ record }) => record.width.value },
  { name: 'height', cell: ({ record }) => record.height.value },
  { name: 'hand', cell: ({ record }, { hands }) => hands[record.hand] },
  { name: 'opens', cell: ({ record }, { opens }) => opens[record.opens] },
  { name: 'cutOuts', cell: cutOuts },
  { name: 'positions', cell: positions },
  { name: 'code', cell: ({ code }) => code },
];
