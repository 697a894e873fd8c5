import { demoCatalogue, demoProduction } from '@door/catalogue/demo';
import { prices as demoPrices } from '@door/catalogue/rows/prices';
import { weightsOf } from '@door/domain/weight/leaf-weight';
import type { Colour } from '@door/domain/catalogue/colour-rows';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { FrameProfileRow } from '@door/domain/catalogue/frame-rows';
import type { PriceList } from '@door/domain/commerce/price-list';
import type { LockRow, PaneNeed, ProductionRows } from '@door/domain/catalogue/production-rows';
import type { SlabThickness } from '@door/domain/model/build-choices';
import type { GlazedFramePartKind } from '@door/domain/model/parts';
import { UnreadableDocument } from '@door/domain/stored/read-document';
import { type PriceListV1, priceListFromV1 } from './price-list-document.ts';
import { productionFromV6, type ProductionRowsV6 } from './production-document.ts';

/** What a supplier sells, how it is made and what it costs. */
export interface CatalogueContent {
  readonly catalogue: CatalogueRows;
  readonly production: ProductionRows;
  readonly prices: PriceList;
}

/** A version of a catalogue as it is stored. `weights` is calculated from the production rows, so it is not stored. */
export interface CatalogueDocument {
  readonly version: 7;
  readonly catalogue: Omit<CatalogueRows, 'weights'>;
  readonly production: ProductionRows;
  readonly prices: PriceList;
}

/** Version 6: bars of one length. */
interface CatalogueDocumentV6 extends Omit<CatalogueDocument, 'version' | 'production'> {
  readonly version: 6;
  readonly production: ProductionRowsV6;
}

/** Version 5: the price list of the first releases. */
interface CatalogueDocumentV5 extends Omit<CatalogueDocumentV6, 'version' | 'prices'> {
  readonly version: 5;
  readonly prices: PriceListV1 | PriceList;
}

/** Version 4: each fixed part had its glass whatever the slab. */
interface CatalogueDocumentV4 extends Omit<CatalogueDocumentV5, 'version' | 'production'> {
  readonly version: 4;
  readonly production: Omit<ProductionRowsV6, 'glazing'> & { readonly glazing: GlazingV4 };
}

type GlazingV4 = Readonly<Record<SlabThickness | GlazedFramePartKind, Readonly<Record<PaneNeed, string>>>>;

/** Version 3: backset, place of the hinges and the limits of the checks stood in the code. */
interface CatalogueDocumentV3 extends Omit<CatalogueDocumentV4, 'version' | 'catalogue' | 'production'> {
  readonly version: 3;
  readonly catalogue: Omit<CatalogueDocument['catalogue'], 'clearances'> & {
    readonly clearances: Omit<CatalogueRows['clearances'], 'hingeFromEnd'>;
  };
  readonly production: Omit<CatalogueDocumentV4['production'], keyof typeof newInProduction>;
}

/** Version 2: a custom colour did not say what it can be sprayed in. */
interface CatalogueDocumentV2 extends Omit<CatalogueDocumentV3, 'version' | 'catalogue'> {
  readonly version: 2;
  readonly catalogue: Omit<CatalogueDocumentV3['catalogue'], 'paints'>;
}

/** Version 1: the lists of a table that held a row for each design, colour … */
interface CatalogueDocumentV1 {
  readonly version: 1;
  readonly lists: ListsV1;
}

export type StoredCatalogue =
  | CatalogueDocument
  | CatalogueDocumentV6
  | CatalogueDocumentV5
  | CatalogueDocumentV4
  | CatalogueDocumentV3
  | CatalogueDocumentV2
  | CatalogueDocumentV1;

export const catalogueDocument = ({ catalogue, production, prices }: CatalogueContent): CatalogueDocument => ({
  version: 7,
  catalogue: withoutWeights(catalogue),
  production,
  prices,
});

const withoutWeights = ({ weights: _weights, ...rows }: CatalogueRows): CatalogueDocument['catalogue'] => rows;

/** The catalogue of a stored document of any version; throws `UnreadableDocument` for a version of a newer release. */
export function contentOfDocument(stored: StoredCatalogue): CatalogueContent {
  const { catalogue, production, prices } = currentDocument(stored);
  const colours = catalogue.colours.map(withPlainName);
  return { catalogue: { ...catalogue, colours, weights: weightsOf(production) }, production, prices };
}

