import type { AllRows, CatalogueRows } from './catalogue-rows.ts';

interface RowsOnSale {
  readonly rows: AllRows;
  isSold(row: unknown): boolean;
}

/** Every list with its retired rows behind those that are sold, so that a search finds what is sold first. */
export function withRetired({ retired = {}, ...sold }: CatalogueRows): RowsOnSale {
  const gone = new Map<string, readonly object[]>(Object.entries(retired));
  const lists = Object.entries(sold).flatMap(([name, rows]) => {
    const behind = gone.get(name);
    return behind && Array.isArray(rows) ? [[name, [...rows, ...behind]] as const] : [];
  });
  const goneRows = new Set<unknown>([...gone.values()].flat());
  return { rows: { ...sold, ...Object.fromEntries(lists) }, isSold: (row) => !goneRows.has(row) };
}
