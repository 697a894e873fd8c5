import { type DisabledReason, disabledReason } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import type { Item } from '../model/item.ts';
import { layoutOf } from '../model/parts.ts';

/** Why the threshold cannot lie through under the sidelights; null when it can. */
export function disabledReasonForFullThreshold(item: Item, context: RuleContext): DisabledReason | null {
  const { catalogue, messages } = context;
  if (catalogue.threshold(item.frame.threshold).material !== 'aluminium') {
    return disabledReason({
      code: 'build.needs-aluminium',
      reason: messages.build.needsAluminium,
      explanation: messages.build.pvcGoesRound,
    });
  }
  if (layoutOf(item.frame.parts).sides === 'none') {
    return disabledReason({
      code: 'build.needs-sidelights',
      reason: messages.build.needsSidelights,
      explanation: messages.build.noSidelights,
    });
  }
  // A threshold under the sidelights changes the height of their panes.
  return disabledReasonOfSize({ ...item, frame: { ...item.frame, thresholdLayout: 'full' } }, context);
}

/** Why the sizes of a changed set cannot be made; null when they can. */
export function disabledReasonOfSize(changed: Item, context: RuleContext): DisabledReason | null {
  const refusal = sizeRefusal(changed, context);
  return (
    refusal &&
    disabledReason({ code: refusal.code, reason: context.messages.build.cannotBeMade, explanation: refusal.message })
  );
}
