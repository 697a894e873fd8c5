import type { CatalogueRows } from '../rows/catalogue-rows.ts';
import type { GalleryRows } from '../rows/gallery-rows.ts';
import type { ProductionRows } from '../rows/production-rows.ts';
import type { PriceList } from '../../selling/pricing/price-list.ts';
import { weightsOf } from '../../door/weight/weight.ts';

/** What a supplier sells, how it is made and what it costs: one version of a catalogue. */
export interface CatalogueContent {
  readonly catalogue: CatalogueRows;
  readonly production: ProductionRows;
  readonly prices: PriceList;
  readonly gallery: GalleryRows;
}

export const withCatalogue = (content: CatalogueContent, changed: Partial<CatalogueRows>): CatalogueContent => ({
  ...content,
  catalogue: { ...content.catalogue, ...changed },
});

/** The weights of leaves follow from the rows of production. */
export const withProduction = (content: CatalogueContent, changed: Partial<ProductionRows>): CatalogueContent => {
  const production = { ...content.production, ...changed };
  return { ...content, production, catalogue: { ...content.catalogue, weights: weightsOf(production) } };
};

export const withGallery = (content: CatalogueContent, changed: Partial<GalleryRows>): CatalogueContent => ({
  ...content,
  gallery: { ...content.gallery, ...changed },
});
