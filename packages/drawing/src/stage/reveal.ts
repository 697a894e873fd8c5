import type { DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import type { Shape } from '../scene.ts';
import { group, solid, stroked } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';
import { edgeShade } from '../shapes/shadow.ts';

/** A set stands back in its wall: the head and the jamb toward the light throw their shade on it, and a joint is sealed around it. */
export function drawReveal(facts: DrawingFacts): readonly Shape[] {
  const set = withAddOns(facts);
  return [
    group('reveal', [
      ...edgeShade(set, { top: 74, left: 52, right: 7, alpha: 0.46 }),
      stroked(rectPath(set), { paint: solid('#2b2722', 0.5), width: 4 }),
    ]),
  ];
}
