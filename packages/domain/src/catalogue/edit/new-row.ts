import type { CatalogueContent } from './catalogue-content.ts';
import type { ListKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import { byKind, type ForEachKind, type Shape } from './shape.ts';
import { hasShapeOfCode } from './check-value.ts';

/** A row to begin with: a copy of one that is there, under a key that is free; without one, empty texts, least numbers, first choices. */
export function newRow(content: CatalogueContent, kind: ListKind, copied?: object): object {
  const list = rowLists[kind];
  const row: Record<string, unknown> = copied ? { ...copied } : blankRecord(list.shape);
  const rows = [...list.rows(content), ...list.retired(content)].map((each) => new Map(Object.entries(each.row)));
  for (const name of freeFields[kind] ?? []) {
    const taken = rows.map((each) => each.get(name));
    const value = row[name];
    if (typeof value === 'number') row[name] = nextNumber(taken);
    else if (typeof value === 'string' && taken.includes(value)) row[name] = nextText(value, taken);
  }
  return row;
}

/** Fields in which a copy must differ from every other row of its list. */
const freeFields: Readonly<Partial<Record<ListKind, readonly string[]>>> = {
  systems: ['id', 'name'],
  templates: ['id', 'displayName'],
  designs: ['id', 'name'],
  colours: ['id', 'name', 'stockCode', 'colourCode'],
  colourPairs: ['appendix', 'wideCode', 'narrowCode'],
  paints: ['ral', 'name'],
  themes: ['id', 'name'],
  backings: ['name'],
  handles: ['handleType', 'name'],
  masters: ['id', 'code', 'name'],
  stock: ['id', 'code', 'description'],
  hinges: ['name'],
  thresholds: ['name'],
  sizeStock: ['name'],
  glassUnits: ['code'],
  articles: ['code'],
  finishedDoors: ['id', 'name'],
  houseStyles: ['id', 'name'],
};

const nextNumber = (taken: readonly unknown[]): number =>
  Math.max(0, ...taken.filter((value) => typeof value === 'number')) + 1;

/** `LP-310` becomes `LP-310-2`, `Georgian` becomes `Georgian 2`. */
function nextText(value: string, taken: readonly unknown[]): string {
  const separator = hasShapeOfCode(value) && value === value.toUpperCase() ? '-' : ' ';
  for (let count = 2; ; count += 1) {
    const next = `${value}${separator}${String(count)}`;
    if (!taken.includes(next)) return next;
  }
}

function blankRecord({ fields }: Shape<'record'>): Record<string, unknown> {
  const required = Object.entries(fields).filter(([, { isOptional }]) => !isOptional);
  return Object.fromEntries(required.map(([name, { shape }]) => [name, blankValue(shape)]));
}

/** The plainest value of a shape. A reference begins empty: a person chooses it. */
export const blankValue = (shape: Shape): unknown => byKind(shape, blanks);

const blanks: ForEachKind<readonly [], unknown> = {
  nullable: () => null,
  text: () => '',
  reference: () => '',
  number: ({ min }) => min,
  flag: ({ of }) => (of.includes(false) ? false : of[0]),
  choice: ({ of }) => of[0],
  formula: () => '0',
  colour: () => '#808080',
  list: ({ of, min }) => Array.from({ length: min }, () => blankValue(of)),
  tuple: ({ of }) => of.map(blankValue),
  record: blankRecord,
  table: ({ keys, isTotal, of }) => Object.fromEntries(isTotal && keys ? keys.map((key) => [key, blankValue(of)]) : []),
  variants: ({ of }) => Object.values(of).slice(0, 1).map(blankRecord)[0] ?? {},
};
