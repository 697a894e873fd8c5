import type { Shape } from '../../scene.ts';
import type { Field } from '../field.ts';
import { centreOf, inQuarter } from './in-field.ts';
import { solid, stroked } from '../../shapes/paint.ts';
import { clamp } from '../../shapes/clamp.ts';
import { numeralPath } from '../numerals.ts';
import { marginOf, satin, lineInside } from './etched.ts';

/** Greatest height of the numerals, mm. */
const tallest = 170;

/** Clear numerals in a frosted field, with a clear line near the edge. Where a bright sky stands behind them, their edges tell them. */
export function houseNumber(field: Field): readonly Shape[] {
  const { room: box, quarter, numerals } = field;
  const margin = marginOf(field);
  const share = quarter ? 0.42 : 0.62;
  const lines = numeralPath(numerals, {
    centre: quarter ? inQuarter(quarter, 0.56, 0.5) : centreOf(box),
    width: box.width * share,
    height: clamp(
      30,
      box.height * share * 0.9,
      numerals.length > 1 && box.height > box.width * 4 ? tallest * numerals.length : tallest,
    ),
  });
  return [
    ...satin(field.outline + lineInside(field, margin) + lineInside(field, margin + 5) + lines),
    stroked(lines, { paint: solid('#26353c', 0.55), width: 2.6, join: 'round' }),
  ];
}
