import type { Paint } from '@door/domain/catalogue/rows/colour-rows';
import { coolPaints } from './paints-cool.ts';
import { warmPaints } from './paints-warm.ts';

/**
 * The RAL Classic list: what the paint shop sprays to order. English names and screen colours of one open data set
 * (SIDGEY/ral_color, assets/ral.json); paint is ordered by number.
 */
export const paints: readonly Paint[] = [...warmPaints, ...coolPaints].map(([number, name, hex]) => ({
  ral: `RAL ${number}`,
  name,
  hex,
}));
