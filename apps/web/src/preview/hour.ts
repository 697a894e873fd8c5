import type { Stage } from '@door/drawing/stage/stage';

/** In a dark theme it is evening: house fronts are seen under their lamp until the visitor asks for the day. */
export const hourOfPage = (): NonNullable<Stage['hour']> =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dusk' : 'day';
