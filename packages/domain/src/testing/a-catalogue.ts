import { type Catalogue, catalogueOf } from '../catalogue/rows/catalogue.ts';
import type { ColourPair } from '../catalogue/rows/colour-rows.ts';
import type { CatalogueRows } from '../catalogue/rows/catalogue-rows.ts';
import { backings, colours, designs, paints, themes } from './choice-rows.ts';
import { colourId, stockCode } from '../door/model/ids.ts';
import { extras } from './extra-rows.ts';
import { handles, hinges, masters, stock } from './hardware-rows.ts';
import { systems, templates } from './template-rows.ts';
import { workedExampleCatalogue } from './worked-example-catalogue.ts';

/**
 * A small supplier with one example for every rule. Sizes, profiles and thresholds are those of the worked
 * examples.
 */
export const aCatalogue = (): Catalogue => catalogueOf(rows);

/** The same supplier with some rows changed. */
export const aCatalogueWith = (changed: Partial<CatalogueRows>): Catalogue => catalogueOf({ ...rows, ...changed });

const pair = (external: number, inside: number): ColourPair => {
  const appendix = `${String(external)}-${String(inside)}`;
  return {
    external: colourId(external),
    inside: colourId(inside),
    appendix,
    wideCode: stockCode(`OF72-${appendix}`),
    narrowCode: stockCode(`OF56-${appendix}`),
    priceGroup: 1,
    // Paint is mixed to order.
    stocked: external !== 116,
  };
};

const rows: CatalogueRows = {
  ...workedExampleCatalogue().rows,
  systems,
  templates,
  designs,
  colours,
  colourPairs: [pair(101, 101), pair(104, 101), pair(104, 104), pair(107, 101), pair(116, 101), pair(116, 116)],
  paints,
  themes,
  backings,
  handles,
  masters,
  stock,
  hinges,
  extras,
  relatedStock: [{ masterId: 3, relatedMasterId: 9, dropdown: 'escutcheon' }],
  defaultHardware: [
    { kind: 'handle', dropdown: 'handle', masterId: 1 },
    { kind: 'knocker', dropdown: 'doorKnocker', masterId: 11 },
    { kind: 'spyhole', dropdown: 'spyhole1', masterId: 31 },
    { kind: 'letterPlate', dropdown: 'letterPlate', masterId: 41 },
  ],
};
