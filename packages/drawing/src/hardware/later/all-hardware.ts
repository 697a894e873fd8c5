import type { HandleDrawing } from '@door/domain/catalogue/handle-drawings';
import {
  type DrawnKind,
  firstHandles,
  firstPieces,
  type HandleDrawer,
  type HardwareDrawers,
  type PieceDrawer,
  type PieceDrawers,
} from '../hardware-drawers.ts';
import { letterPlate } from '../letter-plates.ts';
import { lever } from '../levers.ts';
import { viewer } from '../viewer.ts';
import { padOutside, straightLever, straightLeverOutside } from './handles.ts';
import { headKnocker } from './head-knocker.ts';
import { barKnocker, ringKnocker } from './knockers.ts';
import { fireViewer, latchCylinder, octagonalKnob, roundKnob } from './knobs.ts';
import { firePlate, securityPlate } from './letter-plates.ts';
import { pullBar } from './pull-bars.ts';

/** A bar of this length, mm. */
const bar = (length: number): HandleDrawer => ({ outside: (grip) => pullBar(grip, length), lever: straightLever });

export const allHandles: Readonly<Record<HandleDrawing, HandleDrawer>> = {
  ...firstHandles,
  'lever-short': { outside: straightLeverOutside, lever: straightLever },
  'lever-pad': { outside: padOutside, lever },
  'pull-bar-600': bar(600),
  'pull-bar-1200': bar(1200),
  'pull-bar-1800': bar(1800),
  'knob-slam': { outside: ({ at, metal }) => latchCylinder(at, metal), lever, knob: roundKnob },
};

const pieces: PieceDrawers = {
  letterPlate: { ...firstPieces.letterPlate, 'LP-SEC': securityPlate, 'LP-FD': firePlate },
  spyhole: { ...firstPieces.spyhole, 'SP-FD': fireViewer },
  doorKnob: { 'DK-RND': roundKnob, 'DK-OCT': octagonalKnob },
  knocker: { ...firstPieces.knocker, 'KN-RING': ringKnocker, 'KN-BAR': barKnocker, 'KN-HEAD': headKnocker },
};

/** For a master without a drawing of its own. */
const usual: Readonly<Record<DrawnKind, PieceDrawer>> = {
  letterPlate,
  spyhole: viewer,
  doorKnob: roundKnob,
  knocker: ringKnocker,
};

export const pieceOf = (kind: DrawnKind, code: string): PieceDrawer => pieces[kind][code] ?? usual[kind];

export const allHardware: HardwareDrawers = { handles: allHandles, pieceOf };
