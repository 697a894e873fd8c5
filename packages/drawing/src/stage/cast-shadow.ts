import type { Shape } from '../scene.ts';
import { filled, leftToRight, radialMm, stops, topToBottom } from '../shapes/paint.ts';
import { polygonPath, rectPath } from '../shapes/path-data.ts';
import type { Place } from './room.ts';

/** How far the frame throws its shadow along the wall, mm. */
const castReach = 46;

/** Shadow of a set that stands a little in front of the wall, lit from the left: on the wall and on the ground. */
export function drawCastShadow({ width, height, ground }: Place): readonly Shape[] {
  const fading = stops([0, '#2a2622', 0.36], [0.4, '#2a2622', 0.13], [1, '#2a2622', 0]);
  // It begins at the corner of the frame and falls away with the light.
  const besideFrame = polygonPath([
    [width, 4],
    [width + castReach, 4 + castReach * 1.25],
    [width + castReach, height],
    [width, height],
  ]);
  return [...ambient({ width, ground }), filled(besideFrame, leftToRight(fading)), ...drawContact({ width, ground })];
}

/** Reach of the soft ambient shadow around the hard one, mm. */
const ambientReach = 230;
const ambientFall = stops([0, '#2a2622', 0.15], [0.35, '#2a2622', 0.07], [1, '#2a2622', 0]);

function ambient({ width, ground }: Pick<Place, 'width' | 'ground'>): readonly Shape[] {
  const top = ambientReach + 40;
  return [
    filled(
      rectPath({ x: width, y: top - ambientReach, width: ambientReach, height: ambientReach }),
      radialMm([width, top], ambientReach, ambientFall),
    ),
    filled(rectPath({ x: width, y: top, width: ambientReach, height: ground - top }), leftToRight(ambientFall)),
  ];
}

const contactReach = 64;
const contactFall = stops(
  [0, '#1c1712', 0.72],
  [0.08, '#1c1712', 0.5],
  [0.3, '#1c1712', 0.22],
  [0.6, '#1c1712', 0.07],
  [1, '#1c1712', 0],
);

/** Contact shadow on the ground: dark at the set, fading forward and around its ends. */
export function drawContact({ width, ground }: Pick<Place, 'width' | 'ground'>): readonly Shape[] {
  const y = ground + 1;
  const from = 4;
  const to = width + 10;
  const end = (x: number, left: number) =>
    filled(
      rectPath({ x: left, y, width: contactReach, height: contactReach }),
      radialMm([x, y], contactReach, contactFall),
    );
  return [
    filled(rectPath({ x: from, y, width: to - from, height: contactReach }), topToBottom(contactFall)),
    end(from, from - contactReach),
    end(to, to),
  ];
}
