import type { LeafBox } from '../hardware/places.ts';
import type { ExtraKind, Hand } from '../item/item.ts';

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
  /** True where it stands on the frame, above the place on the leaf. */
  readonly onFrame: boolean;
  /** What is cut out of its corner, for a hinge. */
  readonly notch: LeafBox | null;
}
