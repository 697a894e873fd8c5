import type { DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import type { Shape } from '../scene.ts';
import { filled, group, leftToRight, linear, solid, stops, stroked, texture, topToBottom } from '../shapes/paint.ts';
import { type Point, polygonPath, rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { footOf, type Room } from './room.ts';

/** A narrow table left of the set: its middle beside the set, its height and half its length, mm. */
const besideSet = 545;
const tableHeight = 800;
const halfLength = 350;
/** The middle of the lamp's shade: from the middle of the table, and above its top. */
const lampFrom = -130;
const shadeAbove = 390;

/** The middle of the shade of the lamp on the table, in the coordinates of the set. */
export function tableLampOf(facts: DrawingFacts): Point {
  const set = withAddOns(facts);
  return [set.x - besideSet + lampFrom, footOf(facts) - tableHeight - shadeAbove];
}

/** About its middle: wider at the foot. */
export const lampShade = polygonPath([
  [-96, -110],
  [96, -110],
  [138, 110],
  [-138, 110],
]);

const oak = topToBottom(stops([0, '#d3ab7c'], [0.5, '#b98e5e'], [1, '#99713f']));
const clay = leftToRight(stops([0, '#5d6a66'], [0.3, '#93a09a'], [0.6, '#74817b'], [1, '#434e4a']));

/** Its foot on the table, a bellied clay base. */
const lampBase: readonly Shape[] = [
  filled('M-16 110H16V150C92 176 92 300 40 372V378H-40V372C-92 300 -92 176 -16 150Z', clay),
  filled(roundedPath({ x: -46, y: 374, width: 92, height: 16 }, 6), solid('#6d5436')),
];

const unlitShade: readonly Shape[] = [
  filled(lampShade, leftToRight(stops([0, '#cfc6b4'], [0.35, '#f6f1e6'], [0.7, '#e6decf'], [1, '#bcb19c']))),
  stroked('M-96 -110H96M-138 110H138', { paint: solid('#a4977f', 0.7), width: 4 }),
];

/** A low bowl beside the lamp. */
const bowl = filled(
  'M-92 -58H92C86 -18 46 0 0 0S-86 -18 -92 -58Z',
  linear([0, 0], [1, 0.4], stops([0, '#f4f0e8'], [0.45, '#dcd5c8'], [1, '#a79e8e'])),
);

/** A small print in a thin frame above it, its paper and a drawn landscape. */
const print: readonly Shape[] = [
  softShadow(rectPath({ x: -210, y: -270, width: 420, height: 540 }), { by: [9, 12], blur: 12, alpha: 0.3 }),
  filled(rectPath({ x: -210, y: -270, width: 420, height: 540 }), solid('#3b322a')),
  filled(rectPath({ x: -198, y: -258, width: 396, height: 516 }), topToBottom(stops([0, '#fbf9f4'], [1, '#efebe2']))),
  filled(rectPath({ x: -128, y: -178, width: 256, height: 330 }), topToBottom(stops([0, '#dfe3df'], [1, '#eee6d6']))),
  filled('M-128 40C-80 -10 -40 20 0 -14S90 -30 128 10V152H-128Z', solid('#8d9d90')),
  filled('M-128 86C-70 50 -10 96 50 66S110 70 128 60V152H-128Z', solid('#66786c')),
];

/** The table with its lamp and bowl against the wall, and the print above. */
export function drawHallTable({ ground }: Room): readonly Shape[] {
  const top = ground - tableHeight;
  const left = -besideSet - halfLength;
  const board = { x: left, y: top, width: 2 * halfLength, height: 26 };
  const apron = { x: left + 24, y: top + 26, width: 2 * halfLength - 48, height: 92 };
  const legs = [left + 26, left + 2 * halfLength - 62].map((x) =>
    rectPath({ x, y: top + 118, width: 36, height: tableHeight - 116 }),
  );
  const wood = rectPath(board) + rectPath(apron) + legs.join('');
  return [
    group('print', print, { shift: [-besideSet + 110, ground - 1700] }),
    softShadow(wood, { by: [16, 8], blur: 22, alpha: 0.3 }),
    filled(legs.join(''), leftToRight(stops([0, '#c49a6a'], [0.6, '#a97f50'], [1, '#84602f']))),
    filled(rectPath(apron), oak),
    filled(rectPath({ ...apron, height: 22 }), topToBottom(stops([0, '#2a1b0c', 0.42], [1, '#2a1b0c', 0]))),
    filled(rectPath(board), topToBottom(stops([0, '#e6c394'], [0.3, '#cda26f'], [1, '#a97e4d']))),
    filled(rectPath(board) + rectPath(apron), texture('figure', [20, top], 90), { opacity: 0.35 }),
    stroked(rectPath({ x: left + 190, y: top + 40, width: 320, height: 64 }), {
      paint: solid('#4a3218', 0.5),
      width: 2.5,
    }),
    filled(roundedPath({ x: -besideSet - 9, y: top + 63, width: 18, height: 18 }, 9), solid('#5a452c')),
    group('bowl', [bowl], { shift: [-besideSet + 190, top] }),
    group('lamp', [...lampBase, ...unlitShade], { shift: [-besideSet + lampFrom, top - shadeAbove] }),
  ];
}
