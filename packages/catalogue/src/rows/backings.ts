import type { Backing } from '@door/domain/catalogue/rows';

export const backings = [
  { name: 'Clear', privacy: 0, priceGroup: 'A', note: 'Hides nothing' },
  { name: 'Flemish', privacy: 2, priceGroup: 'A', note: 'Soft waves, light obscurity' },
  { name: 'Minster', privacy: 2, priceGroup: 'A', note: 'Rough, as if hammered' },
  { name: 'Stippolyte', privacy: 4, priceGroup: 'A', note: 'Fine stipple, the usual choice for privacy' },
  { name: 'Satin', privacy: 5, priceGroup: 'B', note: 'Acid-etched, even white' },
  { name: 'Reeded', privacy: 3, priceGroup: 'B', note: 'Upright flutes' },
  { name: 'Fine Ripple', privacy: 3, priceGroup: 'A', note: 'Small, close ripples' },
  { name: 'Heavy Ripple', privacy: 5, priceGroup: 'A', note: 'Upright, ribbed ripples' },
] as const satisfies readonly Backing[];
