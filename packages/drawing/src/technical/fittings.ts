import {
  designHardwareKinds,
  type HardwareKind,
  hardwareTable,
  type Outline,
} from '@door/domain/door/model/hardware-kinds';
import type { Box, LeafFacts } from '../facts.ts';

/** A piece of hardware as a plain shape, in the coordinates of the set, mm. */
export interface Fitting {
  readonly fitting: HardwareKind | 'hinges';
  readonly shape:
    | { readonly kind: 'box'; readonly box: Box }
    | { readonly kind: 'round'; readonly x: number; readonly y: number; readonly radius: number };
}

/** Usual sizes of what is on every door, mm; those of the pieces are in the table of their kinds. */
const handleOutline: Outline = { shape: 'box', width: 40, height: 240 };
const hingeOutline: Outline = { shape: 'box', width: 24, height: 100 };

/** mm from the lock edge of the leaf to the centre of the handle. */
const backset = 45;

export function fittingsOf(leaf: LeafFacts): readonly Fitting[] {
  const { handle, pieces, hinges } = leaf.hardware;
  const hingesAt = leaf.hand === 'left' ? 0 : leaf.width;
  const lockAt = leaf.hand === 'left' ? leaf.width - backset : backset;
  return [
    ...hinges.heights.map((height) => fittingAt({ x: hingesAt, height }, leaf, ['hinges', hingeOutline])),
    ...designHardwareKinds.flatMap((kind) => {
      const piece = pieces[kind];
      return piece ? [fittingAt(piece, leaf, [kind, hardwareTable[kind].place.outline])] : [];
    }),
    ...(handle ? [fittingAt({ x: lockAt, height: handle.height }, leaf, ['handle', handleOutline])] : []),
  ];
}

/** mm from the left edge of the leaf, and mm above its bottom. */
interface Spot {
  readonly x: number;
  readonly height: number;
}

function fittingAt(spot: Spot, leaf: LeafFacts, [fitting, outline]: readonly [Fitting['fitting'], Outline]): Fitting {
  const [x, y] = [leaf.x + spot.x, leaf.y + leaf.height - spot.height];
  if (outline.shape === 'round') return { fitting, shape: { kind: 'round', x, y, radius: outline.radius } };
  const { width, height } = outline;
  return { fitting, shape: { kind: 'box', box: { x: x - width / 2, y: y - height / 2, width, height } } };
}
