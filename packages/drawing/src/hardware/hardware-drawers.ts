import type { HandleDrawing } from '@door/domain/catalogue/handle-drawings';
import type { DesignHardwareKind } from '@door/domain/model/hardware-kinds';
import { doorCellOf } from '../arrange/frame-layout.ts';
import type { DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';
import type { Point } from '../shapes/path-data.ts';
import { letterPlate } from './letter-plates.ts';
import { type HandleFacts, lever, type LeverDrawer, leverOutside } from './levers.ts';
import type { Metal } from './metals.ts';
import { urnKnocker } from './urn-knocker.ts';
import { viewer } from './viewer.ts';

export interface HandleDrawer {
  readonly outside: (grip: HandleFacts) => readonly Shape[];
  /** Inside, all have a lever. */
  readonly lever: LeverDrawer;
  /** The knob that comes with it, in the middle of the leaf. */
  readonly knob?: PieceDrawer;
}

export type PieceDrawer = (centre: Point, metal: Metal) => readonly Shape[];

/** The kinds that are seen, in the order of drawing. */
export const drawnKinds = ['letterPlate', 'spyhole', 'doorKnob', 'knocker'] as const satisfies DesignHardwareKind[];
export type DrawnKind = (typeof drawnKinds)[number];

/** The drawings of hardware that a caller has. What it has not is left out of the picture. */
export interface HardwareDrawers {
  readonly handles: Readonly<Partial<Record<HandleDrawing, HandleDrawer>>>;
  /** A piece from outside, by its master's code. */
  readonly pieceOf: (kind: DrawnKind, code: string) => PieceDrawer | undefined;
}

/** By kind and the master's code. */
export type PieceDrawers = Readonly<Record<DrawnKind, Readonly<Record<string, PieceDrawer>>>>;

export const firstHandles = {
  'lever-lever': { outside: leverOutside, lever },
} as const satisfies HardwareDrawers['handles'];

export const firstPieces: PieceDrawers = {
  letterPlate: { 'LP-310': letterPlate },
  spyhole: { 'SP-180': viewer },
  doorKnob: {},
  knocker: { 'KN-URN': urnKnocker },
};

/** What most doors begin with. */
export const firstHardware: HardwareDrawers = {
  handles: firstHandles,
  pieceOf: (kind, code) => firstPieces[kind][code],
};

/** Whether these are all drawings of hardware that a picture of a door needs. */
export const hasHardwareOf = (facts: DrawingFacts, { handles, pieceOf }: HardwareDrawers): boolean =>
  doorCellOf(facts.cells).leaves.every(
    ({ hardware: { drawnAs, pieces } }) =>
      (drawnAs === null || handles[drawnAs] !== undefined) &&
      drawnKinds.every((kind) => pieces[kind] === null || pieceOf(kind, pieces[kind].code) !== undefined),
  );
