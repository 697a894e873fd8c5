import type { Catalogue } from '../catalogue/catalogue.ts';
import {
  chooseExtra,
  closerPositionIsOffered,
  extraIsOffered,
  numeralsPlaceIsOffered,
  placeCloser,
  placeNumerals,
} from '../extras/choose-extras.ts';
import { describeExtras } from '../extras/describe-extras.ts';
import { extraEffects } from '../extras/lost-extras.ts';
import { extrasOnFrame } from '../extras/on-frame.ts';
import { extrasOnHead } from '../extras/on-head.ts';
import { extrasOnLeaf } from '../extras/on-leaf.ts';
import { settleExtras } from '../extras/settle-extras.ts';
import type { Item } from '../item/item.ts';
import { buildChecks, buildRules } from './choose-build.ts';
import { describeBuild } from './describe-build.ts';
import { whyNotDesignOfSystem } from './offer-systems.ts';
import { settleBuild } from './settle-build.ts';
import { inSystem } from './settle-system.ts';
import type { TradeRules } from './trade-rules.ts';

/** What only the trade sets, and all that follows from it. */
export const tradeRules: TradeRules = {
  rules: {
    'extra.choose': chooseExtra,
    'extra.placeCloser': placeCloser,
    'extra.placeNumerals': placeNumerals,
    ...buildRules,
  },
  checks: {
    'extra.choose': extraIsOffered,
    'extra.placeCloser': closerPositionIsOffered,
    'extra.placeNumerals': numeralsPlaceIsOffered,
    ...buildChecks,
  },
  settleSystem: inSystem,
  settle: (item, catalogue) => settleExtras(settleBuild(item, catalogue), catalogue),
  effects: extraEffects,
  whyNotDesign: whyNotDesignOfSystem,
  onFrame: extrasOnFrame,
  describe: (item: Item, catalogue: Catalogue) => [
    ...describeExtras(item, catalogue),
    ...describeBuild(item, catalogue),
  ],
  onHead: extrasOnHead,
  onLeaf: extrasOnLeaf,
};
