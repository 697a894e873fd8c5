import type { SoldRows } from '../rows/catalogue-rows.ts';
import type { GalleryRows } from '../rows/gallery-rows.ts';
import type { ProductionRows } from '../rows/production-rows.ts';
import { withCatalogue, withGallery, withProduction } from './catalogue-content.ts';
import { colourField, colourPairField, paintField } from './kinds/colour-kinds.ts';
import { defaultHardwareField, designField, extraField, handleField, hingeField } from './kinds/door-kinds.ts';
import {
  profileField,
  sizeStockField,
  standardDimensionField,
  systemField,
  templateField,
  thresholdField,
} from './kinds/frame-kinds.ts';
import { finishedDoorField, houseStyleField } from './kinds/gallery-kinds.ts';
import { backingField, glassUnitField, themeField } from './kinds/glass-kinds.ts';
import { slabField } from './kinds/record-kinds.ts';
import {
  articleField,
  lockField,
  masterField,
  preparationField,
  relatedStockField,
  stockField,
} from './kinds/stock-kinds.ts';
import type { ListKind } from './row-kind.ts';
import { type RowField, type RowList, rowList } from './row-list.ts';

/** What the rows of a list are, and which fields name one. */
interface Keyed<Row> {
  readonly field: RowField<Row>;
  readonly keyFields: readonly (keyof Row & string)[];
}

/** A list of what is sold. */
const sold = <Row extends object>(
  { field, keyFields }: Keyed<Row>,
  read: (rows: Partial<SoldRows>) => readonly Row[] | undefined,
  changed: (rows: readonly Row[]) => Partial<SoldRows>,
): RowList =>
  rowList(field, {
    keyFields,
    listed: {
      read: ({ catalogue }) => read(catalogue) ?? [],
      write: (content, rows) => withCatalogue(content, changed(rows)),
    },
    retired: {
      read: ({ catalogue }) => read(catalogue.retired ?? {}) ?? [],
      write: (content, rows) => withCatalogue(content, { retired: { ...content.catalogue.retired, ...changed(rows) } }),
    },
  });

/** A list of what only the works need. */
const produced = <Row extends object>(
  { field, keyFields }: Keyed<Row>,
  read: (rows: ProductionRows) => readonly Row[],
  changed: (rows: readonly Row[]) => Partial<ProductionRows>,
): RowList =>
  rowList(field, {
    keyFields,
    listed: {
      read: ({ production }) => read(production),
      write: (content, rows) => withProduction(content, changed(rows)),
    },
  });

/** A list of what visitors may begin with. */
const shown = <Row extends object>(
  { field, keyFields }: Keyed<Row>,
  read: (rows: Partial<GalleryRows>) => readonly Row[] | undefined,
  changed: (rows: readonly Row[]) => Partial<GalleryRows>,
): RowList =>
  rowList(field, {
    keyFields,
    listed: {
      read: ({ gallery }) => read(gallery) ?? [],
      write: (content, rows) => withGallery(content, changed(rows)),
    },
    retired: {
      read: ({ gallery }) => read(gallery.retired ?? {}) ?? [],
      write: (content, rows) => withGallery(content, { retired: { ...content.gallery.retired, ...changed(rows) } }),
    },
  });

