import {
  chooseExtra,
  closerPositionIsOffered,
  extraIsOffered,
  numeralsPlaceIsOffered,
  placeCloser,
  placeNumerals,
} from './choose-extras.ts';
import { describeExtras } from './describe-extras.ts';
import type { ExtraRules } from './extra-rules.ts';
import { extraEffects } from './lost-extras.ts';
import { extrasOnFrame } from './on-frame.ts';
import { extrasOnHead } from './on-head.ts';
import { extrasOnLeaf } from './on-leaf.ts';
import { settleExtras } from './settle-extras.ts';

/** What the trade may add to a door, and all that follows from it. */
export const tradeExtras: ExtraRules = {
  rules: { 'extra.choose': chooseExtra, 'extra.placeCloser': placeCloser, 'extra.placeNumerals': placeNumerals },
  checks: {
    'extra.choose': extraIsOffered,
    'extra.placeCloser': closerPositionIsOffered,
    'extra.placeNumerals': numeralsPlaceIsOffered,
  },
  settle: settleExtras,
  effects: extraEffects,
  onFrame: extrasOnFrame,
  describe: describeExtras,
  onHead: extrasOnHead,
  onLeaf: extrasOnLeaf,
};
