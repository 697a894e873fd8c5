import type { HandleDrawing } from '@door/domain/catalogue/handle-drawings';
import type { DesignHardwareKind } from '@door/domain/model/hardware-kinds';
import type { Shape } from '../scene.ts';
import type { Point } from '../shapes/path-data.ts';
import { padOutside, straightLever, straightLeverOutside } from './handles.ts';
import { headKnocker } from './head-knocker.ts';
import { fireViewer, latchCylinder, octagonalKnob, roundKnob } from './knobs.ts';
import { barKnocker, ringKnocker, urnKnocker } from './knockers.ts';
import { firePlate, letterPlate, securityPlate } from './letter-plates.ts';
import { type HandleFacts, lever, type LeverDrawer, leverOutside } from './levers.ts';
import type { Metal } from './metals.ts';
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

/** The kinds that are seen, in the order of drawing. */
export const drawnKinds = ['letterPlate', 'spyhole', 'doorKnob', 'knocker'] as const satisfies DesignHardwareKind[];
export type DrawnKind = (typeof drawnKinds)[number];

/** How each piece is drawn from outside, by the code of its master. */
const pieces: Readonly<Record<DrawnKind, Readonly<Record<string, PieceDrawer>>>> = {
  letterPlate: { 'LP-310': letterPlate, 'LP-SEC': securityPlate, 'LP-FD': firePlate },
  spyhole: { 'SP-180': viewer, 'SP-FD': fireViewer },
  doorKnob: { 'DK-RND': roundKnob, 'DK-OCT': octagonalKnob },
  knocker: { 'KN-URN': urnKnocker, 'KN-RING': ringKnocker, 'KN-BAR': barKnocker, 'KN-HEAD': headKnocker },
};

/** For a master without a drawing of its own. */
const usual: Readonly<Record<DrawnKind, PieceDrawer>> = {
  letterPlate,
  spyhole: viewer,
  doorKnob: roundKnob,
  knocker: ringKnocker,
};

/** A piece from outside, by the code of its master. */
export const pieceDrawer = (kind: DrawnKind, code: string): PieceDrawer => pieces[kind][code] ?? usual[kind];
