import { extrasOnLeaf } from '@door/domain/door/extras/extras-on-door';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { hingeCount, hingeHeights } from '@door/domain/door/hardware/hinge-count';
import { reachOf } from '@door/domain/door/hardware/handle-room';
import { isAllowedOn } from '@door/domain/door/hardware/kinds';
import { type DesignHardwareKind, designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { slavePieces, slavePlaces } from '@door/domain/door/model/slave-pieces';
import type { Item } from '@door/domain/door/model/item';
import { leafWeight } from '@door/domain/door/weight/leaf-weight';
import { pieceSpot, piecePlaces } from '@door/domain/door/hardware/piece-spot';
import type { StockCode } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { recordOf } from '@door/domain/lib/records';
import type { Box, FittedFacts, LeafFacts, LeafHardwareFacts, LightFacts } from '../facts.ts';
import type { ItemToDraw } from './finishes.ts';

interface Leaf {
  readonly leaf: Box;
  readonly role: LeafFacts['role'];
  readonly hand: LeafFacts['hand'];
  readonly lights: readonly LightFacts[];
}

/** The hardware on this leaf and its place. A slave has what the trade chose for it. */
export function hardwareOn({ leaf, role, hand, lights }: Leaf, design: Design, asked: ItemToDraw): LeafHardwareFacts {
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
