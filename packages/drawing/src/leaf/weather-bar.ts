import type { DrawingFacts, LeafFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { softShadow } from '../shapes/shadow.ts';
import { filled, group, stops, topToBottom } from '../shapes/paint.ts';
import { roundedPath } from '../shapes/path-data.ts';

const barHeight = 34;
/** Short of the leaf's edges, so that it clears the frame. */
const clear = 22;

/** Throws rain off the foot of a leaf; fitted where water could otherwise run in under it. */
export function drawWeatherBar(leaf: LeafFacts, facts: DrawingFacts): readonly Shape[] {
  const needed = facts.opens === 'In' || facts.threshold === 'aluminium';
  if (facts.side !== 'external' || !needed) return [];
  const { hex } = leaf.finish;
  const y =
    facts.threshold === 'aluminium' ? leaf.y + leaf.height - barHeight - 4 : leaf.y + leaf.height - barHeight - 24;
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