function currentDocument(stored: StoredCatalogue): CatalogueDocument {
  if (stored.version === 1) return fromV2(documentFromV1(stored.lists));
  if (stored.version === 2) return fromV2(stored);
  if (stored.version === 3) return fromV3(stored);
  if (stored.version === 4) return fromV4(stored);
  if (stored.version === 5) return fromV5(stored);
  if (stored.version === 6) return documentFromV6(stored);
  const { version }: { readonly version: number } = stored;
  if (version === 7) return stored;
  throw new UnreadableDocument(
    `The stored catalogue has version ${String(version)}; this release reads versions 1 to 7.`,
  );
}

type LockRowV1 = Omit<LockRow, 'operation'> & { readonly works: LockRow['operation'] };
type LockOfMasterV1 = Pick<LockRowV1, 'works' | 'leafFrom' | 'leafTo'>;
type MasterV1 = Omit<CatalogueRows['masters'][number], 'lock'> & { readonly lock?: LockOfMasterV1 };
type LimitsV1 = Omit<CatalogueRows['limits'], keyof typeof newInLimits>;
type ClearancesV1 = Omit<CatalogueRows['clearances'], keyof typeof newInClearances | 'hingeFromEnd'>;

type UnchangedLists = Partial<
  Omit<CatalogueDocument['catalogue'], 'masters' | 'limits' | 'clearances'> & {
    readonly 'works.slabs': ProductionRows['slabs'];
    readonly 'works.glassUnits': ProductionRows['glassUnits'];
    readonly 'works.articles': ProductionRowsV6['articles'];
  }
>;

/** A supplier without rows of a kind had no list of it. Limits, clearances and rules were lists of one row. */
interface ListsV1 extends UnchangedLists {
  readonly masters?: readonly MasterV1[];
  readonly limits?: readonly LimitsV1[];
  readonly clearances?: readonly ClearancesV1[];
  readonly 'works.locks'?: readonly LockRowV1[];
  readonly 'works.rules'?: readonly ProductionRows['cuttingAllowances'][];
}

/** Version 2 calls a lock's `works` its operation. Numbers that stood in the code until then are those of the demo supplier. */
const documentFromV1 = (lists: ListsV1): CatalogueDocumentV2 => ({
  version: 2,
  catalogue: {
    systems: lists.systems ?? [],
    templates: lists.templates ?? [],
    designs: lists.designs ?? [],
    colours: lists.colours ?? [],
    colourPairs: lists.colourPairs ?? [],
    themes: lists.themes ?? [],
    backings: lists.backings ?? [],
    handles: lists.handles ?? [],
    masters: (lists.masters ?? []).map(masterFromV1),
    stock: lists.stock ?? [],
    relatedStock: lists.relatedStock ?? [],
    defaultHardware: lists.defaultHardware ?? [],
    hinges: lists.hinges ?? [],
    extras: lists.extras ?? [],
    profiles: lists.profiles ?? [],
    thresholds: lists.thresholds ?? [],
    sizeStock: lists.sizeStock ?? [],
    standardDimensions: lists.standardDimensions ?? [],
    limits: { ...newInLimits, ...only('limits', lists.limits) },
    clearances: { ...newInClearances, ...only('clearances', lists.clearances) },
  },
  production: {
    ...demoProduction,
    glazing: glazingV4,
    slabs: lists['works.slabs'] ?? [],
    glassUnits: lists['works.glassUnits'] ?? [],
    locks: (lists['works.locks'] ?? []).map(lockFromV1),
    cuttingAllowances: only('works.rules', lists['works.rules']),
    articles: lists['works.articles'] ?? [],
  },
  prices: demoPrices,
});

/** What was missing until version 3 is as the demo supplier has it. */
const documentFromV2 = ({ catalogue, ...document }: CatalogueDocumentV2): CatalogueDocumentV3 => ({
  ...document,
  version: 3,
  catalogue: { ...catalogue, paints: demoCatalogue.paints },
});

