import { drawnKinds, type HandleDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import { hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { LeafFacts } from '../facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { filled, group, solid, stroked } from '../shapes/paint.ts';
import { type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { extrasOnLeaf } from './extra-drawers.ts';
import { handleDrawers, pieceDrawers } from './hardware-drawers.ts';
import { letterPlateInside } from './letter-plates.ts';
import { dummyHandle, type HandleFacts, leverInside } from './levers.ts';
import { acrossTube, flatFace, type Metal, metalOf, paintedMetal, rim } from './metals.ts';
import { screw } from './metalwork.ts';

/** mm from the lock edge to the spindle. */
const backset = 45;
/** mm of a centre knob above the spindle: 1060 where the spindle is at 1000. */
const knobAboveSpindle = 60;

/** All hardware on one face of a leaf, its extras last. The leaf is already mirrored for its side. */
export function drawHardware(leaf: LeafFacts, side: Side): readonly Shape[] {
  const drawn = [...handleOf(leaf, side), ...piecesOf(leaf, side), ...extrasOnLeaf(leaf)];
  return drawn.length > 0 ? [group('hardware', drawn, { shift: [leaf.x, leaf.y] })] : [];
}

/** Handles with a knob in the middle of the leaf. It is drawn unless a centre knob was chosen as well. */
const opensByKnob = (drawnAs: HandleDrawing): boolean => drawnAs === 'knob-slam';

function handleOf(leaf: LeafFacts, side: Side): readonly Group[] {
  const { handle, drawnAs } = leaf.hardware;
  if (!handle || drawnAs === null) return [];
  const drawer = handleDrawers[drawnAs];
  const grip = gripOn(leaf, handle);
  if (leaf.role === 'slave') return [group('handle', dummyHandle(grip, drawer.lever))];
  if (side === 'internal') return [group('handle', leverInside(grip, drawer.lever))];
  const knobAt = ownKnobAt(leaf, grip);
  const knob = knobAt && drawer.knob ? drawer.knob(knobAt, grip.metal) : [];
  return [group('handle', [...drawer.outside(grip), ...knob])];
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

const piecesOf = ({ height, hardware: { pieces, suite } }: LeafFacts, side: Side): readonly Group[] =>
  drawnKinds.flatMap((kind) => {
    const piece = pieces[kind];
    if (!piece?.drawnAs || (side === 'internal' && !hardwareTable[kind].place.showsInside)) return [];
    const drawer = kind === 'letterPlate' && side === 'internal' ? letterPlateInside : pieceDrawers[piece.drawnAs];
    return [group(kind, drawer([piece.x, height - piece.height], metalOf(suite)))];
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

const bodyLength = 112;
const bodyWidth = 19;
const flagLength = 88;
const flagWidth = 36;
/** Lower knuckle on the frame, bearing ring, upper knuckle on the leaf, and a cap at each end. */
const knuckles = [
  { from: 0, length: 5, narrow: 2 },
  { from: 5, length: 46, narrow: 0 },
  { from: 51.8, length: 4.4, narrow: 1.5 },
  { from: 57, length: 50, narrow: 0 },
  { from: 107, length: 5, narrow: 2 },
] as const;

interface HingeFacts {
  /** Middle of the pin. */
  readonly at: Point;
  /** The leaf lies to the right (1) or left (−1) of the pin. */
  readonly toLeaf: 1 | -1;
  readonly metal: Metal;
}

/** A flag hinge: turned body over the gap, its flag screwed to the face of the leaf. */
function drawHinge({ at: [x, y], toLeaf, metal }: HingeFacts): readonly Shape[] {
  const top = y - bodyLength / 2;
  const flag = { x: toLeaf > 0 ? x : x - flagWidth, y: y - flagLength / 2, width: flagWidth, height: flagLength };
  const plate = roundedPath(flag, 4);
  const body = roundedPath({ x: x - bodyWidth / 2, y: top, width: bodyWidth, height: bodyLength }, 5);
  return [
    softShadow(plate, { by: [3, 4], blur: 4, alpha: 0.45 }),
    filled(plate, flatFace(metal)),
    stroked(plate, { paint: rim(metal), width: 1.2 }),
    ...[-0.3, 0.3].flatMap((share) => screw([x + toLeaf * flagWidth * 0.66, y + flagLength * share], 3.2, metal)),
    softShadow(body, { by: [5, 7], blur: 6, alpha: 0.5 }),
    filled(body, solid(metal.deep)),
    ...knuckles.map(({ from, length, narrow }) =>
      filled(
        roundedPath({ x: x - bodyWidth / 2 + narrow, y: top + from, width: bodyWidth - 2 * narrow, height: length }, 2),
        acrossTube(metal),
      ),
    ),
  ];
}
