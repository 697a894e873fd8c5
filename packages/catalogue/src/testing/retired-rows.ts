import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import { contextOf } from '@door/domain/testing/a-context';
import type { TestSupplier } from './walks.ts';

/** The rows with some of them retired, in every list; `decide` is asked once for each row. */
export function retiring(rows: CatalogueRows, decide: (row: object) => boolean): CatalogueRows {
  const decisions = new Map<object, boolean>();
  const isRetired = (row: object): boolean => {
    const decision = decisions.get(row) ?? decide(row);
    decisions.set(row, decision);
    return decision;
  };
  const keptOf = <Row extends object>(list: readonly Row[]) => list.filter((row) => !isRetired(row));
  const goneOf = <Row extends object>(list: readonly Row[]) => list.filter(isRetired);
  return { ...rows, ...listsOf(rows, keptOf), retired: listsOf(rows, goneOf) };
}

type Part = <Row extends object>(list: readonly Row[]) => readonly Row[];

const listsOf = (rows: CatalogueRows, part: Part) => ({
  systems: part(rows.systems),
  templates: part(rows.templates),
  designs: part(rows.designs),
  colours: part(rows.colours),
  colourPairs: part(rows.colourPairs),
  paints: part(rows.paints),
  themes: part(rows.themes),
  backings: part(rows.backings),
  handles: part(rows.handles),
  masters: part(rows.masters),
  stock: part(rows.stock),
  extras: part(rows.extras),
  hinges: part(rows.hinges),
  profiles: part(rows.profiles),
  thresholds: part(rows.thresholds),
  sizeStock: part(rows.sizeStock),
  standardDimensions: part(rows.standardDimensions),
});

export function supplierWith(rows: CatalogueRows, supplier: TestSupplier): TestSupplier {
  const catalogue = catalogueOf(rows);
  return { ...supplier, catalogue, context: contextOf(catalogue) };
}