/** Every list of a catalogue: what its rows are, where they lie and which fields name one. */
export const rowLists: Readonly<Record<ListKind, RowList>> = {
  systems: sold(
    { field: systemField, keyFields: ['id'] },
    ({ systems }) => systems,
    (systems) => ({ systems }),
  ),
  templates: sold(
    { field: templateField, keyFields: ['id'] },
    ({ templates }) => templates,
    (templates) => ({ templates }),
  ),
  designs: sold(
    { field: designField, keyFields: ['id'] },
    ({ designs }) => designs,
    (designs) => ({ designs }),
  ),
  colours: sold(
    { field: colourField, keyFields: ['id'] },
    ({ colours }) => colours,
    (colours) => ({ colours }),
  ),
  colourPairs: sold(
    { field: colourPairField, keyFields: ['external', 'inside'] },
    ({ colourPairs }) => colourPairs,
    (colourPairs) => ({ colourPairs }),
  ),
  paints: sold(
    { field: paintField, keyFields: ['ral'] },
    ({ paints }) => paints,
    (paints) => ({ paints }),
  ),
  themes: sold(
    { field: themeField, keyFields: ['id'] },
    ({ themes }) => themes,
    (themes) => ({ themes }),
  ),
  backings: sold(
    { field: backingField, keyFields: ['name'] },
    ({ backings }) => backings,
    (backings) => ({ backings }),
  ),
  handles: sold(
    { field: handleField, keyFields: ['handleType'] },
    ({ handles }) => handles,
    (handles) => ({ handles }),
  ),
  masters: sold(
    { field: masterField, keyFields: ['id'] },
    ({ masters }) => masters,
    (masters) => ({ masters }),
  ),
  stock: sold(
    { field: stockField, keyFields: ['code'] },
    ({ stock }) => stock,
    (stock) => ({ stock }),
  ),
  relatedStock: sold(
    { field: relatedStockField, keyFields: ['masterId', 'relatedMasterId', 'dropdown'] },
    ({ relatedStock }) => relatedStock,
    (relatedStock) => ({ relatedStock }),
  ),
  defaultHardware: sold(
    { field: defaultHardwareField, keyFields: ['kind'] },
    ({ defaultHardware }) => defaultHardware,
    (defaultHardware) => ({ defaultHardware }),
  ),
  hinges: sold(
    { field: hingeField, keyFields: ['name'] },
    ({ hinges }) => hinges,
    (hinges) => ({ hinges }),
  ),
  extras: sold(
    { field: extraField, keyFields: ['kind', 'masterId'] },
    ({ extras }) => extras,
    (extras) => ({ extras }),
  ),
  profiles: sold(
    { field: profileField, keyFields: ['profile'] },
    ({ profiles }) => profiles,
    (profiles) => ({ profiles }),
  ),
  thresholds: sold(
    { field: thresholdField, keyFields: ['code'] },
    ({ thresholds }) => thresholds,
    (thresholds) => ({ thresholds }),
  ),
  sizeStock: sold(
    { field: sizeStockField, keyFields: ['code'] },
    ({ sizeStock }) => sizeStock,
    (sizeStock) => ({ sizeStock }),
  ),
  standardDimensions: sold(
    { field: standardDimensionField, keyFields: ['dimension', 'doors', 'value', 'from'] },
    ({ standardDimensions }) => standardDimensions,
    (standardDimensions) => ({ standardDimensions }),
  ),
  slabs: produced(
    { field: slabField, keyFields: ['thickness'] },
    ({ slabs }) => slabs,
    (slabs) => ({ slabs }),
  ),
  glassUnits: produced(
    { field: glassUnitField, keyFields: ['code'] },
    ({ glassUnits }) => glassUnits,
    (glassUnits) => ({ glassUnits }),
  ),
  locks: produced(
    { field: lockField, keyFields: ['code'] },
    ({ locks }) => locks,
    (locks) => ({ locks }),
  ),
  preparations: produced(
    { field: preparationField, keyFields: ['article', 'layer', 'from', 'x', 'base', 'y', 'face', 'depth'] },
    ({ preparations }) => preparations,
    (preparations) => ({ preparations }),
  ),
  articles: produced(
    { field: articleField, keyFields: ['code'] },
    ({ articles }) => articles,
    (articles) => ({ articles }),
  ),
  finishedDoors: shown(
    { field: finishedDoorField, keyFields: ['id'] },
    ({ finishedDoors }) => finishedDoors,
    (finishedDoors) => ({ finishedDoors }),
  ),
  houseStyles: shown(
    { field: houseStyleField, keyFields: ['id'] },
    ({ houseStyles }) => houseStyles,
    (houseStyles) => ({ houseStyles }),
  ),
};
