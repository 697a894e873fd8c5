import type { Catalogue } from '../catalogue/catalogue.ts';
import {
  chooseDoorColour,
  chooseFrameExternal,
  chooseFrameInternal,
  chooseSameInternal,
  doorColourIsOffered,
  frameExternalIsOffered,
  frameInternalIsOffered,
} from '../colours/choose-colours.ts';
import { chooseDesign, chooseHand, designIsOffered, handIsOffered } from '../design/choose-design.ts';
import type { TradeAction } from '../build/trade-rules.ts';
import { chooseFrame, frameIsOffered } from '../frame/choose-frame.ts';
import { sizeChecks, sizeRules } from '../frame/choose-sizes.ts';
import {
  backingIsOffered,
  chooseBacking,
  chooseDifferentFrame,
  chooseDoorGlass,
  chooseFrameGlass,
  differentFrameIsOffered,
  doorGlassIsOffered,
  frameGlassIsOffered,
} from '../glass/choose-glass.ts';
import {
  chooseHandleType,
  chooseHardware,
  chooseHingeColour,
  chooseSuite,
  clearAllHardware,
  handleTypeIsOffered,
  hardwareIsOffered,
  hingeColourIsOffered,
  suiteIsOffered,
  visitHardware,
} from '../hardware/choose-hardware.ts';
import { type Outcome, type Refusal, accepted } from '../model/outcome.ts';
import type { Action, ActionOf, ActionType, Configured } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { notOffered } from '../choice/offer.ts';
import { type Check, withoutEffects, type Rule } from '../choice/rule.ts';
import { settle } from './settle.ts';

/** What follows from each action. */
const rules: { readonly [T in Exclude<ActionType, TradeAction>]: Rule<T> } = {
  'frame.choose': chooseFrame,
  'design.choose': chooseDesign,
  'hand.choose': chooseHand,
  'colour.chooseDoor': chooseDoorColour,
  'colour.sameInternal': chooseSameInternal,
  'colour.chooseFrameExternal': chooseFrameExternal,
  'colour.chooseFrameInternal': chooseFrameInternal,
  'glass.chooseForDoor': chooseDoorGlass,
  'glass.chooseBacking': chooseBacking,
  'glass.differentFrame': chooseDifferentFrame,
  'glass.chooseForFrame': chooseFrameGlass,
  'hardware.visit': visitHardware,
  'hardware.chooseHandleType': chooseHandleType,
  'hardware.chooseSuite': chooseSuite,
  'hardware.choose': chooseHardware,
  'hardware.chooseHingeColour': chooseHingeColour,
  'hardware.clearAll': clearAllHardware,
  ...sizeRules,
};

const isAlwaysOffered = () => null;

/** What can refuse each action. */
const checks: { readonly [T in Exclude<ActionType, TradeAction>]: Check<T> } = {
  'frame.choose': frameIsOffered,
  'design.choose': designIsOffered,
  'hand.choose': handIsOffered,
  'colour.chooseDoor': doorColourIsOffered,
  'colour.sameInternal': isAlwaysOffered,
  'colour.chooseFrameExternal': frameExternalIsOffered,
  'colour.chooseFrameInternal': frameInternalIsOffered,
  'glass.chooseForDoor': doorGlassIsOffered,
  'glass.chooseBacking': backingIsOffered,
  'glass.differentFrame': differentFrameIsOffered,
  'glass.chooseForFrame': frameGlassIsOffered,
  'hardware.visit': isAlwaysOffered,
  'hardware.chooseHandleType': handleTypeIsOffered,
  'hardware.chooseSuite': suiteIsOffered,
  'hardware.choose': hardwareIsOffered,
  'hardware.chooseHingeColour': hingeColourIsOffered,
  'hardware.clearAll': isAlwaysOffered,
  ...sizeChecks,
};

/** Applies an action: the new item and the effects that must follow, or the refusal. */
export function configure(item: Item, action: Action, catalogue: Catalogue): Outcome<Configured> {
  const refusal = refusalOfAction(item, action, catalogue);
  if (refusal) return { ok: false, refusal };
  const { item: chosen, effects } = applyRule(item, action, catalogue);
  const settled = settle(chosen, catalogue);
  return accepted({
    item: settled,
    effects: [...effects, ...catalogue.trade.effects(item, { chosen, settled }, catalogue)],
  });
}

/** Applies several actions in order; the first refusal refuses all of them. */
export const configureAll = (item: Item, actions: readonly Action[], catalogue: Catalogue): Outcome<Configured> =>
  actions.reduce<Outcome<Configured>>(
    (before, action) => {
      if (!before.ok) return before;
      const after = configure(before.value.item, action, catalogue);
      return after.ok
        ? accepted({ item: after.value.item, effects: [...before.value.effects, ...after.value.effects] })
        : after;
    },
    accepted({ item, effects: [] }),
  );

/** Why an action is refused; null when it is allowed. Page and server both ask here. */
export function refusalOfAction<T extends ActionType>(
  item: Item,
  action: ActionOf<T>,
  catalogue: Catalogue,
): Refusal | null {
  const all: { readonly [K in ActionType]?: Check<K> } = { ...checks, ...catalogue.trade.checks };
  const check = all[action.type];
  return check ? check(item, action, catalogue) : notOffered('item', catalogue.words.notOffered.piece);
}

function applyRule<T extends ActionType>(item: Item, action: ActionOf<T>, catalogue: Catalogue): Configured {
  const all: { readonly [K in ActionType]?: Rule<K> } = { ...rules, ...catalogue.trade.rules };
  const rule: Rule<T> = all[action.type] ?? withoutEffects;
  return rule(item, action, catalogue);
}
