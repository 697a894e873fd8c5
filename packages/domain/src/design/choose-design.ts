import { lostGlass } from '../glass/lost-glass.ts';
import { refitHardware } from '../hardware/refit.ts';
import { usualHandle } from '../hardware/suites.ts';
import { notOffered, refusalOf } from '../item/offering.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
import { offeredDesigns } from './offer-designs.ts';
import { handOn, offeredHands } from './offer-hands.ts';

/** Hinges move if they must, forbidden hardware and glass go, and the handle begins again with levers. */
export const chooseDesign: Rule<'design.choose'> = (item, { designId }, catalogue) => {
  const design = catalogue.design(designId);
  const hand = handOn(design, item);
  const hardware = { ...item.hardware, handleType: usualHandle };
  const chosen = refitHardware(item, { ...item, ...hand, designId, hardware }, catalogue);
  return { ...chosen, effects: [...chosen.effects, ...lostGlass(item, design, catalogue)] };
};

export const designIsOffered: Check<'design.choose'> = (item, { designId }, catalogue) =>
  refusalOf(
    // Why others are not offered is no question of this choice, and takes long to say.
    offeredDesigns(
      item,
      catalogue,
      catalogue.rows.designs.filter(({ id }) => id === designId),
    ),
    ({ id }) => id === designId,
    notOffered('design', catalogue.words.notOffered.design),
  );

export const chooseHand: Rule<'hand.choose'> = (item, { hand }) => quietly({ ...item, hand, handChosen: true });

export const handIsOffered: Check<'hand.choose'> = (item, { hand }, catalogue) =>
  refusalOf(
    offeredHands(item, catalogue),
    (side) => side === hand,
    notOffered('design', catalogue.words.notOffered.hand),
  );
