import { buildRules } from '../build/choose-build.ts';
import { describeBuild } from '../build/describe-build.ts';
import { whyNotDesignOfSystem } from '../build/offer-systems.ts';
import { settleBuild } from '../build/settle-build.ts';
import { inSystem } from '../build/settle-system.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FullContext, RuleSet, TradeContext } from '../choice/rule.ts';
import { extraRules, extrasWithoutHardware } from '../extras/choose-extras.ts';
import { describeExtras } from '../extras/describe-extras.ts';
import { extraEffects, settleExtras } from '../extras/settle-extras.ts';
import type { Action } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import type { TradeWords, Words } from '../words/words.ts';
import { settleVisitorParts } from './settle.ts';
import { visitorRules } from './visitor-rules.ts';

/** The rules for every action and every item. `words`: `whyNotDesign` needs the texts of the trade, also for a visitor. */
const tradeRules = (words: Words & TradeWords): RuleSet<Action, TradeContext> => {
  const rules: RuleSet<Action, TradeContext> = {
    actions: { ...visitorRules.actions, ...extraRules, ...buildRules },
    settle,
    effectsOfSettling: extraEffects,
    whyNotDesign: (design, item, { catalogue }) => whyNotDesignOfSystem(design, item, { catalogue, words, rules }),
    extrasWithoutHardware,
    describeTradeParts: (item, context) => [...describeExtras(item, context), ...describeBuild(item, context)],
  };
  return rules;
};

/** The system first: everything else depends on what it is made with. */
const settle = (item: Item, context: TradeContext): Item => {
  const settled = settleVisitorParts(inSystem(item, context.catalogue), context.catalogue);
  return settleExtras(settleBuild(settled, context), context);
};

export const fullContext = (catalogue: Catalogue, words: Words & TradeWords): FullContext => ({
  catalogue,
  words,
  rules: tradeRules(words),
});
