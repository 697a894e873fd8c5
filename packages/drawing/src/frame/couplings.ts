import { couplingsOf } from '../arrange/joints.ts';
import type { DrawingFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { filled, solid } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';

/** A coupling of some width shows as a flat strip between two frames, set back a little from their faces. */
export function drawCouplings(facts: DrawingFacts): readonly Shape[] {
  const boxes = couplingsOf(facts);
  return boxes.length === 0 ? [] : [filled(boxes.map(rectPath).join(''), solid(shade(facts.frame.finish.hex, 0.86)))];
}