/** What stood in the code until version 4 is as the demo supplier has it, and so is which frame colour is a foil. */
const documentFromV3 = ({ catalogue, production, ...document }: CatalogueDocumentV3): CatalogueDocumentV4 => ({
  ...document,
  version: 4,
  catalogue: {
    ...catalogue,
    colours: catalogue.colours.map((colour) => (isFoil(colour) ? { ...colour, foil: true } : colour)),
    clearances: { hingeFromEnd: demoCatalogue.clearances.hingeFromEnd, ...catalogue.clearances },
    profiles: catalogue.profiles.map((row) => ({ ...carriedBy(row), ...row })),
  },
  production: { ...newInProduction, ...production },
});

const fromV5 = (document: CatalogueDocumentV5): CatalogueDocument => documentFromV6(documentFromV5(document));

const fromV4 = (document: CatalogueDocumentV4): CatalogueDocument => fromV5(documentFromV4(document));

const fromV3 = (document: CatalogueDocumentV3): CatalogueDocument => fromV4(documentFromV3(document));

const fromV2 = (document: CatalogueDocumentV2): CatalogueDocument => fromV3(documentFromV2(document));

/** Since version 5 a set in a 70 mm slab has the slab's triple glass in its frame too, unless it is laminated. */
const documentFromV4 = ({ production, ...document }: CatalogueDocumentV4): CatalogueDocumentV5 => {
  const { 44: thin, 48: solid, 70: thick, 'left-sidelight': fixed } = production.glazing;
  const glazing: ProductionRows['glazing'] = {
    leaf: { 44: thin, 48: solid, 70: thick },
    frame: { 44: fixed, 48: fixed, 70: { ...fixed, plain: thick.plain } },
  };
  return { ...document, version: 5, production: { ...production, glazing } };
};

/** A catalogue of version 1 had no prices, so it has taken the demo supplier's as they are today. */
const documentFromV5 = ({ prices, ...document }: CatalogueDocumentV5): CatalogueDocumentV6 => ({
  ...document,
  version: 6,
  prices: 'white' in prices ? prices : priceListFromV1(prices),
});

const documentFromV6 = ({ production, ...document }: CatalogueDocumentV6): CatalogueDocument => ({
  ...document,
  version: 7,
  production: productionFromV6(production),
});

/** A colour stored before names of the trade stood apart has the longer one only: it gets both, as the demo supplier has them. */
const withPlainName = (colour: Colour): Colour => {
  const { name, tradeName } = demoCatalogue.colours.find((row) => row.tradeName === colour.name) ?? {};
  return name === undefined || tradeName === undefined ? colour : { ...colour, name, tradeName };
};

/** Until version 4 the text about the base said it: `foil on white`. */
const isFoil = ({ base }: CatalogueRows['colours'][number]): boolean => base?.startsWith('foil') === true;

/** What a profile of the demo supplier carries. */
const carriedBy = ({ code }: FrameProfileRow): Pick<FrameProfileRow, 'singleLeafUpToKg'> => {
  const { singleLeafUpToKg } = demoCatalogue.profiles.find((row) => row.code === code) ?? {};
  return singleLeafUpToKg === undefined ? {} : { singleLeafUpToKg };
};

/** As the code had it before there were rows for it. */
const glazingV4: GlazingV4 = {
  ...demoProduction.glazing.leaf,
  'left-sidelight': demoProduction.glazing.frame[44],
  'right-sidelight': demoProduction.glazing.frame[44],
  fanlight: demoProduction.glazing.frame[44],
};

const newInProduction = {
  specialOrderDays: demoProduction.specialOrderDays,
  glassStamp: demoProduction.glassStamp,
  backset: demoProduction.backset,
  checkLimits: demoProduction.checkLimits,
};

const newInLimits = { maxHeightOnThreeHinges: demoCatalogue.limits.maxHeightOnThreeHinges };
const newInClearances = { openLeafBehindFrame: demoCatalogue.clearances.openLeafBehindFrame };

const masterFromV1 = ({ lock, ...master }: MasterV1): CatalogueRows['masters'][number] =>
  lock ? { ...master, lock: lockFromV1(lock) } : master;

const lockFromV1 = <Lock extends { readonly works: LockRow['operation'] }>({ works, ...lock }: Lock) => ({
  ...lock,
  operation: works,
});

function only<Row>(kind: string, rows: readonly Row[] | undefined): Row {
  const [row] = rows ?? [];
  if (row === undefined) throw new UnreadableDocument(`The stored catalogue has no ${kind}.`);
  return row;
}
