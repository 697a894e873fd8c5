import type { Backing } from '@door/domain/catalogue/glass-rows';
import { size } from '@door/domain/model/mm';

/** Largest sheet of patterned glass, mm. Upright patterns cannot be turned to fit. */
const rolled = size(1880, 3300);

export const backings = [
  { name: 'Clear', privacy: 0, priceGroup: 'A', note: 'Hides nothing' },
  { name: 'Flemish', privacy: 2, priceGroup: 'A', note: 'Soft waves, light obscurity' },
  { name: 'Minster', privacy: 2, priceGroup: 'A', note: 'Rough, as if hammered' },
  { name: 'Stippolyte', privacy: 4, priceGroup: 'A', note: 'Fine stipple, the usual choice for privacy' },
  { name: 'Satin', privacy: 5, priceGroup: 'B', note: 'Acid-etched, even white' },
  { name: 'Reeded', privacy: 3, priceGroup: 'B', note: 'Upright flutes', sheet: rolled },
  { name: 'Fine Ripple', privacy: 3, priceGroup: 'A', note: 'Small, close ripples', sheet: rolled },
  { name: 'Heavy Ripple', privacy: 5, priceGroup: 'A', note: 'Upright, ribbed ripples', sheet: rolled },
] as const satisfies readonly Backing[];
