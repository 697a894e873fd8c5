import { doorway, lipInFront } from '../arrange/frame-layout.ts';
import type { Box, DoorCellFacts, DrawingFacts, LeafFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { mouldingFinishOf, finishOverlay } from '../shapes/finish.ts';
import { ring } from '../shapes/moulding.ts';
import { filled, group, linear, radialMm, solid, stops } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';
import { edgeShade } from '../shapes/shadow.ts';
import { drawAstragal } from './astragal.ts';
import { drawCassettes } from './cassette.ts';
import { drawMoulding } from './mouldings.ts';
import { drawWeatherBar } from './weather-bar.ts';

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
