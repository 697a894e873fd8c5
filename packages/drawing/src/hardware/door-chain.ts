import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, group, solid, stroked } from '../shapes/paint.ts';
import { at, circlePath, linePath, type Point, roundedPath } from '../shapes/path-data.ts';
import { disc, plate, screw, shadowOfDisc } from './metalwork.ts';
import type { Metal } from './metals.ts';

/** From the edge of the leaf to the middle of the keep on the frame. */
const toKeep = 30;
const links = 13;
const sag = 34;

/** A track on the leaf, a keep on the frame beside it, and the chain hanging between the two. */
export function doorChain(track: Box, lockEdge: number, metal: Metal): readonly Shape[] {
  const outward = lockEdge > track.x ? 1 : -1;
  const middle = track.y + track.height / 2;
  const keep: Point = [lockEdge + outward * toKeep, middle];
  const slider: Point = [track.x + track.width * (outward > 0 ? 0.3 : 0.7), middle];
  return [
    ...trackPlate(track, metal),
    ...keepPlate(keep, metal),
    ...hung(keep, slider, metal),
    ...button(slider, metal),
  ];
}

/** The button goes in and out at the wider inner end of the slot. */
function trackPlate(box: Box, metal: Metal): readonly Shape[] {
  const { x, y, width, height } = box;
  const middle = y + height / 2;
  const slot = roundedPath({ x: x + 16, y: middle - 2.6, width: width - 32, height: 5.2 }, 2.6);
  return [
    ...plate(box, { radius: 5, depth: 5 }, metal),
    filled(slot, solid(metal.deep, 0.92)),
    stroked(slot, { paint: solid(metal.bright, 0.5), width: 0.8 }),
    ...[x + 8, x + width - 8].flatMap((screwed) => screw([screwed, middle], 3, metal)),
  ];
}

function keepPlate([x, y]: Point, metal: Metal): readonly Shape[] {
  return [
    ...plate({ x: x - 11, y: y - 21, width: 22, height: 42 }, { radius: 5, depth: 4 }, metal),
    ...screw([x, y - 14], 2.8, metal),
    ...screw([x, y + 14], 2.8, metal),
  ];
}

const button = (centre: Point, metal: Metal): readonly Shape[] => [
  shadowOfDisc(centre, 6.5, 3),
  ...disc(centre, 7, metal),
];

/** Every second link is seen from the side. */
function hung(from: Point, to: Point, metal: Metal): readonly Shape[] {
  const places = Array.from({ length: links }, (_, index) => linkAt(from, to, (index + 0.5) / links));
  const flat = places
    .filter((_, index) => index % 2 === 0)
    .map(ringPath)
    .join('');
  const edgeOn = places
    .filter((_, index) => index % 2 === 1)
    .map(barPath)
    .join('');
  const both = flat + edgeOn;
  return [
    group('shadow', [stroked(both, { paint: solid('#000', 0.32), width: 3.4, cap: 'round' })], { shift: [3, 4.5] }),
    stroked(both, { paint: solid(metal.deep), width: 3.2, cap: 'round' }),
    stroked(both, { paint: solid(metal.body), width: 2.2, cap: 'round' }),
    group('glint', [stroked(both, { paint: solid(metal.bright, 0.75), width: 0.9, cap: 'round' })], {
      shift: [-0.4, -0.5],
    }),
    filled(circlePath(from[0], from[1], 3.2), solid(metal.deep)),
  ];
}

interface Link {
  readonly centre: Point;
  /** Unit vector along the chain. */
  readonly along: Point;
  readonly half: number;
}

/** A link on the parabola of a slack chain. */
function linkAt([x1, y1]: Point, [x2, y2]: Point, share: number): Link {
  const slope = y2 - y1 + sag * 4 * (1 - 2 * share);
  const length = Math.hypot(x2 - x1, slope);
  return {
    centre: [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + sag * 4 * share * (1 - share)],
    along: [(x2 - x1) / length, slope / length],
    half: (length / links) * 0.62,
  };
}

const ringHalfWidth = 3.6;

function ringPath({ centre: [x, y], along: [dx, dy], half }: Link): string {
  const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const arc = `A${at(half, ringHalfWidth)} ${String(turn)} 1 1 `;
  const begin = at(x - dx * half, y - dy * half);
  return `M${begin}${arc}${at(x + dx * half, y + dy * half)}${arc}${begin}z`;
}

const barPath = ({ centre: [x, y], along: [dx, dy], half }: Link): string =>
  linePath([x - dx * half, y - dy * half], [x + dx * half, y + dy * half]);
