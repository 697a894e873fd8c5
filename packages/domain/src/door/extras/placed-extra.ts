import type { LeafBox } from '../hardware/piece-spot.ts';
import type { ExtraKind } from '../model/extra-kinds.ts';
import type { Hand } from '../model/door-values.ts';

export interface HeadExtras {
  readonly drip: boolean;
  readonly vents: readonly string[];
}

export const bareHead: HeadExtras = { drip: false, vents: [] };

export interface LeafFace {
  readonly size: Pick<LeafBox, 'width' | 'height'>;
  readonly hand: Hand;
  readonly role: 'only' | 'master' | 'slave';
  readonly side: 'external' | 'internal';
}

export interface PlacedExtra {
  readonly kind: ExtraKind;
  readonly box: LeafBox;
  /** Figures of a house number; '' for everything else. */
  readonly figures: string;
  /** True where it is fitted to the frame, above the box on the leaf. */
  readonly onFrame: boolean;
  /** Cut out of its corner for a hinge; null: nothing. */
  readonly notch: LeafBox | null;
}
