import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, solid, stroked } from '../shapes/paint.ts';
import { at, type Point } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { downTube, glint, type Metal } from './metals.ts';
import { disc, keyCylinder, plate, screw, shadowOfDisc, thumbTurn } from './metalwork.ts';

/** Where a handle sits on a leaf. */
export interface HandleFacts {
  /** The spindle. */
  readonly at: Point;
  /** Toward the hinges: 1 right, −1 left. */
  readonly toHinge: 1 | -1;
  /** mm from the spindle to the tip of the lever, or to the far side of a bar. */
  readonly length: number;
  readonly metal: Metal;
}

export type LeverDrawer = (grip: HandleFacts) => readonly Shape[];

/** mm from spindle to cylinder: the usual centres of a front door lock. */
export const spindleToCylinder = 92;

const plateWidth = 40;
const plateLength = 244;
const aboveSpindle = 78;

export const plateBox = ({ at: [x, y] }: Pick<HandleFacts, 'at'>): Box => ({
  x: x - plateWidth / 2,
  y: y - aboveSpindle,
  width: plateWidth,
  height: plateLength,
});

function backPlate(grip: HandleFacts): readonly Shape[] {
  const {
    at: [x, y],
    metal,
  } = grip;
  return [
    ...plate(plateBox(grip), { radius: 12, depth: 8 }, metal),
    ...screw([x, y - aboveSpindle + 15], 3.4, metal),
    ...screw([x, y - aboveSpindle + plateLength - 15], 3.4, metal),
  ];
}

/** The length for which the wave of the lever is drawn, mm; it is drawn out or in to the length that it has. */
const drawnLength = 132;

/** A gentle wave from its boss, lying toward the hinges. */
export function lever({ at: [x, y], toHinge, length, metal }: HandleFacts): readonly Shape[] {
  const along = (share: number) => x + toHinge * share * (share > 0 ? length / drawnLength : 1);
  const point = (share: number, down: number) => at(along(share), y + down);
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

/** On the long plate, over the key. */
export const keyed = (grip: HandleFacts, drawn: readonly Shape[]): readonly Shape[] => [
  ...backPlate(grip),
  ...keyCylinder(cylinderOf(grip), grip.metal),
  ...drawn,
];

/** Lever on a long plate, keyed. */
export const leverOutside = (grip: HandleFacts): readonly Shape[] => keyed(grip, lever(grip));

/** Inside, a thumb-turn takes the place of the key. */
export const leverInside = (grip: HandleFacts, draw: LeverDrawer): readonly Shape[] => [
  ...backPlate(grip),
  ...thumbTurn(cylinderOf(grip), grip.metal),
  ...draw(grip),
];

/** The handle of a slave leaf: it matches the master's but is fixed, so it has no cylinder. */
export const dummyHandle = (grip: HandleFacts, draw: LeverDrawer): readonly Shape[] => [
  ...backPlate(grip),
  ...draw(grip),
];
