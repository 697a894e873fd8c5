import type { HandleDrawing, PieceDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import type { Shape } from '../scene.ts';
import { filled, solid, stroked } from '../shapes/paint.ts';
import { at, circlePath, type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { padOutside, straightLever, straightLeverOutside } from './handles.ts';
import { headKnocker } from './head-knocker.ts';
import { fireViewer, latchCylinder, octagonalKnob, roundKnob } from './knobs.ts';
import { firePlate, letterPlate, securityPlate } from './letter-plates.ts';
import { type HandleFacts, lever, type LeverDrawer, leverOutside } from './levers.ts';
import { acrossTube, type Metal, rim } from './metals.ts';
import { ball, disc, plate, shadowOfDisc, shadowOfTube, tube } from './metalwork.ts';
import { pullBar } from './pull-bars.ts';
import { viewer } from './viewer.ts';

export interface HandleDrawer {
  readonly outside: (grip: HandleFacts) => readonly Shape[];
  /** Inside, all have a lever. */
  readonly lever: LeverDrawer;
  /** The knob that comes with it, in the middle of the leaf. */
  readonly knob?: PieceDrawer;
}

export type PieceDrawer = (centre: Point, metal: Metal) => readonly Shape[];

/** A bar of this length, mm. */
const bar = (length: number): HandleDrawer => ({ outside: (grip) => pullBar(grip, length), lever: straightLever });

/** How each handle is drawn. */
export const handleDrawers: Readonly<Record<HandleDrawing, HandleDrawer>> = {
  'lever-lever': { outside: leverOutside, lever },
  'lever-short': { outside: straightLeverOutside, lever: straightLever },
  'lever-pad': { outside: padOutside, lever },
  'pull-bar-600': bar(600),
  'pull-bar-1200': bar(1200),
  'pull-bar-1800': bar(1800),
  'knob-slam': { outside: ({ at, metal }) => latchCylinder(at, metal), lever, knob: roundKnob },
};

/** How each piece is drawn from outside. */
export const pieceDrawers: Readonly<Record<PieceDrawing, PieceDrawer>> = {
  'letter-plate': letterPlate,
  'security-plate': securityPlate,
  'fire-plate': firePlate,
  viewer,
  'fire-viewer': fireViewer,
  'round-knob': roundKnob,
  'octagonal-knob': octagonalKnob,
  'urn-knocker': urnKnocker,
  'ring-knocker': ringKnocker,
  'bar-knocker': barKnocker,
  'head-knocker': headKnocker,
};

/** A heavy ring hanging from a boss on a shaped plate. 90 × 150. */
function ringKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const boss: Point = [x, y - 46];
  const radius = 37;
  const ringCentre: Point = [x, y + 8];
  const ring = circlePath(ringCentre[0], ringCentre[1], radius);
  const strike: Point = [x, y + 55];
  return [
    ...plate({ x: x - 21, y: y - 75, width: 42, height: 62 }, { radius: 21, depth: 6 }, metal),
    shadowOfDisc(strike, 15, 5),
    ...disc(strike, 17, metal),
    ...ball(strike, 9, metal),
    shadowOfTube(ring, 14),
    tube(ring, 14, metal),
    ...hammer([x, y + 46], metal),
    softShadow(circlePath(...boss, 16), { by: [4, 6], blur: 5, alpha: 0.5 }),
    ...ball(boss, 17, metal),
  ];
}

/** A slim plate with a viewer at its head and a flat bar that swings below it. 44 × 170. */
function barKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const swing = roundedPath({ x: x - 12, y: y - 34, width: 24, height: 112 }, 11);
  return [
    ...plate({ x: x - 22, y: y - 85, width: 44, height: 170 }, { radius: 21, depth: 7 }, metal),
    ...viewer([x, y - 61], metal),
    softShadow(swing, { by: [8, 12], blur: 8, alpha: 0.5 }),
    filled(roundedPath({ x: x - 19, y: y - 42, width: 38, height: 20 }, 9), acrossTube(metal)),
    stroked(roundedPath({ x: x - 19, y: y - 42, width: 38, height: 20 }, 9), {
      paint: solid(metal.deep, 0.45),
      width: 0.8,
    }),
    filled(swing, acrossTube(metal)),
    stroked(swing, { paint: rim(metal), width: 1.4 }),
    ...ball([x, y + 64], 8, metal),
  ];
}

/** Rose above, strike below, and between them a loop with the shoulders and foot of an urn. 90 × 170. */
function urnKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const top = y - 61;
  const strike = y + 66;
  const side = (to: 1 | -1) =>
    `M${at(x + to * 12, top + 2)}C${at(x + to * 24, top + 10)} ${at(x + to * 20, top + 22)} ${at(x + to * 30, top + 28)}` +
    `C${at(x + to * 44, top + 38)} ${at(x + to * 41, top + 84)} ${at(x + to * 14, top + 108)}Q${at(x + to * 6, top + 114)} ${at(x, top + 114)}`;
  const loop = side(-1) + side(1);
  return [
    shadowOfDisc([x, strike], 17, 5),
    ...disc([x, strike], 18, metal),
    shadowOfDisc([x, top], 24, 7),
    ...disc([x, top], 24, metal),
    stroked(circlePath(x, top, 18.5), { paint: solid(metal.deep, 0.35), width: 1 }),
    shadowOfTube(loop, 14),
    tube(loop, 14, metal),
    ...ball([x, top], 14, metal),
    ...hammer([x, strike - 12], metal),
  ];
}

/** The weight that strikes. */
function hammer([x, y]: Point, metal: Metal): readonly Shape[] {
  const body = roundedPath({ x: x - 12, y: y - 11, width: 24, height: 24 }, 8);
  return [
    softShadow(body, { by: [3, 6], blur: 4, alpha: 0.45 }),
    filled(body, acrossTube(metal)),
    stroked(body, { paint: solid(metal.deep, 0.5), width: 0.8 }),
  ];
}
