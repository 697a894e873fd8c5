import type { Box, LeafFacts } from '../facts.ts';

/** A piece of hardware as a plain shape, in the coordinates of the set, mm. */
export interface Fitting {
  readonly fitting: 'handle' | 'letter-plate' | 'knocker' | 'door-knob' | 'spyhole' | 'hinges';
  readonly shape:
    | { readonly kind: 'box'; readonly box: Box }
    | { readonly kind: 'round'; readonly x: number; readonly y: number; readonly radius: number };
}

/** Usual sizes, mm. The drawing shows where hardware sits, not which product it is. */
const boxes = {
  handle: { width: 40, height: 240 },
  'letter-plate': { width: 310, height: 70 },
  knocker: { width: 90, height: 170 },
  hinges: { width: 24, height: 100 },
} as const;
const radii = { 'door-knob': 38, spyhole: 13 } as const;

/** mm from the lock edge of the leaf to the centre of the handle. */
const backset = 45;

export function fittingsOf(leaf: LeafFacts): readonly Fitting[] {
  const { handle, knocker, letterPlate, doorKnob, spyhole, hinges } = leaf.hardware;
  const hingesAt = leaf.hand === 'left' ? 0 : leaf.width;
  const lockAt = leaf.hand === 'left' ? leaf.width - backset : backset;
  return [
    ...hinges.heights.map((height) => boxAt('hinges', { x: hingesAt, height }, leaf)),
    ...(letterPlate ? [boxAt('letter-plate', letterPlate, leaf)] : []),
    ...(knocker ? [boxAt('knocker', knocker, leaf)] : []),
    ...(doorKnob ? [roundAt('door-knob', doorKnob, leaf)] : []),
    ...(spyhole ? [roundAt('spyhole', spyhole, leaf)] : []),
    ...(handle ? [boxAt('handle', { x: lockAt, height: handle.height }, leaf)] : []),
  ];
}

/** mm from the left edge of the leaf, and mm above its bottom. */
interface Spot {
  readonly x: number;
  readonly height: number;
}

function boxAt(fitting: keyof typeof boxes, spot: Spot, leaf: LeafFacts): Fitting {
  const { width, height } = boxes[fitting];
  const [x, y] = centreOf(spot, leaf);
  return { fitting, shape: { kind: 'box', box: { x: x - width / 2, y: y - height / 2, width, height } } };
}

function roundAt(fitting: keyof typeof radii, spot: Spot, leaf: LeafFacts): Fitting {
  const [x, y] = centreOf(spot, leaf);
  return { fitting, shape: { kind: 'round', x, y, radius: radii[fitting] } };
}

const centreOf = ({ x, height }: Spot, leaf: LeafFacts): readonly [number, number] => [
  leaf.x + x,
  leaf.y + leaf.height - height,
];
