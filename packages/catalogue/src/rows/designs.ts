import type { Design } from '@door/domain/catalogue/design-rows';
import { contemporaryDesigns, fullGlazedDesigns } from './designs-contemporary.ts';
import { cottageDesigns } from './designs-cottage.ts';
import { carisbrookeDesigns, halfGlazedDesigns } from './designs-glazed.ts';
import { traditionalDesigns } from './designs-traditional.ts';

/** In the order in which the page shows them: family after family. */
export const designs: readonly Design[] = [
  ...traditionalDesigns,
  ...halfGlazedDesigns,
  ...carisbrookeDesigns,
  ...cottageDesigns,
  ...contemporaryDesigns,
  ...fullGlazedDesigns,
];
