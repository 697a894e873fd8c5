import type { Design } from '../../catalogue/rows/design-rows.ts';
import { type Option, type DisabledReason, disabledReason, disabledButFixedBy } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { hands } from '../design-fit/hand-of-design.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import type { Hand } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';

/** Both hinge sides; the fix of one that the design does not allow is its mirrored design, or another. */
export function handOptions(item: Item, context: RuleContext): readonly Option<Hand>[] {
  const { catalogue } = context;
  const design = catalogue.design(item.designId);
  return hands.map((value) => ({
    value,
    chosen: value === item.hand,
    disabledReason: design.hands[value] ? null : disabledReasonForHand(value, item, context),
  }));
}

function disabledReasonForHand(hand: Hand, item: Item, context: RuleContext): DisabledReason {
  const { catalogue } = context;
  const { messages } = context;
  const design = catalogue.design(item.designId);
  const reason = {
    code: 'design.hand-not-allowed',
    reason: messages.designs.cannotHang(hand),
    explanation: messages.designs.hangsOnly(design.name, item.hand),
  } as const;
  const able = otherDesigns(item, context).filter(({ hands }) => hands[hand]);
  const other = able.find((each) => isMirror(each, design)) ?? able[0];
  return other
    ? disabledButFixedBy(reason, messages.use(other.name), { type: 'design.choose', designId: other.id })
    : disabledReason(reason);
}

const isMirror = (one: Design, other: Design): boolean => one.mirrorOf === other.id || other.mirrorOf === one.id;
