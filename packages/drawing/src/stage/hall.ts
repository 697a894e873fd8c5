import type { Shape } from '../scene.ts';
import { filled, group, linear, radialMm, solid, stops, stroked, texture, topToBottom } from '../shapes/paint.ts';
import { polygonPath, rectPath, roundedPath } from '../shapes/path-data.ts';
import { drawHallTable } from './hall-table.ts';
import type { Room } from './room.ts';

/** The hall of the house: plaster above a painted skirting, oak boards, a table with a lamp, a mat before the door. */
export const drawHall = (room: Room): readonly Shape[] => [
  filled(rectPath(room.wall), linear([0, 0], [0.5, 1], plaster)),
  ...skirting(room),
  ...boards(room),
  ...mat(room),
  ...drawHallTable(room),
  ...lightSwitch(room),
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

/** Coir, seen flat along the floor. */
function mat({ floor, width }: Room): readonly Shape[] {
  const [from, to] = [width / 2 - 430, width / 2 + 430];
  const [far, near] = [floor.y + 34, floor.y + 96];
  const face = polygonPath([
    [from, far],
    [to, far],
    [to + 34, near],
    [from - 34, near],
  ]);
  return [
    group('shadow', [filled(face, solid('#20140a', 0.3))], { shift: [6, 7] }),
    filled(face, topToBottom(stops([0, '#5c5044'], [1, '#74675a']))),
    filled(face, texture('render', [0, 0]), { opacity: 0.7 }),
    stroked(face, { paint: solid('#3a3128', 0.8), width: 5, join: 'round' }),
  ];
}

/** Height of a switch above the floor, mm. */
const switchHeight = 1050;

function lightSwitch({ width, ground }: Room): readonly Shape[] {
  const plate = { x: width + 190, y: ground - switchHeight - 43, width: 86, height: 86 };
  const rocker = { x: plate.x + 28, y: plate.y + 20, width: 30, height: 46 };
  return [
    group('shadow', [filled(roundedPath(plate, 5), solid('#2a2622', 0.22))], { shift: [3, 4] }),
    filled(roundedPath(plate, 5), linear([0, 0], [1, 1], stops([0, '#ffffff'], [1, '#e9e6df']))),
    filled(roundedPath(rocker, 3), topToBottom(stops([0, '#dcd8d0'], [0.5, '#fbfaf7'], [1, '#f2efe9']))),
  ];
}
