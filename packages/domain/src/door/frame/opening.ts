import { notOffered, type Option, refusalOf, type DisabledReason, disabledReason } from '../choice/option.ts';
import { type Check, chooses, type RuleContext, type Rules } from '../choice/rule.ts';
import type { ActionOf } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { sizeRefusal } from './choose-sizes.ts';
import { setWith } from './set-of-choices.ts';
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
  const refusal = sizeRefusal({ ...item, ...setWith(item, { opens }, context) }, context);
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

export const openingRules: Rules<ActionOf<'frame.chooseOpening'>> = {
  'frame.chooseOpening': { check: openingIsOffered, apply: chooses(({ opens }) => ({ opens })) },
};
