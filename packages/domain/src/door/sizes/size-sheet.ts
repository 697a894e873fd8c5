import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../../lib/mm.ts';
import { compositeSize } from './composite-size.ts';
import { type CellKind, type Edges, cellsOf, edgesOf } from './edges.ts';
import { type FixedLight, fixedGlass } from './fixed-glass.ts';
import { type LeafSizes, leafSizes } from './leaf-sizes.ts';

/** Every size of a set, from the overall size to the glass. */
export interface SizeSheet {
  readonly overall: Size;
  readonly composite: Size;
  readonly leaves: LeafSizes;
  readonly cells: readonly SizedCell[];
  readonly fixedGlass: readonly FixedLight[];
}

export interface SizedCell {
  readonly partId: string;
  readonly kind: CellKind;
  readonly size: Size;
  readonly edges: Edges;
}

export const sizeSheet = (item: Pick<Item, 'frame' | 'leaves'>, catalogue: Catalogue): SizeSheet => ({
  overall: item.frame.overall,
  composite: compositeSize(item.frame, catalogue),
  leaves: leafSizes(item, catalogue),
  cells: cellsOf(item.frame.parts).map((cell) => ({
    partId: cell.id,
    kind: cell.kind,
    size: cell.size,
    edges: edgesOf(cell, item.frame, catalogue),
  })),
  fixedGlass: fixedGlass(item.frame, catalogue),
});
