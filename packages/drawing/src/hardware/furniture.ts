import type { HandleDrawing } from '@door/domain/catalogue/stock-rows';
import { type DesignHardwareKind, hardwareTable } from '@door/domain/model/hardware-kinds';
import { keysOf } from '@door/domain/model/records';
import type { ExtraDrawers } from '../drawers.ts';
import type { LeafFacts } from '../facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { group } from '../shapes/paint.ts';
import type { Point } from '../shapes/path-data.ts';
import { drawHinge } from './hinges.ts';
import { knockerOf } from './knockers.ts';
import { fireViewer, latchCylinder, octagonalKnob, roundKnob, viewer } from './knobs.ts';
import { letterPlateInside, letterPlateOutside } from './letter-plates.ts';
import {
  dummyHandle,
  type HandleFacts,
  lever,
  type LeverDrawer,
  leverInside,
  leverOutside,
  padOutside,
  straightLever,
  straightLeverOutside,
} from './levers.ts';
import { type Metal, metalOf, paintedMetal } from './metals.ts';
import { pullBar } from './pull-bars.ts';

/** mm from the lock edge to the spindle. */
const backset = 45;
/** mm of a centre knob above the spindle: 1060 where the spindle is at 1000. */
const knobAboveSpindle = 60;

/** All hardware on one face of a leaf, its extras last. The leaf is already mirrored for its side. */
export function drawHardware(leaf: LeafFacts, side: Side, { extrasOnLeaf }: ExtraDrawers): readonly Shape[] {
  const drawn = [...handleOf(leaf, side), ...piecesOf(leaf, side), ...extrasOnLeaf(leaf)];
  return drawn.length > 0 ? [group('hardware', drawn, { shift: [leaf.x, leaf.y] })] : [];
}

type OutsideDrawer = (grip: HandleFacts) => readonly Shape[];

/** Handle seen from outside. */
const outsideHandles: Readonly<Record<HandleDrawing, OutsideDrawer>> = {
  'lever-lever': leverOutside,
  'lever-short': straightLeverOutside,
  'lever-pad': padOutside,
  'pull-bar-600': (grip) => pullBar(grip, 600),
  'pull-bar-1200': (grip) => pullBar(grip, 1200),
  'pull-bar-1800': (grip) => pullBar(grip, 1800),
  'knob-slam': ({ at, metal }) => latchCylinder(at, metal),
};

/** Inside, all have a lever; that of a modern handle is straight. */
const insideLevers: Readonly<Record<HandleDrawing, LeverDrawer>> = {
  'lever-lever': lever,
  'lever-short': straightLever,
  'lever-pad': lever,
  'pull-bar-600': straightLever,
  'pull-bar-1200': straightLever,
  'pull-bar-1800': straightLever,
  'knob-slam': lever,
};

/** Handles with a knob in the middle of the leaf. It is drawn unless a centre knob was chosen as well. */
export const opensByKnob = (drawnAs: HandleDrawing): boolean => drawnAs === 'knob-slam';

export const handleOutside = (drawnAs: HandleDrawing, grip: HandleFacts): readonly Shape[] =>
  outsideHandles[drawnAs](grip);

function handleOf(leaf: LeafFacts, side: Side): readonly Group[] {
  const { handle } = leaf.hardware;
  if (!handle) return [];
  const grip = gripOn(leaf, handle);
  const { drawnAs } = leaf.hardware;
  if (drawnAs === null) return [];
  const shapes = leaf.role === 'slave' ? dummyHandle(grip, insideLevers[drawnAs]) : masterHandle(leaf, grip, side);
  return shapes.length > 0 ? [group('handle', shapes)] : [];
}

export function gripOn(
  { width, height, hand, hardware }: LeafFacts,
  { height: spindle, reach }: NonNullable<LeafFacts['hardware']['handle']>,
): HandleFacts {
  const x = hand === 'left' ? width - backset : backset;
  const toHinge = hand === 'left' ? -1 : 1;
  return { at: [x, height - spindle], toHinge, length: reach - backset, metal: metalOf(hardware.suite) };
}

/** The middle of the knob that comes with the handle; null where none is drawn. */
export function ownKnobAt({ width, hardware: { drawnAs, pieces } }: LeafFacts, { at }: HandleFacts): Point | null {
  return drawnAs !== null && opensByKnob(drawnAs) && !pieces.doorKnob ? [width / 2, at[1] - knobAboveSpindle] : null;
}

function masterHandle(leaf: LeafFacts, grip: HandleFacts, side: Side): readonly Shape[] {
  const { drawnAs } = leaf.hardware;
  if (drawnAs === null) return [];
  if (side === 'internal') return leverInside(grip, insideLevers[drawnAs]);
  const knobAt = ownKnobAt(leaf, grip);
  return [...handleOutside(drawnAs, grip), ...(knobAt ? roundKnob(knobAt, grip.metal) : [])];
}

type PieceDrawer = (centre: Point, metal: Metal) => readonly Shape[];

const knobs: Readonly<Record<string, PieceDrawer>> = { 'DK-RND': roundKnob, 'DK-OCT': octagonalKnob };
const viewers: Readonly<Record<string, PieceDrawer>> = { 'SP-180': viewer, 'SP-FD': fireViewer };

export const knobOf = (code: string): PieceDrawer => knobs[code] ?? roundKnob;
export const viewerOf = (code: string): PieceDrawer => viewers[code] ?? viewer;

/** How each kind is drawn, in the order of drawing; a kind without a drawer is not seen. */
const pieceDrawers: Readonly<Partial<Record<DesignHardwareKind, (code: string, side: Side) => PieceDrawer>>> = {
  letterPlate: (code, side) => (side === 'external' ? letterPlateOutside(code) : letterPlateInside),
  spyhole: viewerOf,
  doorKnob: knobOf,
  knocker: knockerOf,
};
const drawnKinds = keysOf(pieceDrawers);

const piecesOf = ({ height, hardware: { pieces, suite } }: LeafFacts, side: Side): readonly Group[] =>
  drawnKinds.flatMap((kind) => {
    const [piece, drawer] = [pieces[kind], pieceDrawers[kind]];
    if (!piece || !drawer || (side === 'internal' && !hardwareTable[kind].place.showsInside)) return [];
    return [group(kind, drawer(piece.code, side)([piece.x, height - piece.height], metalOf(suite)))];
  });

/** mm from the edge of the leaf out to the pin, over the gap to the frame. */
const pinOffset = 5;

/** Hinges, on the face toward which the leaf opens. */
export function drawHinges(leaf: LeafFacts): readonly Shape[] {
  const { heights, hex, suite } = leaf.hardware.hinges;
  if (heights.length === 0) return [];
  const metal = suite ? metalOf(suite) : paintedMetal(hex);
  const onLeft = leaf.hand === 'left';
  const hinges = heights.flatMap((height) =>
    drawHinge({
      at: [onLeft ? -pinOffset : leaf.width + pinOffset, leaf.height - height],
      toLeaf: onLeft ? 1 : -1,
      metal,
    }),
  );
  return [group('hinges', hinges, { shift: [leaf.x, leaf.y] })];
}
