import { bareHead } from '@door/domain/door/extras/placed-extra';
import { designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { recordOf } from '@door/domain/lib/records';
import type { DrawingFacts, FinishFacts, HardwarePieces, LeafFacts, LeafHardwareFacts, PaneFacts } from './facts.ts';
import type { LayerName } from './scene.ts';

/**
 * The facts that a layer is drawn from, with all others set to a neutral value. So a layer cannot depend on anything
 * else, and equal facts mean equal pictures.
 */
export const layerFacts = (name: LayerName, facts: DrawingFacts): DrawingFacts => narrowed[name](facts);

const noFinish: FinishFacts = { hex: '#ffffff', surface: 'pvc' };

export const noPieces: HardwarePieces = recordOf(designHardwareKinds, () => null);

const noHardware: LeafHardwareFacts = {
  suite: 'chrome',
  drawnAs: null,
  handle: null,
  pieces: noPieces,
  hinges: { hex: noFinish.hex, suite: null, heights: [] },
  extras: [],
};

const forFrame = (facts: DrawingFacts): DrawingFacts => ({
  ...facts,
  cells: facts.cells.map((cell) =>
    cell.kind === 'door' ? { ...cell, leaves: [] } : { ...cell, panes: cell.panes.map(emptyPane) },
  ),
});

const forGlass = (facts: DrawingFacts): DrawingFacts => ({
  ...facts,
  frame: withoutFinish(facts),
  cells: facts.cells.map((cell) => (cell.kind === 'door' ? { ...cell, leaves: cell.leaves.map(glassLeaf) } : cell)),
});

const forFurniture = (facts: DrawingFacts): DrawingFacts => doorAlone(facts, furnitureLeaf);

/** The size of the set alone: light falls on whatever stands there. */
const forLight = (facts: DrawingFacts): DrawingFacts => ({
  ...forFrame(facts),
  ...sameForGlass,
  addOns: facts.addOns,
  sill: facts.sill,
  frame: withoutFinish(facts),
});

const narrowed: Readonly<Record<LayerName, (facts: DrawingFacts) => DrawingFacts>> = {
  scene: forFrame,
  frame: forFrame,
  slab: (facts) => doorAlone(facts, slabLeaf),
  glass: (facts) => ({ ...forGlass(facts), ...sameForGlass }),
  furniture: forFurniture,
  'low-sun': forLight,
  dusk: forLight,
  // Lamps hang beside the set and its add-ons, above its sill.
  lit: (facts) => ({ ...forGlass(facts), ...sameForGlass, addOns: facts.addOns, sill: facts.sill }),
  'lit-metal': forFurniture,
};

const noAddOns = { left: 0, right: 0, top: 0, bottom: 0 } as const;

const sameForGlass = {
  addOns: noAddOns,
  sill: false,
  threshold: 'pvc',
  liesThrough: false,
  upstand: 0,
  construction: 'coupled',
  opens: 'In',
  head: bareHead,
} as const;

const withoutFinish = ({ frame }: DrawingFacts): DrawingFacts['frame'] => ({ ...frame, finish: noFinish });

const doorAlone = (facts: DrawingFacts, leaf: (leaf: LeafFacts) => LeafFacts): DrawingFacts => ({
  ...facts,
  addOns: noAddOns,
  head: bareHead,
  frame: withoutFinish(facts),
  cells: facts.cells.flatMap((cell) =>
    cell.kind === 'door' ? [{ ...cell, leaves: cell.leaves.map((one) => leaf(one)) }] : [],
  ),
});

/** The place of a pane without its glass. */
const emptyPane = (pane: PaneFacts): PaneFacts => ({ ...pane, glazing: { kind: 'clear' }, backing: '', numerals: '' });

const slabLeaf = (leaf: LeafFacts): LeafFacts => ({
  ...leaf,
  lights: leaf.lights.map((light) => ({ ...light, pane: emptyPane(light.pane) })),
  hardware: noHardware,
});

const glassLeaf = (leaf: LeafFacts): LeafFacts => ({ ...leaf, finish: noFinish, mouldings: [], hardware: noHardware });

const furnitureLeaf = (leaf: LeafFacts): LeafFacts => ({ ...leaf, finish: noFinish, mouldings: [], lights: [] });
