import type { DrawingFacts, LeafFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { softShadow } from '../shapes/shadow.ts';
import { filled, group, stops, topToBottom } from '../shapes/paint.ts';
import { roundedPath } from '../shapes/path-data.ts';

const barHeight = 34;
/** mm that the bar is shorter than the leaf at each edge, as in the bill of materials. */
const clear = 5;

/** Throws rain off the foot of a leaf. Fitted with a low threshold, which has no lip for the leaf to seal against. */
export function drawWeatherBar(leaf: LeafFacts, facts: DrawingFacts): readonly Shape[] {
  if (facts.side !== 'external' || facts.threshold === 'pvc') return [];
  const { hex } = leaf.finish;
  const y = leaf.y + leaf.height - barHeight - 4;
  const d = roundedPath({ x: leaf.x + clear, y, width: leaf.width - 2 * clear, height: barHeight }, 3);
  const curve = stops(
    [0, shade(hex, 1.02)],
    [0.08, shade(hex, 1.34, 0.05)],
    [0.3, shade(hex, 1.16, 0.01)],
    [0.62, shade(hex, 0.9)],
    [0.86, shade(hex, 0.58)],
    [0.95, shade(hex, 0.4)],
    [1, shade(hex, 0.34)],
  );
  return [group('weather-bar', [softShadow(d, { by: [2, 6], blur: 5, alpha: 0.5 }), filled(d, topToBottom(curve))])];
}
