import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designOfLeaf } from '@door/domain/door/design-fit/leaf-design';
import { extrasOnLeaf } from '@door/domain/door/extras/extras-on-door';
import { lightSights, placeOnLeaf } from '@door/domain/door/formula/light-sights';
import { numberInPanes } from '@door/domain/door/glass/house-number-place';
import { reachOf } from '@door/domain/door/hardware/handle-room';
import { hingeCount, hingeHeights } from '@door/domain/door/hardware/hinge-count';
import { isAllowedOn } from '@door/domain/door/hardware/kinds';
import { piecePlaces, pieceSpot } from '@door/domain/door/hardware/piece-spot';
import { type DesignHardwareKind, designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { StockCode } from '@door/domain/door/model/ids';
import type { Hand } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { slavePieces, slavePlaces } from '@door/domain/door/model/slave-pieces';
import type { Edges } from '@door/domain/door/sizes/edges';
import type { LeafSizes } from '@door/domain/door/sizes/leaf-sizes';
import { leafWeight } from '@door/domain/door/weight/leaf-weight';
import { size } from '@door/domain/lib/mm';
import { recordOf } from '@door/domain/lib/records';
import type { Box, FittedFacts, LeafFacts, LeafHardwareFacts, LightFacts, MouldingFacts } from '../facts.ts';
import { type ItemToDraw, leafFinish } from './finishes.ts';
import { glazingFacts } from './panes.ts';

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

interface Leaf {
  readonly leaf: Box;
  readonly role: LeafFacts['role'];
  readonly hand: LeafFacts['hand'];
  readonly lights: readonly LightFacts[];
}

/** The hardware on this leaf and its place. A slave has what the trade chose for it. */
function hardwareOn({ leaf, role, hand, lights }: Leaf, design: Design, asked: ItemToDraw): LeafHardwareFacts {
  const { item, catalogue, side } = asked;
  const { suite, chosen } = item.hardware;
  const bare = { size: leaf, hand, glass: lights.map(({ box }) => box) };
  const pieceSpots = piecePlaces(item, catalogue);
  const fitted = (kind: DesignHardwareKind): FittedFacts | null => {
    const code = role === 'slave' ? onSlave(kind, item) : chosen[kind];
    if (code === null || !isAllowedOn(design, kind)) return null;
    const { drawnAs = null } = catalogue.master(catalogue.stock(code).masterId);
    return { drawnAs, ...pieceSpot(kind, bare, pieceSpots) };
  };
  return {
    suite,
    ...handleOn(role, design, asked),
    pieces: recordOf(designHardwareKinds, fitted),
    hinges: hingesOf(leaf, asked),
    extras: extrasOnLeaf({ size: leaf, hand, role, side }, item, catalogue),
  };
}

/** The handle on a leaf. The fixed one of a slave leaf is on both faces as the real one is inside. */
function handleOn(
  role: LeafFacts['role'],
  { heights }: Design,
  { item, catalogue, side }: ItemToDraw,
): Pick<LeafHardwareFacts, 'drawnAs' | 'handle'> {
  const { handleType } = item.hardware;
  const isBare = role === 'slave' && (item.leaves.kind === 'single' || item.leaves.slaveHandle === null);
  if (handleType === null || isBare) return { drawnAs: null, handle: null };
  const handle = catalogue.handle(handleType);
  const face = role === 'slave' || side === 'internal' ? 'inside' : 'outside';
  return { drawnAs: handle.drawnAs, handle: { height: heights.handle, reach: reachOf(handle, face) } };
}

const onSlave = (kind: DesignHardwareKind, { build }: Item): StockCode | null => {
  const place = slavePlaces.find((each) => slavePieces[each] === kind);
  return (place && build.slave[place]) ?? null;
};

/** Drawn where the leaf is too heavy for any number of hinges; such a door is refused before it is made. */
const mostHinges = 4;

function hingesOf({ width, height }: Box, { item, catalogue }: ItemToDraw): LeafHardwareFacts['hinges'] {
  const { rows } = catalogue;
  const colour = rows.hinges.find((hinge) => hinge.name === item.hardware.hingeColour) ?? rows.hinges[0];
  if (!colour) throw new Error('The catalogue holds no hinge.');
  const suite = rows.stock.find(({ code }) => code === colour.stock)?.suite ?? null;
  const leaf = size(width, height);
  const count = hingeCount({ height: leaf.height, kg: leafWeight(leaf, item, catalogue) }, rows.limits);
  return { hex: colour.hex, suite, heights: hingeHeights(height, count ?? mostHinges, catalogue.rows.clearances) };
}
