import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Threshold } from '../../catalogue/rows/frame-rows.ts';
import { notOffered, type Option, refusalOf, type DisabledReason, disabledReason } from '../choice/option.ts';
import { type Apply, type Check, type RuleContext, type Rules, withoutEffects } from '../choice/rule.ts';
import type { ActionOf } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { sizeRefusal } from './choose-sizes.ts';
import { thresholdsFor } from './size-stock.ts';

const ways: readonly Item['opens'][] = ['In', 'Out'];

/** The ways in which the supplier sells this door: those for which the system has a threshold. One way alone is no choice. */
export const openingOptions = (item: Item, context: RuleContext): readonly Option<Item['opens']>[] =>
  ways
    .filter((opens) => opens === item.opens || thresholdsFor({ ...item, opens }, context.catalogue).length > 0)
    .map((opens) => ({
      value: opens,
      chosen: opens === item.opens,
      disabledReason: opens === item.opens ? null : disabledReasonForOpening(opens, item, context),
    }));

/** The leaf above the threshold of that way may be too low. */
function disabledReasonForOpening(opens: Item['opens'], item: Item, context: RuleContext): DisabledReason | null {
  const refusal = sizeRefusal(openingTo(item, opens, context.catalogue), context);
  return (
    refusal &&
    disabledReason({ code: refusal.code, reason: context.messages.sizes.cannotBeMade, explanation: refusal.message })
  );
}

const openingIsOffered: Check<'frame.chooseOpening'> = (item, { opens }, context) =>
  refusalOf(
    openingOptions(item, context),
    (value) => value === opens,
    notOffered('frame', context.messages.notOffered.opening),
  );

/** With the threshold that the way needs. */
const chooseOpening: Apply<'frame.chooseOpening'> = (item, { opens }, { catalogue }) =>
  withoutEffects(openingTo(item, opens, catalogue));

function openingTo(item: Item, opens: Item['opens'], catalogue: Catalogue): Item {
  const turned = { ...item, opens };
  return { ...turned, frame: { ...item.frame, threshold: thresholdOf(turned, catalogue) } };
}

/** The present threshold if it is allowed, else one of the same upstand for the opening direction. */
export function thresholdOf(item: Item, catalogue: Catalogue): Threshold['code'] {
  const allowed = thresholdsFor(item, catalogue);
  const present = catalogue.threshold(item.frame.threshold);
  const next =
    allowed.find(({ code }) => code === present.code) ??
    allowed.find(({ upstand, material }) => upstand === present.upstand && material === present.material) ??
    allowed[0];
  return (next ?? present).code;
}

export const openingRules: Rules<ActionOf<'frame.chooseOpening'>> = {
  'frame.chooseOpening': { check: openingIsOffered, apply: chooseOpening },
};
