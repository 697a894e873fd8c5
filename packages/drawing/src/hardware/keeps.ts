import type { LeafFacts } from '../facts.ts';
import type { Group } from '../scene.ts';
import { filled, group, solid, stroked } from '../shapes/paint.ts';
import { roundedPath } from '../shapes/path-data.ts';
import { acrossTube, metalOf } from './metals.ts';

/** Lips of the keeps, mm: centre above the spindle (below 0: under it), and length. The outer two take the hooks. */
const lips = [
  { above: 690, length: 84 },
  { above: -30, length: 190 },
  { above: -640, length: 84 },
] as const;

const lipWidth = 7;
/** The lip stands in the gap beside the leaf and turns on to the frame. */
const beside = 1;

/** The lips of the keeps in the frame, which show on the face toward which the leaf opens. */
export function drawKeeps({ x, y, width, height, hand, role, hardware }: LeafFacts): readonly Group[] {
  const { handle } = hardware;
  // The master of a double door locks into its slave, behind the astragal.
  if (!handle || role !== 'only') return [];
  const metal = metalOf('satin-chrome');
  const left = hand === 'left' ? x + width + beside : x - beside - lipWidth;
  const spindle = y + height - handle.height;
  const shapes = lips.flatMap(({ above, length }) => {
    const lip = roundedPath({ x: left, y: spindle - above - length / 2, width: lipWidth, height: length }, 1.6);
    return [filled(lip, acrossTube(metal)), stroked(lip, { paint: solid(metal.deep, 0.55), width: 0.7 })];
  });
  return [group('keeps', shapes)];
}
