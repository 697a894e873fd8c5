import { numberInPanes } from '@door/domain/door/glass/house-number-place';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designOfLeaf } from '@door/domain/door/design-fit/leaf-design';
import { lightSights, placeOnLeaf } from '@door/domain/door/formula/light-sights';
import type { Hand } from '@door/domain/door/model/item';
import type { Edges } from '@door/domain/door/sizes/edges';
import type { LeafSizes } from '@door/domain/door/sizes/leaf-sizes';
import { size } from '@door/domain/lib/mm';
import type { Box, LeafFacts, LightFacts, MouldingFacts } from '../facts.ts';
import { type ItemToDraw, leafFinish } from './finishes.ts';
import { glazingFacts } from './panes.ts';
import { hardwareOn } from './hardware.ts';

interface DoorCell {
  readonly box: Box;
  readonly edges: Edges;
}

/** The leaves in place: inside the frame's edges, less the gap that each needs at its hinges and above. */
export function leavesIn({ box, edges }: DoorCell, leaves: LeafSizes, asked: ItemToDraw): readonly LeafFacts[] {
  const { hand } = asked.item;
  const { hinge, lock, top } = asked.catalogue.rows.clearances;
  const y = box.y + edges.top + top;
  const begin = box.x + edges.left;
  const end = box.x + box.width - edges.right;
  if (leaves.kind === 'single') {
    const x = begin + (hand === 'left' ? hinge : lock);
    return [leafFacts({ x, y, ...leaves.leaf }, { role: 'only', hand }, asked)];
  }
  const { master, slave } = leaves;
  const otherHand = hand === 'left' ? 'right' : 'left';
  const place = (at: Hand, width: number) => (at === 'left' ? begin + hinge : end - hinge - width);
  return [
    leafFacts({ x: place(hand, master.width), y, ...master }, { role: 'master', hand }, asked),
    leafFacts({ x: place(otherHand, slave.width), y, ...slave }, { role: 'slave', hand: otherHand }, asked),
  ];
}

const groups = { only: 'door', master: 'master', slave: 'slave' } as const;

function leafFacts(box: Box, who: Pick<LeafFacts, 'role' | 'hand'>, asked: ItemToDraw): LeafFacts {
  const design = designOfLeaf(asked.item, groups[who.role], asked.catalogue);
  const lights = lightFacts(box, { design, area: who.role === 'slave' ? 'slave' : 'door' }, asked);
  return {
    ...box,
    ...who,
    finish: leafFinish(asked),
    mouldings: design.mouldings.map((moulding) => mouldingFacts(moulding, box)),
    cassette: design.cassette,
    lights,
    hardware: hardwareOn({ leaf: box, ...who, lights }, design, asked),
  };
}

const mouldingFacts = (moulding: Design['mouldings'][number], leaf: Box): MouldingFacts =>
  moulding.kind === 'panel'
    ? { kind: 'panel', head: moulding.head, box: placeOnLeaf(moulding, size(leaf.width, leaf.height)) }
    : moulding;

interface LeafDesign {
  readonly design: Design;
  readonly area: 'door' | 'slave';
}

function lightFacts(leaf: Box, { design, area }: LeafDesign, { item, catalogue }: ItemToDraw): readonly LightFacts[] {
  const numeralsIn = numberInPanes(item, catalogue);
  const sights = lightSights(design, size(leaf.width, leaf.height));
  return design.lights.flatMap(({ turn, head, shape }, index): readonly LightFacts[] => {
    const box = sights[index];
    if (!box) return [];
    return [
      {
        box,
        turn,
        head,
        pane: {
          box: { ...box, x: leaf.x + box.x, y: leaf.y + box.y },
          shape,
          glazing: glazingFacts(item.glass.door, catalogue),
          backing: item.glass.doorBacking,
          numerals: numeralsIn(area, index),
        },
      },
    ];
  });
}
