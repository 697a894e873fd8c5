import type { LeafFacts, LightFacts } from '../facts.ts';
import { type ProfileName, profiles } from '../light/profiles.ts';
import { memoize } from '../light/memoize.ts';
import type { Shape } from '../scene.ts';
import { mouldingFinishOf, finishOverlay } from '../shapes/finish.ts';
import { ring, type Ring } from '../shapes/moulding.ts';
import { boxOf, grow, isUpright, type Outline, outlineOf, outlinePath } from '../shapes/outline.ts';
import { outlineRing } from '../shapes/outline-ring.ts';
import { group, solid, stroked } from '../shapes/paint.ts';
import { inset } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';

/** The sight (visible opening) of a light. `leaf` says where the leaf's top left corner lies in the wanted coordinates. */
export const sightOf = ({ box, turn, head, pane }: LightFacts, leaf: Pick<LeafFacts, 'x' | 'y'>): Outline =>
  outlineOf({ ...box, x: leaf.x + box.x, y: leaf.y + box.y }, { turn, head, shape: pane.shape });

/** The frames that hold the glass in the leaf, in the leaf's own colour. */
export function drawCassettes(leaf: LeafFacts): readonly Shape[] {
  const profile = cassetteProfile(leaf);
  return leaf.lights.map((light) => drawCassette(light, leaf, profile));
}

function drawCassette(light: LightFacts, leaf: LeafFacts, profile: ProfileName): Shape {
  const shift = [leaf.x + light.box.x, leaf.y + light.box.y] as const;
  // The grain is placed by the leaf, so it differs from cassette to cassette; the mouldings are equal and drawn once.
  const skin = outlinePath(grow(sightOf(light, leaf), profiles[profile].width));
  return group('cassette', [
    group(
      'cassette-moulding',
      drawFlange(sightOf(light, { x: -light.box.x, y: -light.box.y }), { profile, ...mouldingFinishOf(leaf.finish) }),
      { shift },
    ),
    ...finishOverlay(skin, leaf.finish, { at: [11, 7], strength: 0.6 }),
  ]);
}

/** The flange around a pane with this sight. */
const drawFlange = memoize(
  24,
  moulded,
  (sight, { profile, hex, relief = 1 }) => `${JSON.stringify(sight)} ${profile} ${hex} ${relief}`,
);

function moulded(sight: Outline, of: Ring): readonly Shape[] {
  const { width } = profiles[of.profile];
  const outer = grow(sight, width);
  const d = outlinePath(outer);
  return [
    softShadow(d, { by: [3, 4], blur: 5, alpha: 0.42 }),
    // The joint where it lies on the skin.
    stroked(d, { paint: solid('#000', 0.26), width: 1.6 }),
    ...(isUpright(sight) ? ring(inset(boxOf(sight), -width), of) : outlineRing(outer, of)),
  ];
}

/** Two lights may stand so close that the usual flange would overlap its neighbour. */
function cassetteProfile({ cassette, lights }: LeafFacts): ProfileName {
  if (cassette === 'flat') return 'flatCassette';
  const room = 2 * profiles.cassette.width;
  const tight = lights.some((one, index) => lights.slice(index + 1).some((other) => gap(one, other) < room));
  return tight ? 'slimCassette' : 'cassette';
}

const gap = ({ box: a }: LightFacts, { box: b }: LightFacts): number =>
  Math.max(
    Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width),
    Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height),
  );
