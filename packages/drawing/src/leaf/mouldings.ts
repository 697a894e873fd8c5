import type { Box, FinishFacts, LeafFacts, MouldingFacts } from '../facts.ts';
import { profileStops } from '../light/bake.ts';
import { shade } from '../light/colour.ts';
import { light } from '../light/direction.ts';
import { profiles } from '../light/profiles.ts';
import { memoize } from '../light/memoize.ts';
import type { Shape } from '../scene.ts';
import { mouldingFinishOf } from '../shapes/finish.ts';
import { ring } from '../shapes/moulding.ts';
import { arched, grow, outlinePath } from '../shapes/outline.ts';
import { outlineRing } from '../shapes/outline-ring.ts';
import { filled, group, leftToRight, linear, stops } from '../shapes/paint.ts';
import { inset, rectPath } from '../shapes/path-data.ts';

/** A moulding pressed into the skin of a leaf, in the coordinates of the set. */
export const drawMoulding = (moulding: MouldingFacts, leaf: LeafFacts): readonly Shape[] =>
  moulding.kind === 'panel'
    ? [
        group('panel', drawPanel({ ...moulding.box, x: 0, y: 0 }, moulding.head, leaf.finish), {
          shift: [leaf.x + moulding.box.x, leaf.y + moulding.box.y],
        }),
      ]
    : [drawPlanks(leaf, moulding.count)];

/**
 * A raised-and-fielded panel: the moulding around, a field that takes a little more light above than below. Panels of one
 * size are equal and drawn once.
 */
const drawPanel = memoize(
  24,
  pressed,
  (box, head, finish) => `${JSON.stringify(box)} ${head} ${JSON.stringify(finish)}`,
);

function pressed(box: Box, head: 'square' | 'arch', finish: FinishFacts): readonly Shape[] {
  const facing = mouldingFinishOf(finish);
  const { hex } = finish;
  const { width } = profiles.panel;
  const field = head === 'arch' ? outlinePath(grow(arched(box), -width)) : rectPath(inset(box, width));
  const around =
    head === 'arch'
      ? outlineRing(arched(box), { profile: 'panel', ...facing })
      : ring(box, { profile: 'panel', ...facing });
  const lit = stops([0, shade(hex, 1.07, 0.004)], [0.5, shade(hex, 1)], [1, shade(hex, 0.93)]);
  return [...around, filled(field, linear([0, 0], [0.6, 1], lit))];
}

/** Boards over the whole leaf, with a bead-and-butt joint between each two. */
function drawPlanks({ x, y, width, height, finish }: LeafFacts, count: number): Shape {
  const groove = profiles.groove.width;
  const paint = leftToRight(profileStops('groove', light.x, mouldingFinishOf(finish)));
  const joints = Array.from({ length: count - 1 }, (_, index) =>
    filled(rectPath({ x: x + (width * (index + 1)) / count - groove / 2, y, width: groove, height }), paint),
  );
  return group('planks', joints);
}
