import type { RuleSet } from '../choice/rule.ts';
import { frameRules } from '../frame/choose-frame.ts';
import type { ActionOf } from '../model/action.ts';
import { isPlainItem } from '../model/plain-item.ts';
import { settleVisitorParts } from './settle.ts';

/**
 * What a visitor's page knows when it opens: how a frame is chosen, and what must hold for every item. `visitorRules` has all else
 * that a visitor can do.
 */
export const firstRules: RuleSet<ActionOf<'frame.choose'>> = {
  actions: frameRules,
  settle(item, context) {
    if (!isPlainItem(item)) throw new Error('The item has parts of the trade: settle it with the rules of the trade.');
    return settleVisitorParts(item, context.catalogue);
  },
  effectsOfSettling: () => [],
  whyNotDesign: () => null,
  extrasWithoutHardware: ({ extras }) => extras,
  describeTradeParts: () => [],
};
