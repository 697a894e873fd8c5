import type { PlacedExtra } from '@door/domain/door/extras/placed-extra';
import type { ExtraKind } from '@door/domain/door/model/extra-kinds';
import type { Box, LeafFacts } from '../facts.ts';
import { numeralPath } from '../glass/numerals.ts';
import type { Group, Shape } from '../scene.ts';
import { filled, group, solid, stroked, topToBottom } from '../shapes/paint.ts';
import { linePath, type Point, rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { doorChain } from './door-chain.ts';
import { flatFace, type Metal, metalOf, rim } from './metals.ts';
import { disc, plate, shadowOfTube, tube } from './metalwork.ts';
import { screwedPlate } from './screwed-plate.ts';
import { viewer } from './viewer.ts';

interface Fitted {
  readonly extra: PlacedExtra;
  readonly leaf: LeafFacts;
  readonly metal: Metal;
}
type Draw = (fitted: Fitted) => readonly Shape[];
type Drawn = readonly [name: string, draw: Draw];

const guard: Draw = ({ extra, metal }) => screwedPlate(extra, metal);

/** What is seen on a leaf; all else is drawn with the frame, or lies in the edge. */
const drawers: Readonly<Partial<Record<ExtraKind, Drawn>>> = {
  kickPlateOutside: ['kick-plate', guard],
  kickPlateInside: ['kick-plate', guard],
  pushPlate: ['push-plate', guard],
  numerals: ['numerals', ({ extra, metal }) => numeralsOn(extra.box, extra.figures, metal)],
  spyhole2: ['spyhole', ({ extra: { box }, metal }) => viewer([box.x + box.width / 2, box.y + box.height / 2], metal)],
  signageOutside: ['sign', guard],
  signageInside: ['sign', guard],
  doorChain: [
    'door-chain',
    ({ extra, leaf, metal }) => doorChain(extra.box, leaf.hand === 'left' ? leaf.width : 0, metal),
  ],
  doorCloser: [
    'door-closer',
    ({ extra, leaf, metal }) =>
      doorCloser(extra.box, { toLock: leaf.hand === 'left' ? 1 : -1, onFrame: extra.onFrame }, metal),
  ],
};

/** What the trade has added to this face, in the leaf's own coordinates. */
export function extrasOnLeaf(leaf: LeafFacts): readonly Group[] {
  const metal = metalOf(leaf.hardware.suite);
  return leaf.hardware.extras.flatMap((extra) => {
    const [name, draw] = drawers[extra.kind] ?? [];
    return name && draw ? [group(name, draw({ extra, leaf, metal }))] : [];
  });
}

/** The figures of a house number, cast in metal and standing a little off the door. */
export function numeralsOn({ x, y, width, height }: Box, figures: string, metal: Metal): readonly Shape[] {
  const d = numeralPath(figures, { centre: [x + width / 2, y + height / 2], width, height });
  const cast = (alpha: number, by: number): Shape =>
    group('shadow', [filled(d, solid('#000', alpha), { evenOdd: true })], { shift: [by, by * 1.3] });
  return [
    cast(0.16, 5),
    cast(0.3, 2.6),
    filled(d, flatFace(metal), { evenOdd: true }),
    stroked(d, { paint: rim(metal), width: 1.3, join: 'round' }),
    stroked(d, { paint: solid(metal.deep, 0.35), width: 0.4, join: 'round' }),
  ];
}

interface Hung {
  /** Toward the lock: 1 right, −1 left. */
  readonly toLock: 1 | -1;
  readonly onFrame: boolean;
}

/** mm from the place on the leaf up to the frame's head. */
const upToHead = 78;
const armReach = 205;
/** From the body's edge to the arm, and from there to its shoe. */
const toArm = 3;
const toShoe = 30;

/**
 * A closer with its arm: on the leaf, with the shoe on the frame above it, or the other way round. The arm folds toward the
 * lock and back.
 */
function doorCloser(place: Box, { toLock, onFrame }: Hung, metal: Metal): readonly Shape[] {
  const body = onFrame ? { ...place, y: place.y - upToHead } : place;
  const toOther = onFrame ? 1 : -1;
  const edge = onFrame ? body.y + body.height : body.y;
  const spindle: Point = [body.x + body.width / 2 + toLock * body.width * 0.2, edge + toOther * toArm];
  const elbow: Point = [spindle[0] + toLock * armReach, spindle[1]];
  const shoe: Point = [spindle[0] + toLock * 46, spindle[1] + toOther * toShoe];
  const upper = linePath(elbow, shoe);
  return [
    ...plate({ x: shoe[0] - 31, y: shoe[1] - 9, width: 62, height: 18 }, { radius: 4, depth: 5 }, metal),
    shadowOfTube(upper, 8),
    tube(upper, 8, metal),
    ...bodyOf(body, metal),
    ...mainArm(spindle, elbow, metal),
    ...[elbow, shoe].flatMap((joint) => disc(joint, 6.5, metal)),
  ];
}

/** The spring and its oil in a rounded cover, an adjusting screw at each end. */
function bodyOf(box: Box, metal: Metal): readonly Shape[] {
  const { x, y, width, height } = box;
  const cover = roundedPath(box, 9);
  return [
    softShadow(cover, { by: [9, 13], blur: 11, alpha: 0.5 }),
    filled(cover, topToBottom(metal.face)),
    filled(rectPath({ x: x + 9, y: y + 3, width: width - 18, height: 1.8 }), solid('#fff', 0.65 * metal.shine)),
    filled(rectPath({ x: x + 15, y: y + 5, width: 1, height: height - 10 }), solid(metal.deep, 0.4)),
    filled(rectPath({ x: x + width - 16, y: y + 5, width: 1, height: height - 10 }), solid(metal.deep, 0.4)),
    stroked(cover, { paint: solid(metal.deep, 0.45), width: 1 }),
  ];
}

function mainArm([x1, y]: Point, [x2]: Point, metal: Metal): readonly Shape[] {
  const arm = roundedPath({ x: Math.min(x1, x2) - 8, y: y - 5, width: Math.abs(x2 - x1) + 16, height: 10 }, 5);
  return [
    softShadow(arm, { by: [5, 9], blur: 5, alpha: 0.45 }),
    filled(arm, topToBottom(metal.cylinder)),
    stroked(arm, { paint: solid(metal.deep, 0.45), width: 0.8 }),
    ...disc([x1, y], 9, metal),
  ];
}
