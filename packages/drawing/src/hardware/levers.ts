import type { Shape } from '../scene.ts';
import { filled, linear, solid, stops, stroked } from '../shapes/paint.ts';
import { at, type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { acrossTube, downTube, glint, type Metal } from './metals.ts';
import { disc, keyCylinder, plate, screw, shadowOfDisc, thumbTurn } from './metalwork.ts';

/** Where a handle sits on a leaf. */
export interface HandleFacts {
  /** The spindle. */
  readonly at: Point;
  /** Toward the hinges: 1 right, −1 left. */
  readonly toHinge: 1 | -1;
  readonly metal: Metal;
}

/** mm from spindle to cylinder: the usual centres of a front door lock. */
export const spindleToCylinder = 92;

const plateWidth = 40;
const plateLength = 244;
const aboveSpindle = 78;

function backPlate({ at: [x, y], metal }: HandleFacts): readonly Shape[] {
  const box = { x: x - plateWidth / 2, y: y - aboveSpindle, width: plateWidth, height: plateLength };
  return [
    ...plate(box, { radius: 12, depth: 8 }, metal),
    ...screw([x, y - aboveSpindle + 15], 3.4, metal),
    ...screw([x, y - aboveSpindle + plateLength - 15], 3.4, metal),
  ];
}

/** The lever itself: a gentle wave of 134 mm from its boss, lying toward the hinges. */
function lever({ at: [x, y], toHinge, metal }: HandleFacts): readonly Shape[] {
  const point = (along: number, down: number) => at(x + toHinge * along, y + down);
  const body =
    `M${point(-2, -14.5)}C${point(16, -16)} ${point(26, -11)} ${point(46, -11)}C${point(82, -11)} ${point(96, -15)} ${point(122, -12)}` +
    `C${point(134, -10)} ${point(136, 3)} ${point(126, 8)}C${point(112, 13)} ${point(74, 9)} ${point(46, 11)}` +
    `C${point(28, 12)} ${point(16, 16)} ${point(-2, 14.5)}A14.6 14.6 0 0 ${toHinge > 0 ? 1 : 0} ${point(-2, -14.5)}z`;
  const back = `M${point(6, -9.5)}C${point(30, -7)} ${point(80, -7)} ${point(120, -8.5)}`;
  return [
    softShadow(body, { by: [11, 19], blur: 11, alpha: 0.5 }),
    ...disc([x, y], 18.5, metal),
    shadowOfDisc([x, y], 13, 5),
    filled(body, downTube(metal)),
    stroked(body, { paint: solid(metal.deep, 0.5), width: 0.8 }),
    stroked(back, { paint: glint(metal), width: 2.1, cap: 'round' }),
  ];
}

const cylinderOf = ({ at: [x, y] }: HandleFacts): Point => [x, y + spindleToCylinder];

/** Lever on a long plate, keyed. */
export const leverOutside = (grip: HandleFacts): readonly Shape[] => [
  ...backPlate(grip),
  ...keyCylinder(cylinderOf(grip), grip.metal),
  ...lever(grip),
];

/** Inside, a thumb-turn takes the place of the key. */
export const leverInside = (grip: HandleFacts): readonly Shape[] => [
  ...backPlate(grip),
  ...thumbTurn(cylinderOf(grip), grip.metal),
  ...lever(grip),
];

/** The handle of a slave leaf: it matches the master's but is fixed, so it has no cylinder. */
export const dummyHandle = (grip: HandleFacts): readonly Shape[] => [...backPlate(grip), ...lever(grip)];

/** A fixed pad to pull: from outside only the key works the latch. */
export function padOutside(grip: HandleFacts): readonly Shape[] {
  const {
    at: [x, y],
    metal,
  } = grip;
  const pad = `M${at(x - 16, y - 40)}Q${at(x, y - 50)} ${at(x + 16, y - 40)}C${at(x + 22, y - 16)} ${at(x + 22, y + 14)} ${at(x + 16, y + 30)}Q${at(x, y + 38)} ${at(x - 16, y + 30)}C${at(x - 22, y + 14)} ${at(x - 22, y - 16)} ${at(x - 16, y - 40)}z`;
  const hollow = roundedPath({ x: x - 15, y: y - 14, width: 30, height: 30 }, 12);
  return [
    ...backPlate(grip),
    ...keyCylinder(cylinderOf(grip), metal),
    softShadow(pad, { by: [7, 12], blur: 8, alpha: 0.5 }),
    filled(pad, acrossTube(metal)),
    stroked(pad, { paint: solid(metal.deep, 0.5), width: 0.9 }),
    filled(
      hollow,
      linear([0, 0], [0, 1], stops([0, metal.deep, 0.55], [0.45, metal.body, 0.3], [1, metal.bright, 0.6])),
    ),
    stroked(`M${at(x - 13, y - 40)}Q${at(x, y - 47)} ${at(x + 13, y - 40)}`, {
      paint: glint(metal),
      width: 2,
      cap: 'round',
    }),
  ];
}
