import type { GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import type { GlassTheme } from '@door/domain/catalogue/rows/glass-rows';
import { themeId } from '@door/domain/door/model/ids';
import { themeSizes } from './theme-sizes.ts';

const everyShape: readonly GlassShapeId[] = [10, 30, 20, 40, 50, 60];
const upright: readonly GlassShapeId[] = [10, 30];
const quarters: readonly GlassShapeId[] = [20, 40, 50, 60];

/** Backings in order: the first is applied when the theme is chosen. */
const clearOrTextured = ['Clear', 'Flemish', 'Minster', 'Stippolyte'] as const;
const textured = ['Flemish', 'Minster', 'Stippolyte', 'Satin', 'Reeded', 'Fine Ripple', 'Heavy Ripple'] as const;
/** Each theme begins with the texture that sets it off best, so that no two of a kind look alike (decision 8). */
const texturedFrom = (first: (typeof textured)[number]) => [first, ...textured.filter((name) => name !== first)];
const clearOrSatin = ['Clear', 'Satin'] as const;

/** A decorative leaf sealed between two panes: the unit is a T24D. */
const decorative = { sizes: themeSizes, sealed: true } as const;
const worked = { sizes: themeSizes, sealed: false } as const;

export const themes = [
  {
    ...decorative,
    id: themeId(1),
    name: 'Diamond Lead',
    technique: '10 mm lead strip, diamond grid',
    priceGroup: 'B',
    shapes: upright,
    backings: clearOrTextured,
  },
  {
    ...decorative,
    id: themeId(2),
    name: 'Square Lead',
    technique: '10 mm lead strip, square grid',
    priceGroup: 'B',
    shapes: upright,
    backings: clearOrTextured,
  },
  {
    ...decorative,
    id: themeId(3),
    name: 'Prairie Bar',
    technique: 'lead/bar, border squares',
    priceGroup: 'B',
    shapes: upright,
    backings: clearOrTextured,
  },
  {
    ...worked,
    id: themeId(4),
    name: 'Georgian Grid',
    technique: 'internal 18 mm bars',
    priceGroup: 'A',
    shapes: [10],
    backings: ['Clear', 'Stippolyte', 'Satin'],
  },
  {
    ...decorative,
    id: themeId(5),
    name: 'Bevel Cluster',
    technique: 'clear bevel cluster on textured glass',
    priceGroup: 'C',
    shapes: everyShape,
    backings: texturedFrom('Minster'),
  },
  {
    ...decorative,
    id: themeId(6),
    name: 'Bevel Border',
    technique: 'bevelled border strips',
    priceGroup: 'C',
    shapes: everyShape,
    backings: textured,
  },
  {
    ...decorative,
    id: themeId(7),
    name: 'Starburst Bevel',
    technique: 'star bevel for quadrant lights',
    priceGroup: 'C',
    shapes: quarters,
    backings: texturedFrom('Stippolyte'),
  },
  {
    ...decorative,
    id: themeId(8),
    name: 'Zinc Squares',
    technique: 'bright caming, offset squares',
    priceGroup: 'D',
    shapes: everyShape,
    backings: texturedFrom('Stippolyte'),
  },
  {
    ...decorative,
    id: themeId(9),
    name: 'Brass Squares',
    technique: 'brass caming, offset squares',
    priceGroup: 'D',
    shapes: everyShape,
    backings: textured,
  },
  {
    ...decorative,
    id: themeId(10),
    name: 'Ruby Tile',
    technique: 'red fused tiles',
    priceGroup: 'C',
    shapes: everyShape,
    backings: texturedFrom('Minster'),
  },
  {
    ...decorative,
    id: themeId(11),
    name: 'Azure Tile',
    technique: 'blue fused tiles',
    priceGroup: 'C',
    shapes: everyShape,
    backings: textured,
  },
  {
    ...decorative,
    id: themeId(12),
    name: 'Smoke Tile',
    technique: 'grey fused tiles',
    priceGroup: 'C',
    shapes: everyShape,
    backings: texturedFrom('Stippolyte'),
  },
  {
    ...decorative,
    id: themeId(13),
    name: 'Rose Resin',
    technique: 'hand-poured resin flower',
    priceGroup: 'D',
    shapes: everyShape,
    backings: textured,
  },
  {
    ...decorative,
    id: themeId(14),
    name: 'Meadow Resin',
    technique: 'hand-poured resin leaves',
    priceGroup: 'D',
    shapes: everyShape,
    backings: texturedFrom('Stippolyte'),
  },
  {
    ...worked,
    id: themeId(15),
    name: 'Etched Lines',
    technique: 'sandblasted horizontal lines, clear gaps',
    priceGroup: 'B',
    shapes: everyShape,
    backings: clearOrSatin,
  },
  {
    ...worked,
    id: themeId(16),
    name: 'Etched Border',
    technique: 'satin field with clear border',
    priceGroup: 'B',
    shapes: everyShape,
    backings: clearOrSatin,
  },
  {
    ...worked,
    id: themeId(17),
    name: 'House Number',
    technique: 'satin field with clear numerals',
    showsHouseNumber: true,
    priceGroup: 'B',
    shapes: everyShape,
    backings: ['Satin'],
  },
  {
    ...decorative,
    id: themeId(18),
    name: 'Star Cut',
    technique: 'brilliant-cut star, satin field',
    priceGroup: 'E',
    shapes: everyShape,
    backings: ['Satin'],
  },
  // The obscured pane itself is the theme: it takes no backing, and a chosen backing is reset.
  {
    ...worked,
    id: themeId(19),
    name: 'Pinstripe',
    technique: 'satin throughout with fine clear uprights, etched into the pane itself',
    priceGroup: 'B',
    shapes: everyShape,
    backings: [],
  },
] as const satisfies readonly GlassTheme[];
