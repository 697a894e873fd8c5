import type { Backing } from '@door/domain/catalogue/rows/glass-rows';
import { size } from '@door/domain/lib/mm';

/** Largest sheet of patterned glass, mm. Upright patterns cannot be turned to fit. */
const rolled = size(1880, 3300);

/** Haze and transmission lie within the published ranges that `see-through.ts` of the domain names. */
export const backings = [
  { name: 'Clear', privacy: 0, priceGroup: 'A', note: 'Hides nothing', optics: { haze: 1, transmission: 90 } },
  {
    name: 'Flemish',
    privacy: 2,
    priceGroup: 'A',
    note: 'Soft waves, light obscurity',
    optics: { haze: 62, transmission: 87 },
  },
  {
    name: 'Minster',
    privacy: 2,
    priceGroup: 'A',
    note: 'Rough, as if hammered',
    optics: { haze: 68, transmission: 86 },
  },
  {
    name: 'Stippolyte',
    privacy: 4,
    priceGroup: 'A',
    note: 'Fine stipple, the usual choice for privacy',
    optics: { haze: 90, transmission: 83 },
  },
  {
    name: 'Satin',
    privacy: 5,
    priceGroup: 'B',
    note: 'Acid-etched, even white',
    optics: { haze: 96, transmission: 88 },
  },
  {
    name: 'Reeded',
    privacy: 3,
    priceGroup: 'B',
    note: 'Upright flutes',
    optics: { haze: 80, transmission: 84 },
    sheet: rolled,
  },
  {
    name: 'Fine Ripple',
    privacy: 3,
    priceGroup: 'A',
    note: 'Small, close ripples',
    optics: { haze: 84, transmission: 85 },
    sheet: rolled,
  },
  {
    name: 'Heavy Ripple',
    privacy: 5,
    priceGroup: 'A',
    note: 'Upright, ribbed ripples',
    optics: { haze: 97, transmission: 78 },
    sheet: rolled,
  },
] as const satisfies readonly Backing[];
