import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import { bareHead, type HeadExtras, type LeafFace, type PlacedExtra } from '../extras/placed-extra.ts';
import type { ActionType, Effect } from '../model/action.ts';
import type { Described } from '../configure/describe-item.ts';
import type { Extras, Item } from '../model/item.ts';
import type { WhyNot } from '../choice/offer.ts';
import type { Check, Rule } from '../choice/rule.ts';

/** The choices that only the trade has. */
export type TradeAction = Extract<ActionType, `extra.${string}` | `build.${string}`>;

/**
 * Everything that follows from what only the trade sets. It rides on the catalogue as its words do, because a visitor's
 * first door has none of it: the page brings it in when it meets an item that has.
 */
export interface TradeRules {
  readonly rules: { readonly [T in TradeAction]?: Rule<T> };
  readonly checks: { readonly [T in TradeAction]?: Check<T> };
  /** Frame, slab and design are such as the system is made of; asked before anything else is settled. */
  settleSystem(item: Item, catalogue: Catalogue): Item;
  /** All else that the trade sets is such as this door can have; what no longer fits goes. */
  settle(item: Item, catalogue: Catalogue): Item;
  effects(was: Item, now: { readonly chosen: Item; readonly settled: Item }, catalogue: Catalogue): readonly Effect[];
  /** Why the system cannot be made in a design. */
  whyNotDesign(design: Design, item: Item, catalogue: Catalogue): WhyNot | null;
  /** The extras that stay when all hardware goes. */
  onFrame(item: Item, catalogue: Catalogue): Extras;
  describe(item: Item, catalogue: Catalogue): readonly Omit<Described, 'step'>[];
  /** What is fitted to the head of the set; vents by the master's code. */
  onHead(item: Item, catalogue: Catalogue): HeadExtras;
  /** What lies on a face of a leaf. */
  onLeaf(leaf: LeafFace, item: Item, catalogue: Catalogue): readonly PlacedExtra[];
}

const none = () => [];
const asItIs = (item: Item): Item => item;

/** For a page that offers none, as long as it meets none. */
export const plainDoors: TradeRules = {
  rules: {},
  checks: {},
  settleSystem: asItIs,
  settle: asItIs,
  effects: none,
  whyNotDesign: () => null,
  onFrame: ({ extras }) => extras,
  describe: none,
  onHead: () => bareHead,
  onLeaf: none,
};
