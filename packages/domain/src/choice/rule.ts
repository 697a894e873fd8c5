import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { Action, ActionOf, ActionType, Configured, Effect, VisitorAction } from '../model/action.ts';
import type { DescribedTradePart } from '../model/description.ts';
import type { Extras, Item } from '../model/item.ts';
import type { Refusal } from '../model/outcome.ts';
import type { TradeWords, Words } from '../words/words.ts';
import type { WhyNot } from './offer.ts';

/** What every rule is handed. */
export interface RuleContext {
  readonly catalogue: Catalogue;
  /** Texts in the language of the person who reads the answer. */
  readonly words: Words;
  readonly rules: SharedRules;
}

/** What the rules for the trade's choices are handed: also their texts, and `settle` of the whole item. */
export interface TradeContext extends RuleContext {
  readonly words: Words & TradeWords;
  readonly rules: SharedRules & { settle(item: Item, context: TradeContext): Item };
}

/** Questions whose answer depends on whether the trade's rules are known. */
export interface SharedRules {
  /** Why the item's system is not made in a design; null when it is. */
  whyNotDesign(design: Design, item: Item, context: RuleContext): WhyNot | null;
  /** The extras that stay when all hardware is removed. */
  extrasWithoutHardware(item: Item, catalogue: Catalogue): Extras;
}

/** Why an action is refused; null when it is allowed. It reads the same offers that the page shows. */
export type Check<T extends ActionType, Context = RuleContext> = (
  item: Item,
  action: ActionOf<T>,
  context: Context,
) => Refusal | null;

/** What follows from an action. Called only after the `Check` of the same action passed. */
export type Apply<T extends ActionType, Context = RuleContext> = (
  item: Item,
  action: ActionOf<T>,
  context: Context,
) => Configured;

export interface Rule<T extends ActionType, Context = RuleContext> {
  readonly check: Check<T, Context>;
  readonly apply: Apply<T, Context>;
}

/** One rule for each of these actions. A missing one does not compile. */
export type Rules<A extends Action, Context = RuleContext> = { readonly [T in A['type']]: Rule<T, Context> };

/** All rules for these actions, and those about a whole item. */
export interface RuleSet<A extends Action, Context = RuleContext> extends SharedRules {
  readonly actions: Rules<A, Context>;
  /** Makes true what must hold for every item. Law: `settle(settle(item))` equals `settle(item)`. */
  settle(item: Item, context: Context): Item;
  /** Effects known only after settling: `chosen` is the item after its rule, `settled` the item after `settle`. */
  effectsOfSettling(
    was: Item,
    now: { readonly chosen: Item; readonly settled: Item },
    context: Context,
  ): readonly Effect[];
  /** The lines of the description about what only the trade chooses. */
  describeTradeParts(item: Item, context: Context): readonly DescribedTradePart[];
}

/** A visitor's page: it has no rule for what only the trade does. */
export interface VisitorContext extends RuleContext {
  readonly rules: RuleSet<VisitorAction>;
}

/** Every action: the server, the office and a page that shows an item with parts of the trade. */
export interface FullContext extends TradeContext {
  readonly rules: RuleSet<Action, TradeContext>;
}

export const withoutEffects = (item: Item): Configured => ({ item, effects: [] });

export const isAlwaysAllowed = (): null => null;
