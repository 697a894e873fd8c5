import type { Design } from '../../catalogue/rows/design-rows.ts';
import { type Offer, type WhyNot, whyNot, whyNotCuredBy } from '../choice/offer.ts';
import type { RuleContext } from '../choice/rule.ts';
import { hands } from '../design-fit/hand-of-design.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import type { Hand, Item } from '../model/item.ts';

/** Both hinge sides; the cure of one that the design does not allow is its mirrored design, or another. */
export function offeredHands(item: Item, context: RuleContext): readonly Offer<Hand>[] {
  const { catalogue } = context;
  const design = catalogue.design(item.designId);
  return hands.map((value) => ({
    value,
    chosen: value === item.hand,
    whyNot: design.hands[value] ? null : whyNotHand(value, item, context),
  }));
}

function whyNotHand(hand: Hand, item: Item, context: RuleContext): WhyNot {
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
    ? whyNotCuredBy(reason, messages.use(other.name), { type: 'design.choose', designId: other.id })
    : whyNot(reason);
}

const isMirror = (one: Design, other: Design): boolean => one.mirrorOf === other.id || other.mirrorOf === one.id;
