import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { PreparationRow } from '../../catalogue/rows/preparation-rows.ts';
import type { Item } from '../../door/model/item.ts';
import type { Size } from '../../lib/mm.ts';
import { bomOf } from './bill-of-materials.ts';
import type { Cut } from './cut.ts';
import { fittingsOnLeaves } from './leaf-preparations.ts';
import type { Misfit } from './place-cut.ts';
import { resolveItem } from './resolved-item.ts';

/**
 * Every cut in the leaves of a door, of both where it has two, as the rows of its articles say: mm on the leaf, origin bottom
 * left seen from outside, y up. An article without a row gives no cut, and neither does one that would leave its leaf.
 *
 * @internal Only tests read it: papers read the same cuts from the slabs of a frozen bill.
 */
export const preparationsOf = (item: Item, catalogue: ProductionCatalogue): readonly Cut[] =>
  bomOf(item, catalogue).flatMap((record) =>
    record.kind === 'slab' ? (record.preparations ?? []).flatMap(({ cuts }) => cuts) : [],
  );

/** A row of which a door cannot take the cut. */
export interface MisfitRow {
  readonly row: PreparationRow;
  readonly why: Misfit;
  /** Of the leaf. */
  readonly size: Size;
}

/** Rows that the leaves of a door cannot take. */
export const misfitRows = (item: Item, catalogue: ProductionCatalogue): readonly MisfitRow[] =>
  fittingsOnLeaves(bomOf(item, catalogue), resolveItem(item, catalogue)).flatMap(({ placed }) =>
    placed.flatMap(({ row, cut, leaf: { size } }) => (typeof cut === 'string' ? [{ row, why: cut, size }] : [])),
  );
