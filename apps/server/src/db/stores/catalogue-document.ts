import { demoCatalogue, demoProduction } from '@door/catalogue/demo';
import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import { listKinds } from '@door/domain/catalogue-edit/row-kind';
import { rowLists } from '@door/domain/catalogue-edit/row-lists';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { Colour } from '@door/domain/catalogue/colour-rows';
import type { FrameProfileRow } from '@door/domain/catalogue/frame-rows';
import { emptyGallery, type GalleryRows } from '@door/domain/catalogue/gallery-rows';
import type { ProductionRows } from '@door/domain/catalogue/production-rows';
import type { PriceList } from '@door/domain/commerce/price-list';
import { UnreadableDocument } from '@door/domain/stored/read-document';
import { weightsOf } from '@door/domain/weight/weight';
import { contentOfLists, type GlazingV4, type ListsV1 } from './catalogue-lists-document.ts';
import { priceListFromV1, type PriceListV1 } from './price-list-document.ts';
import {
  productionFromV6,
  productionFromV7,
  type ProductionRowsV6,
  type ProductionRowsV7,
} from './production-document.ts';
import {
  type CatalogueRowsV11,
  type CatalogueRowsV7,
  type CatalogueRowsV8,
  type CatalogueRowsV9,
  rowsFromV11,
  rowsFromV7,
  rowsFromV8,
  rowsFromV9,
} from './rows-document.ts';

/** A version of a catalogue as it is stored. `weights` is calculated from the production rows, so it is not stored. */
export interface CatalogueDocument {
  readonly version: 12;
  readonly catalogue: Omit<CatalogueRows, 'weights'>;
  readonly production: ProductionRows;
  readonly prices: PriceList;
  readonly gallery: GalleryRows;
}

/** Version 11: distances of extras, and the flag of a hinge, stood in the code. */
interface CatalogueDocumentV11 extends Omit<CatalogueDocument, 'version' | 'catalogue'> {
  readonly version: 11;
  readonly catalogue: CatalogueRowsV11;
}

/** Version 10: nothing but frames to begin with. */
interface CatalogueDocumentV10 extends Omit<CatalogueDocumentV11, 'version' | 'gallery'> {
  readonly version: 10;
}

/** Version 9: what a handle covers stood in the drawing, and a design named no hardware. */
interface CatalogueDocumentV9 extends Omit<CatalogueDocumentV10, 'version' | 'catalogue'> {
  readonly version: 9;
  readonly catalogue: CatalogueRowsV9;
}

/** Version 8: a handle was drawn by the name of its type. */
interface CatalogueDocumentV8 extends Omit<CatalogueDocumentV9, 'version' | 'catalogue'> {
  readonly version: 8;
  readonly catalogue: CatalogueRowsV8;
}

/** Version 7: what a door takes of a week and what a lever covers stood in the code. */
interface CatalogueDocumentV7 extends Omit<CatalogueDocumentV8, 'version' | 'catalogue' | 'production'> {
  readonly version: 7;
  readonly catalogue: CatalogueRowsV7;
  readonly production: ProductionRowsV7;
}

