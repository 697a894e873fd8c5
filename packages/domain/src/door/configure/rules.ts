import { buildRules } from '../build/choose-build.ts';
import type { Rules } from '../choice/rule.ts';
import { colourRules } from '../colours/choose-colours.ts';
import { designRules } from '../design/choose-design.ts';
import { extraRules } from '../extras/choose-extras.ts';
import { frameRules } from '../frame/choose-frame.ts';
import { sizeRules } from '../frame/choose-sizes.ts';
import { openingRules } from '../frame/opening.ts';
import { glassRules } from '../glass/choose-glass.ts';
import { hardwareRules } from '../hardware/choose-hardware.ts';
import type { Action } from '../model/action.ts';

/** The rule of every action that a person can take. */
export const rules: Rules<Action> = {
  ...frameRules,
  ...openingRules,
  ...sizeRules,
  ...designRules,
  ...colourRules,
  ...glassRules,
  ...hardwareRules,
  ...extraRules,
  ...buildRules,
};
