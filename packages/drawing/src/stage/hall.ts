import type { Shape } from '../scene.ts';
import { filled, linear, radialMm, solid, stops, texture, topToBottom } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';
import type { Room } from './room.ts';

/** The hall of the house: plaster above a painted skirting, oak boards. */
export const drawHall = (room: Room): readonly Shape[] => [
  filled(rectPath(room.wall), linear([0, 0], [0.5, 1], plaster)),
  ...skirting(room),
  ...boards(room),
];

const plaster = stops([0, '#f3efe6'], [0.6, '#e9e3d7'], [1, '#dcd4c5']);

const skirtingHeight = 145;

/** A painted board with a moulded top, on both sides of the door. */
function skirting({ view, width, ground }: Room): readonly Shape[] {
  const top = ground + 2 - skirtingHeight;
  const sides = [
    { x: view.x, width: -view.x },
    { x: width, width: view.x + view.width - width },
  ];
  const face = stops(
    [0, '#b9b2a5'],
    [0.03, '#ffffff'],
    [0.09, '#f1eee7'],
    [0.12, '#c9c3b7'],
    [0.17, '#faf8f4'],
    [0.94, '#ebe7df'],
    [1, '#a9a295'],
  );
  return sides.map((side) => filled(rectPath({ ...side, y: top, height: skirtingHeight }), topToBottom(face)));
}

/** Oak boards running along the wall, with the light of the door on them. */
function boards({ floor, width, height }: Room): readonly Shape[] {
  const joint = (share: number) => rectPath({ ...floor, y: floor.y + floor.height * share, height: 1 + share * 2.4 });
  return [
    filled(rectPath(floor), topToBottom(stops([0, '#8a6a48'], [0.3, '#ab875f'], [1, '#bd9a70']))),
    filled(rectPath(floor), texture('figure', [40, floor.y], 90), { opacity: 0.4 }),
    filled([0.16, 0.42, 0.78].map(joint).join(''), solid('#3c2a18', 0.42)),
    filled(
      rectPath(floor),
      radialMm([width * 0.5, floor.y], height * 0.5, stops([0, '#fff6e0', 0.34], [1, '#fff6e0', 0])),
    ),
    filled(rectPath({ ...floor, height: 16 }), topToBottom(stops([0, '#24180c', 0.5], [1, '#24180c', 0]))),
  ];
}
