import { lostGlassEffects } from '../glass/lost-glass.ts';
import { refitHardware } from '../hardware/refit.ts';
import { defaultHandleType } from '../hardware/suites.ts';
import { notOffered, refusalOf } from '../choice/offer.ts';
import { type Check, withoutEffects, type Rule } from '../choice/rule.ts';
import { offeredDesigns } from './offer-designs.ts';
import { handOn, offeredHands } from './offer-hands.ts';

/** Moves the hinges where the design demands it, removes hardware and glass that it forbids, and resets the handle to levers. */
export const chooseDesign: Rule<'design.choose'> = (item, { designId }, catalogue) => {
  const design = catalogue.design(designId);
  const hand = handOn(design, item);
  const hardware = { ...item.hardware, handleType: defaultHandleType };
  const chosen = refitHardware(item, { ...item, ...hand, designId, hardware }, catalogue);
  return { ...chosen, effects: [...chosen.effects, ...lostGlassEffects(item, design, catalogue)] };
};

export const designIsOffered: Check<'design.choose'> = (item, { designId }, catalogue) =>
  refusalOf(
    // Only the chosen design: the reasons of all others would be slow to work out.
    offeredDesigns(
      item,
      catalogue,
      catalogue.rows.designs.filter(({ id }) => id === designId),
    ),
    ({ id }) => id === designId,
    notOffered('design', catalogue.words.notOffered.design),
  );

export const chooseHand: Rule<'hand.choose'> = (item, { hand }) => withoutEffects({ ...item, hand, handChosen: true });

export const handIsOffered: Check<'hand.choose'> = (item, { hand }, catalogue) =>
  refusalOf(
    offeredHands(item, catalogue),
    (side) => side === hand,
    notOffered('design', catalogue.words.notOffered.hand),
  );
