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
import { type Outcome, type Refusal, accepted } from '../shared/outcome.ts';
import type { Action, ActionOf, ActionType, Configured } from './action.ts';
import type { Item } from './item.ts';
import { notOffered } from './offering.ts';
import { type Check, quietly, type Rule } from './rule.ts';
import { settle } from './settle.ts';

/** Everything that follows from a choice. */
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

/** Everything that can stand in the way of a choice. */
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

/** A person makes a choice; this says what the item is now and what must happen next, or why it cannot be. */
export function configure(item: Item, action: Action, catalogue: Catalogue): Outcome<Configured> {
  const refusal = allowed(item, action, catalogue);
  if (refusal) return { ok: false, refusal };
  const { item: chosen, effects } = follow(item, action, catalogue);
  const settled = settle(chosen, catalogue);
  return accepted({
    item: settled,
    effects: [...effects, ...catalogue.trade.effects(item, { chosen, settled }, catalogue)],
  });
}

/** Several choices, one after the other; the first refusal refuses them all. */
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

/** The one question that page and server both ask. */
export function allowed<T extends ActionType>(item: Item, action: ActionOf<T>, catalogue: Catalogue): Refusal | null {
  const all: { readonly [K in ActionType]?: Check<K> } = { ...checks, ...catalogue.trade.checks };
  const check = all[action.type];
  return check ? check(item, action, catalogue) : notOffered('item', catalogue.words.notOffered.piece);
}

function follow<T extends ActionType>(item: Item, action: ActionOf<T>, catalogue: Catalogue): Configured {
  const all: { readonly [K in ActionType]?: Rule<K> } = { ...rules, ...catalogue.trade.rules };
  const rule: Rule<T> = all[action.type] ?? quietly;
  return rule(item, action, catalogue);
}
