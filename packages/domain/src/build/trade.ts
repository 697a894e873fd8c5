import type { Catalogue } from '../catalogue/catalogue.ts';
import {
  chooseExtra,
  closerPositionIsOffered,
  extraIsOffered,
  numeralsPlaceIsOffered,
  placeCloser,
  placeNumerals,
  extrasWithoutHardware,
} from '../extras/choose-extras.ts';
import { describeExtras } from '../extras/describe-extras.ts';
import { extraEffects, settleExtras } from '../extras/settle-extras.ts';
import { extrasOnHead, extrasOnLeaf } from '../extras/extras-on-door.ts';
import type { Item } from '../model/item.ts';
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
  onFrame: extrasWithoutHardware,
  describe: (item: Item, catalogue: Catalogue) => [
    ...describeExtras(item, catalogue),
    ...describeBuild(item, catalogue),
  ],
  onHead: extrasOnHead,
  onLeaf: extrasOnLeaf,
};
