import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LeafBox } from '../hardware/places.ts';
import type { ActionType, Effect } from '../item/action.ts';
import type { ExtraKind, Extras, Hand, Item } from '../item/item.ts';
import { notOffered } from '../item/offering.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';

/** The choices that only the trade has. */
export type ExtraAction = Extract<ActionType, `extra.${string}`>;

/**
 * Everything that follows from extras. They ride on the catalogue as its words do, because a visitor's first door has none:
 * the page brings them in when it meets an item that has.
 */
export interface ExtraRules {
  readonly rules: { readonly [T in ExtraAction]: Rule<T> };
  readonly checks: { readonly [T in ExtraAction]: Check<T> };
  /** Every extra is one that this door can carry, in the finish of its hardware; what no longer fits goes. */
  settle(item: Item, catalogue: Catalogue): Item;
  effects(was: Item, now: { readonly chosen: Item; readonly settled: Item }, catalogue: Catalogue): readonly Effect[];
  /** What stays when all hardware goes. */
  onFrame(item: Item, catalogue: Catalogue): Extras;
  describe(item: Item, catalogue: Catalogue): readonly DescribedExtra[];
  /** What is fitted to the head of the set; vents by the master's code. */
  onHead(item: Item, catalogue: Catalogue): HeadExtras;
  /** What lies on a face of a leaf. */
  onLeaf(leaf: LeafFace, item: Item, catalogue: Catalogue): readonly PlacedExtra[];
}

export interface DescribedExtra {
  readonly about: ExtraKind;
  readonly term: string;
  readonly value: string;
}

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

const unknown = (_item: Item, _action: object, { words }: Catalogue) => notOffered('extra', words.notOffered.piece);

const none = () => [];

/** For a page that offers none, as long as it meets none. */
export const plainDoors: ExtraRules = {
  rules: { 'extra.choose': quietly, 'extra.placeCloser': quietly, 'extra.placeNumerals': quietly },
  checks: { 'extra.choose': unknown, 'extra.placeCloser': unknown, 'extra.placeNumerals': unknown },
  settle: (item) => item,
  effects: none,
  onFrame: ({ extras }) => extras,
  describe: none,
  onHead: () => bareHead,
  onLeaf: none,
};
