import type { ExtraKind } from '@door/domain/item/item';
import type { PlacedExtra } from '@door/domain/extras/placed-extra';
import { drawHead } from '../frame/head.ts';
import type { LeafFacts } from '../facts.ts';
import type { Group, Shape } from '../scene.ts';
import { group } from '../shapes/paint.ts';
import { doorChain } from './door-chain.ts';
import { doorCloser } from './door-closer.ts';
import type { ExtraDrawers } from './extras.ts';
import { figuresOn } from './figures.ts';
import { type Metal, metalOf } from './metals.ts';
import { sheet } from './plates.ts';

interface Fitted {
  readonly extra: PlacedExtra;
  readonly leaf: LeafFacts;
  readonly metal: Metal;
}
type Draw = (fitted: Fitted) => readonly Shape[];
type Drawn = readonly [name: string, draw: Draw];

const guard: Draw = ({ extra, metal }) => sheet(extra, metal);

/** What is seen on a leaf; all else is drawn with the frame, or lies in the edge. */
const drawers: Readonly<Partial<Record<ExtraKind, Drawn>>> = {
  kickPlateOutside: ['kick-plate', guard],
  kickPlateInside: ['kick-plate', guard],
  pushPlate: ['push-plate', guard],
  numerals: ['numerals', ({ extra, metal }) => figuresOn(extra.box, extra.figures, metal)],
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
function onLeaf(leaf: LeafFacts): readonly Group[] {
  const metal = metalOf(leaf.hardware.suite);
  return leaf.hardware.extras.flatMap((extra) => {
    const [name, draw] = drawers[extra.kind] ?? [];
    return name && draw ? [group(name, draw({ extra, leaf, metal }))] : [];
  });
}

/** All that the trade adds, as it is drawn. */
export const extraDrawers: ExtraDrawers = { onLeaf, onHead: drawHead };
