import { type DesignHardwareKind, designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { recordOf } from '@door/domain/lib/records';
import type {
  Box,
  CellFacts,
  DrawingFacts,
  GlazedCellFacts,
  LeafFacts,
  LeafHardwareFacts,
  LightFacts,
  MouldingFacts,
  PaneFacts,
} from '../facts.ts';

/**
 * The facts as seen from their side. From inside, parts are placed at mirrored positions rather than flipped as a picture,
 * so that the light stays at the top left and numerals stay readable.
 */
export const mirrorFromInside = (facts: DrawingFacts): DrawingFacts =>
  facts.side === 'external'
    ? facts
    : {
        ...facts,
        addOns: { ...facts.addOns, left: facts.addOns.right, right: facts.addOns.left },
        frame: { ...facts.frame, mullions: facts.frame.mullions.map((bar) => facts.width - bar).reverse() },
        cells: facts.cells.map((cell) => mirroredCell(cell, facts.width)),
      };

const mirroredBox = (box: Box, within: number): Box => ({ ...box, x: within - box.x - box.width });

const otherSide: Readonly<Record<GlazedCellFacts['kind'], GlazedCellFacts['kind']>> = {
  'left-sidelight': 'right-sidelight',
  'right-sidelight': 'left-sidelight',
  fanlight: 'fanlight',
};

function mirroredCell(cell: CellFacts, within: number): CellFacts {
  const place = mirroredBox(cell, within);
  return cell.kind === 'door'
    ? { ...cell, ...place, leaves: cell.leaves.map((leaf) => mirroredLeaf(leaf, within)) }
    : {
        ...cell,
        ...place,
        kind: otherSide[cell.kind],
        panes: cell.panes.map((pane) => mirroredPane(pane, within)),
      };
}

const mirroredLeaf = (leaf: LeafFacts, within: number): LeafFacts => ({
  ...leaf,
  ...mirroredBox(leaf, within),
  hand: leaf.hand === 'left' ? 'right' : 'left',
  mouldings: leaf.mouldings.map((moulding) => mirroredMoulding(moulding, leaf.width)),
  lights: leaf.lights.map((light) => mirroredLight(light, leaf.width, within)),
  hardware: mirroredHardware(leaf.hardware, leaf.width),
});

const mirroredMoulding = (moulding: MouldingFacts, within: number): MouldingFacts =>
  moulding.kind === 'panel' ? { ...moulding, box: mirroredBox(moulding.box, within) } : moulding;

const mirroredLight = (light: LightFacts, leafWidth: number, setWidth: number): LightFacts => ({
  ...light,
  box: mirroredBox(light.box, leafWidth),
  pane: mirroredPane(light.pane, setWidth),
});

/** Shape ids of quarter rounds, seen from behind: round at the top left (20) becomes round at the top right (40). */
const mirroredShape = { 10: 10, 20: 40, 30: 30, 40: 20, 50: 60, 60: 50 } as const;

const mirroredPane = (pane: PaneFacts, within: number): PaneFacts => ({
  ...pane,
  box: mirroredBox(pane.box, within),
  shape: mirroredShape[pane.shape],
});

function mirroredHardware(hardware: LeafHardwareFacts, within: number): LeafHardwareFacts {
  const mirrored = (kind: DesignHardwareKind) => {
    const fitted = hardware.pieces[kind];
    return fitted && { ...fitted, x: within - fitted.x };
  };
  return {
    ...hardware,
    pieces: recordOf(designHardwareKinds, mirrored),
    extras: hardware.extras.map((extra) => ({
      ...extra,
      box: mirroredBox(extra.box, within),
      notch: extra.notch && mirroredBox(extra.notch, within),
    })),
  };
}
