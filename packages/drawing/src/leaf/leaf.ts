import { doorway, lipInFront } from '../arrange/frame-layout.ts';
import type { Box, DoorCellFacts, DrawingFacts, FinishFacts, LeafFacts, MouldingFacts } from '../facts.ts';
import { profileStops } from '../light/bake.ts';
import { shade } from '../light/colour.ts';
import { light } from '../light/direction.ts';
import { memoize } from '../light/memoize.ts';
import { profiles } from '../light/profiles.ts';
import type { Shape } from '../scene.ts';
import { finishOverlay, mouldingFinishOf } from '../shapes/finish.ts';
import { ring } from '../shapes/moulding.ts';
import { outlineRing } from '../shapes/outline-ring.ts';
import { arched, grow, outlinePath } from '../shapes/outline.ts';
import { filled, group, leftToRight, linear, radialMm, solid, stops, topToBottom } from '../shapes/paint.ts';
import { inset, rectPath, roundedPath } from '../shapes/path-data.ts';
import { edgeShade, softShadow } from '../shapes/shadow.ts';
import { drawCassettes } from './cassette.ts';

const barHeight = 34;
/** mm that the bar is shorter than the leaf at each edge, as in the bill of materials. */
const clear = 5;

/** Throws rain off the foot of a leaf. Fitted with a low threshold, which has no lip for the leaf to seal against. */
function drawWeatherBar(leaf: LeafFacts, facts: DrawingFacts): readonly Shape[] {
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

/** All that hangs in the doorway, without glass and hardware: leaves, astragal, and the shadow of the frame. */
export function drawSlabs(door: DoorCellFacts, facts: DrawingFacts): readonly Shape[] {
  const opening = doorway(facts);
  const lip = lipInFront(facts);
  const hung = [
    ...door.leaves.map((leaf) => drawLeaf(leaf, facts)),
    ...drawAstragal(door.leaves),
    // Where the frame's lip lies in front, it casts a deep shadow; on the other face the leaf is nearly flush.
    ...edgeShade(
      opening,
      lip ? { top: 46, left: 30, right: 6, alpha: 0.48 } : { top: 14, left: 11, right: 4, alpha: 0.5 },
    ),
  ];
  return [group('door', hung, { clip: rectPath(opening) })];
}

function drawLeaf(leaf: LeafFacts, facts: DrawingFacts): Shape {
  const { finish } = leaf;
  const face = rectPath(leaf);
  return group('leaf', [
    filled(face, solid(shade(finish.hex, 1))),
    ...leaf.mouldings.flatMap((moulding) => drawMoulding(moulding, leaf)),
    // Once over the whole skin, so that the grain runs through the mouldings and differs from leaf to leaf.
    ...finishOverlay(face, finish, { at: [31, 67] }),
    ...fallOff(leaf, finish.hex),
    ...ring(leaf, { profile: 'slabEdge', ...mouldingFinishOf(finish) }).slice(1),
    ...drawCassettes(leaf),
    ...drawWeatherBar(leaf, facts),
  ]);
}

/** Light fading from the top left, and a broad reflection of the sky; both tinted with the skin's colour. */
function fallOff({ x, y, width, height }: Box, hex: string): readonly Shape[] {
  const face = rectPath({ x, y, width, height });
  const lit = shade(hex, 1.7, 0.034);
  const shaded = shade(hex, 0.3);
  return [
    filled(
      face,
      linear(
        [0, 0],
        [0.75, 1],
        stops([0, lit, 0.26], [0.3, lit, 0.06], [0.45, lit, 0], [0.55, shaded, 0], [1, shaded, 0.26]),
      ),
    ),
    filled(
      face,
      radialMm(
        [x + width * 0.3, y + height * 0.2],
        height * 0.42,
        stops([0, lit, 0.22], [0.5, lit, 0.08], [1, lit, 0]),
      ),
    ),
  ];
}

/** Closes the gap where the two leaves of a double door meet; it is screwed to the slave. */
function drawAstragal(leaves: readonly LeafFacts[]): readonly Shape[] {
  const [left, right] = [...leaves].sort((a, b) => a.x - b.x);
  const slave = leaves.find(({ role }) => role === 'slave');
  if (!left || !right || !slave) return [];
  const { width } = profiles.astragal;
  const middle = (left.x + left.width + right.x) / 2;
  const d = rectPath({ x: middle - width / 2, y: slave.y, width, height: slave.height });
  return [
    group('astragal', [
      softShadow(d, { by: [5, 3], blur: 5, alpha: 0.4 }),
      filled(d, leftToRight(profileStops('astragal', light.x, mouldingFinishOf(slave.finish)))),
      ...finishOverlay(d, slave.finish, { at: [middle, 90], strength: 0.7 }),
    ]),
  ];
}

/** A moulding pressed into the skin of a leaf, in the coordinates of the set. */
const drawMoulding = (moulding: MouldingFacts, leaf: LeafFacts): readonly Shape[] =>
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
