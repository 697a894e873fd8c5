import type { ExtraKind } from '@door/domain/model/extra-kinds';
import type { PlacedExtra } from '@door/domain/extras/placed-extra';
import type { LeafFacts, Box } from '../facts.ts';
import type { Group, Shape } from '../scene.ts';
import { group, filled, solid, stroked } from '../shapes/paint.ts';
import { doorChain } from './door-chain.ts';
import { doorCloser } from './door-closer.ts';
import { viewer } from './viewer.ts';
import { type Metal, metalOf, flatFace, rim } from './metals.ts';
import { screwedPlate } from './screwed-plate.ts';
import { numeralPath } from '../glass/numerals.ts';

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
