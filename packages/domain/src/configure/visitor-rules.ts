import type { RuleSet, VisitorContext } from '../choice/rule.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { colourRules } from '../colours/choose-colours.ts';
import { designRules } from '../design/choose-design.ts';
import { frameRules } from '../frame/choose-frame.ts';
import { sizeRules } from '../frame/choose-sizes.ts';
import { glassRules } from '../glass/choose-glass.ts';
import { hardwareRules } from '../hardware/choose-hardware.ts';
import type { Action, VisitorAction } from '../model/action.ts';
import { isPlainItem } from '../model/plain-item.ts';
import type { Words } from '../words/words.ts';
import { settleVisitorParts } from './settle.ts';

/** The rules of a visitor's page. They are for plain items only; an item with parts of the trade needs `tradeRules`. */
export const visitorRules: RuleSet<VisitorAction> = {
  actions: { ...frameRules, ...sizeRules, ...designRules, ...colourRules, ...glassRules, ...hardwareRules },
  settle(item, context) {
    if (!isPlainItem(item)) throw new Error('The item has parts of the trade: settle it with the rules of the trade.');
    return settleVisitorParts(item, context.catalogue);
  },
  effectsOfSettling: () => [],
  whyNotDesign: () => null,
  extrasWithoutHardware: ({ extras }) => extras,
  describeTradeParts: () => [],
};

export const visitorContext = (catalogue: Catalogue, words: Words): VisitorContext => ({
  catalogue,
  words,
  rules: visitorRules,
});

/** Whether a visitor may do this. */
export const isVisitorAction = (action: Action): action is VisitorAction => action.type in visitorRules.actions;