/** Version 6: bars of one length. */
interface CatalogueDocumentV6 extends Omit<CatalogueDocumentV7, 'version' | 'production'> {
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

/** Version 3: backset, place of the hinges and the limits of the checks stood in the code. */
interface CatalogueDocumentV3 extends Omit<CatalogueDocumentV4, 'version' | 'catalogue' | 'production'> {
  readonly version: 3;
  readonly catalogue: Omit<CatalogueRowsV7, 'clearances'> & {
    readonly clearances: Omit<CatalogueRowsV7['clearances'], 'hingeFromEnd'>;
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
  | CatalogueDocumentV11
  | CatalogueDocumentV10
  | CatalogueDocumentV9
  | CatalogueDocumentV8
  | CatalogueDocumentV7
  | CatalogueDocumentV6
  | CatalogueDocumentV5
  | CatalogueDocumentV4
  | CatalogueDocumentV3
  | CatalogueDocumentV2
  | CatalogueDocumentV1;

export const catalogueDocument = ({ catalogue, ...content }: CatalogueContent): CatalogueDocument => ({
  version: 12,
  catalogue: withoutWeights(catalogue),
  ...content,
});

const withoutWeights = ({ weights: _weights, ...rows }: CatalogueRows): CatalogueDocument['catalogue'] => rows;

/** The catalogue of a stored document of any version; throws `UnreadableDocument` for a version of a newer release. */
export function contentOfDocument(stored: StoredCatalogue): CatalogueContent {
  const { catalogue, production, prices, gallery } = currentDocument(stored);
  const colours = catalogue.colours.map(withPlainName);
  return { catalogue: { ...catalogue, colours, weights: weightsOf(production) }, production, prices, gallery };
}

/** The catalogue of an exported document of any version; undefined for what is none. What its rows hold is not checked. */
export function contentOfBundle(document: unknown): CatalogueContent | undefined {
  if (!isStoredCatalogue(document)) return undefined;
  try {
    const content = contentOfDocument(document);
    return listKinds.every((kind) => rowLists[kind].rows(content).every(({ row }) => typeof row === 'object'))
      ? content
      : undefined;
  } catch {
    // A file from outside may lack anything that a stored document has.
    return undefined;
  }
}

const isStoredCatalogue = (document: unknown): document is StoredCatalogue =>
  typeof document === 'object' && document !== null && 'version' in document && 'catalogue' in document;

function currentDocument(stored: StoredCatalogue): CatalogueDocument {
  let document = stored;
  while (document.version !== 12) document = asNextVersion(document);
  return document;
}

type OlderCatalogue = Exclude<StoredCatalogue, CatalogueDocument>;

/** The document as the version after its own has it. */
function asNextVersion(document: OlderCatalogue): StoredCatalogue {
  switch (document.version) {
    case 1:
      return { version: 2, ...contentOfLists(document.lists) };
    case 2:
      return documentFromV2(document);
    case 3:
      return documentFromV3(document);
    case 4:
      return documentFromV4(document);
    case 5:
      return documentFromV5(document);
    case 6:
      return documentFromV6(document);
    case 7:
      return documentFromV7(document);
    case 8:
      return documentFromV8(document);
    case 9:
      return documentFromV9(document);
    case 10:
      return documentFromV10(document);
    case 11:
      return documentFromV11(document);
    default: {
      const { version }: { readonly version: number } = document;
      throw new UnreadableDocument(
        `The stored catalogue has version ${String(version)}; this release reads versions 1 to 12.`,
      );
    }
  }
}

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

const documentFromV6 = ({ production, ...document }: CatalogueDocumentV6): CatalogueDocumentV7 => ({
  ...document,
  version: 7,
  production: productionFromV6(production),
});

const documentFromV7 = ({ catalogue, production, ...document }: CatalogueDocumentV7): CatalogueDocumentV8 => ({
  ...document,
  version: 8,
  catalogue: rowsFromV7(catalogue),
  production: productionFromV7(production),
});

const documentFromV8 = ({ catalogue, ...document }: CatalogueDocumentV8): CatalogueDocumentV9 => ({
  ...document,
  version: 9,
  catalogue: rowsFromV8(catalogue),
});

const documentFromV9 = ({ catalogue, ...document }: CatalogueDocumentV9): CatalogueDocumentV10 => ({
  ...document,
  version: 10,
  catalogue: rowsFromV9(catalogue),
});

const documentFromV10 = (document: CatalogueDocumentV10): CatalogueDocumentV11 => ({
  ...document,
  version: 11,
  gallery: emptyGallery,
});

const documentFromV11 = ({ catalogue, ...document }: CatalogueDocumentV11): CatalogueDocument => ({
  ...document,
  version: 12,
  catalogue: rowsFromV11(catalogue),
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

const newInProduction = {
  specialOrderDays: demoProduction.specialOrderDays,
  glassStamp: demoProduction.glassStamp,
  backset: demoProduction.backset,
  checkLimits: demoProduction.checkLimits,
};
