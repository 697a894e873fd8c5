import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { listKinds } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { weightsOf } from '@door/domain/door/weight/weight';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { UnreadableDocument } from '@door/domain/stored/read-document';

/** A version of a catalogue as it is stored. `weights` is calculated from the production rows, so it is not stored. */
export interface CatalogueDocument {
  readonly version: 2;
  readonly catalogue: Omit<CatalogueRows, 'weights'>;
  readonly production: ProductionRows;
  readonly prices: PriceList;
  readonly gallery: GalleryRows;
}

export const catalogueDocument = ({ catalogue, ...content }: CatalogueContent): CatalogueDocument => ({
  version: 2,
  catalogue: withoutWeights(catalogue),
  ...content,
});

const withoutWeights = ({ weights: _weights, ...rows }: CatalogueRows): CatalogueDocument['catalogue'] => rows;

/** The catalogue of a stored document; throws `UnreadableDocument` for a version of another release. */
export function contentOfDocument(document: StoredCatalogue): CatalogueContent {
  const { catalogue, production, prices, gallery } = present(document);
  return { catalogue: { ...catalogue, weights: weightsOf(production) }, production, prices, gallery };
}

/** A document as this release or an earlier one has written it. */
export type StoredCatalogue = CatalogueDocument | CatalogueV1;

/** Of before there were rows of what is cut into a leaf. */
interface CatalogueV1 extends Omit<CatalogueDocument, 'version' | 'production'> {
  readonly version: 1;
  readonly production: Omit<ProductionRows, 'preparations'>;
}

function present(document: StoredCatalogue): CatalogueDocument {
  const known: number = document.version;
  if (document.version === 1)
    return { ...document, version: 2, production: { ...document.production, preparations: [] } };
  if (document.version === 2) return document;
  throw new UnreadableDocument(
    `The stored catalogue has version ${String(known)}; this release reads versions 1 and 2.`,
  );
}

/** The catalogue of an exported document; undefined for what is none. What its rows hold is not checked. */
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
  isRecord(document) &&
  'version' in document &&
  ['catalogue', 'production', 'prices', 'gallery'].every((part) => isRecord(Reflect.get(document, part)));

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
