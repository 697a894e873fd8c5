import { weightsOf } from '@door/domain/bom/leaf-weight';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { PriceList } from '@door/domain/commerce/price-list';
import type { ProductionRows } from '@door/domain/catalogue/production-rows';
import { upgradeCatalogue } from './older-catalogue.ts';

/** `weights` is calculated from the production rows, so it is not stored. */
type Stored = Omit<CatalogueRows, 'weights'>;

/** Every kind is stored as a list of rows; limits, clearances and production rules are lists of one row. */
type Listed<Rows> = { readonly [K in keyof Rows]: Rows[K] extends readonly unknown[] ? Rows[K] : readonly Rows[K][] };
type ProductionKinds = {
  readonly [K in Exclude<keyof ProductionRows, 'cuttingAllowances'> as `works.${K}`]: ProductionRows[K];
} & { readonly 'works.rules': ProductionRows['cuttingAllowances'] };
export type CatalogueDocument = Listed<Stored & ProductionKinds & { readonly prices: PriceList }>;
type Kind = keyof CatalogueDocument;

/** The id of a row within its kind; its position where no field identifies it. */
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
  'works.glazing': () => 'all',
  'works.glassUnitLimits': () => 'all',
  'works.dividers': () => 'all',
  'works.partArticles': () => 'all',
  'works.codePatterns': () => 'all',
  'works.consumption': () => 'all',
  'works.componentWeights': () => 'all',
  'works.thermal': () => 'all',
  prices: () => 'all',
  'works.articles': (row) => row.code,
};

/** What a supplier sells, makes it of, and asks for it. */
export interface SupplierCatalogue {
  readonly catalogue: CatalogueRows;
  readonly production: ProductionRows;
  readonly prices: PriceList;
}

export interface DocumentRow {
  readonly kind: string;
  readonly id: string;
  readonly position: number;
  readonly body: unknown;
}

/** A supplier's catalogue as rows of the table `catalogue_row`. */
export function rowsOfCatalogue({ catalogue, production, prices }: SupplierCatalogue): readonly DocumentRow[] {
  const document: CatalogueDocument = {
    ...catalogue,
    limits: [catalogue.limits],
    clearances: [catalogue.clearances],
    'works.slabs': production.slabs,
    'works.glassUnits': production.glassUnits,
    'works.locks': production.locks,
    'works.rules': [production.cuttingAllowances],
    'works.glazing': [production.glazing],
    'works.glassUnitLimits': [production.glassUnitLimits],
    'works.dividers': [production.dividers],
    'works.partArticles': [production.partArticles],
    'works.codePatterns': [production.codePatterns],
    'works.consumption': [production.consumption],
    'works.componentWeights': [production.componentWeights],
    'works.thermal': [production.thermal],
    prices: [prices],
    'works.articles': production.articles,
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

/** The catalogue from its stored rows, of this version or an older one. A kind without rows is an empty list. */
export function catalogueOfDocument(older: Partial<CatalogueDocument>): SupplierCatalogue {
  const stored = upgradeCatalogue(older);
  const production = productionOfDocument(stored);
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
      weights: weightsOf(production),
    },
    production,
    prices: only('prices', stored.prices),
  };
}

const productionOfDocument = (stored: Partial<CatalogueDocument>): ProductionRows => ({
  slabs: stored['works.slabs'] ?? [],
  glassUnits: stored['works.glassUnits'] ?? [],
  locks: stored['works.locks'] ?? [],
  cuttingAllowances: only('works.rules', stored['works.rules']),
  articles: stored['works.articles'] ?? [],
  glazing: only('works.glazing', stored['works.glazing']),
  glassUnitLimits: only('works.glassUnitLimits', stored['works.glassUnitLimits']),
  dividers: only('works.dividers', stored['works.dividers']),
  partArticles: only('works.partArticles', stored['works.partArticles']),
  codePatterns: only('works.codePatterns', stored['works.codePatterns']),
  consumption: only('works.consumption', stored['works.consumption']),
  componentWeights: only('works.componentWeights', stored['works.componentWeights']),
  thermal: only('works.thermal', stored['works.thermal']),
});

function only<Row>(kind: Kind, rows: readonly Row[] | undefined): Row {
  const [row] = rows ?? [];
  if (row === undefined) throw new Error(`The catalogue in the database has no ${kind}.`);
  return row;
}
