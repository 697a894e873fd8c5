import type { LeafFacts } from '../facts.ts';
import { profileStops } from '../light/bake.ts';
import { light } from '../light/direction.ts';
import { profiles } from '../light/profiles.ts';
import type { Shape } from '../scene.ts';
import { softShadow } from '../shapes/shadow.ts';
import { filled, group, leftToRight } from '../shapes/paint.ts';
import { mouldingFinishOf, finishOverlay } from '../shapes/finish.ts';
import { rectPath } from '../shapes/path-data.ts';

/** Closes the gap where the two leaves of a double door meet; it is screwed to the slave. */
export function drawAstragal(leaves: readonly LeafFacts[]): readonly Shape[] {
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
