import { weightsOf } from '@door/domain/bom/leaf-weight';
import type { CatalogueRows } from '@door/domain/catalogue/rows';
import type { WorksRows } from '@door/domain/catalogue/works-rows';

/** What leaves are weighed by is read off the works' rows, so it is not stored twice. */
type Stored = Omit<CatalogueRows, 'weights'>;

/** Lists keep their rows one by one; a kind that is one thing (limits, clearances, rules) is a list of one. */
type Listed<Rows> = { readonly [K in keyof Rows]: Rows[K] extends readonly unknown[] ? Rows[K] : readonly Rows[K][] };
type WorksKinds = { readonly [K in keyof WorksRows as `works.${K}`]: WorksRows[K] };
export type CatalogueDocument = Listed<Stored & WorksKinds>;
type Kind = keyof CatalogueDocument;

/** What names a row within its kind; a number of its own where nothing else does. */
const idOf: { readonly [K in Kind]: (row: CatalogueDocument[K][number], position: number) => string | number } = {
  systems: (row) => row.id,
  templates: (row) => row.id,
  designs: (row) => row.id,
  colours: (row) => row.id,
  colourPairs: (row) => `${row.external}/${row.inside}`,
  themes: (row) => row.id,
  backings: (row) => row.name,
  handles: (row) => row.handleType,
  masters: (row) => row.id,
  stock: (row) => row.id,
  relatedStock: (row) => `${row.masterId}/${row.relatedMasterId}/${row.dropdown}`,
  defaultHardware: (_, position) => position,
  hinges: (row) => row.name,
  extras: (row) => `${row.kind}/${row.masterId}`,
  profiles: (row) => row.profile,
  thresholds: (row) => row.code,
  sizeStock: (row) => row.code,
  standardDimensions: (_, position) => position,
  limits: () => 'all',
  clearances: () => 'all',
  'works.slabs': (row) => row.thickness,
  'works.glassUnits': (row) => row.code,
  'works.locks': (_, position) => position,
  'works.rules': () => 'all',
  'works.articles': (row) => row.code,
};

export interface DocumentRow {
  readonly kind: string;
  readonly id: string;
  readonly position: number;
  readonly body: unknown;
}

/** A supplier's rows as they are stored. */
export function rowsOfCatalogue(catalogue: CatalogueRows, works: WorksRows): readonly DocumentRow[] {
  const document: CatalogueDocument = {
    ...catalogue,
    limits: [catalogue.limits],
    clearances: [catalogue.clearances],
    'works.slabs': works.slabs,
    'works.glassUnits': works.glassUnits,
    'works.locks': works.locks,
    'works.rules': [works.rules],
    'works.articles': works.articles,
  };
  return kinds.flatMap((kind) => rowsOfKind(kind, document[kind]));
}

function rowsOfKind<K extends Kind>(kind: K, rows: readonly CatalogueDocument[K][number][]): readonly DocumentRow[] {
  return rows.map((body, position) => ({ kind, id: String(idOf[kind](body, position)), position, body }));
}

function isKind(name: string): name is Kind {
  return name in idOf;
}
const kinds: readonly Kind[] = Object.keys(idOf).filter(isKind);

/** The stored lists as the rules want them. A supplier without a kind has an empty list of it. */
export function catalogueOfDocument(stored: Partial<CatalogueDocument>): {
  readonly catalogue: CatalogueRows;
  readonly works: WorksRows;
} {
  const slabs = stored['works.slabs'] ?? [];
  const glassUnits = stored['works.glassUnits'] ?? [];
  return {
    catalogue: {
      systems: stored.systems ?? [],
      templates: stored.templates ?? [],
      designs: stored.designs ?? [],
      colours: stored.colours ?? [],
      colourPairs: stored.colourPairs ?? [],
      themes: stored.themes ?? [],
      backings: stored.backings ?? [],
      handles: stored.handles ?? [],
      masters: stored.masters ?? [],
      stock: stored.stock ?? [],
      relatedStock: stored.relatedStock ?? [],
      defaultHardware: stored.defaultHardware ?? [],
      hinges: stored.hinges ?? [],
      extras: stored.extras ?? [],
      profiles: stored.profiles ?? [],
      thresholds: stored.thresholds ?? [],
      sizeStock: stored.sizeStock ?? [],
      standardDimensions: stored.standardDimensions ?? [],
      limits: only('limits', stored.limits),
      clearances: only('clearances', stored.clearances),
      weights: weightsOf({ slabs, glassUnits }),
    },
    works: {
      slabs,
      glassUnits,
      locks: stored['works.locks'] ?? [],
      rules: only('works.rules', stored['works.rules']),
      articles: stored['works.articles'] ?? [],
    },
  };
}

function only<Row>(kind: Kind, rows: readonly Row[] | undefined): Row {
  const [row] = rows ?? [];
  if (row === undefined) throw new Error(`The catalogue in the database has no ${kind}.`);
  return row;
}
