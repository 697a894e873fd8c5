import type { RuleSet } from '../choice/rule.ts';
import { colourRules } from '../colours/choose-colours.ts';
import { designRules } from '../design/choose-design.ts';
import { openingRules } from '../frame/opening.ts';
import { sizeRules } from '../frame/choose-sizes.ts';
import { glassRules } from '../glass/choose-glass.ts';
import { hardwareRules } from '../hardware/choose-hardware.ts';
import type { VisitorAction } from '../model/action.ts';
import { firstRules } from './first-rules.ts';

/** The rules of a visitor's page. They are for plain items only; an item with parts of the trade needs `tradeRules`. */
export const visitorRules: RuleSet<VisitorAction> = {
  ...firstRules,
  actions: {
    ...firstRules.actions,
    ...openingRules,
    ...sizeRules,
    ...designRules,
    ...colourRules,
    ...glassRules,
    ...hardwareRules,
  },
};
