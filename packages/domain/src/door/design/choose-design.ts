import type { ActionOf } from '../model/action.ts';
import { lostGlassEffects } from '../glass/lost-glass.ts';
import { loadFirstHardware } from '../hardware/first-hardware.ts';
import { refitHardware } from '../hardware/refit.ts';
import { defaultHandleType } from '../hardware/suites.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import { type Check, withoutEffects, type Apply, type Rules } from '../choice/rule.ts';
import { designOptions } from './design-options.ts';
import { handOptions } from './hand-options.ts';
import { handOn } from '../design-fit/hand-of-design.ts';

/**
 * Moves the hinges where the design demands it, removes hardware and glass that it forbids, and resets the handle to levers. While
 * nobody has chosen hardware, the design brings what suits it.
 */
export const chooseDesign: Apply<'design.choose'> = (item, { designId }, context) => {
  const { catalogue } = context;
  const design = catalogue.design(designId);
  const hand = handOn(design, item);
  const now = { ...item, ...hand, designId };
  const hardware = { ...item.hardware, handleType: defaultHandleType(catalogue) };
  const chosen = item.hardwareChosen
    ? refitHardware(item, { ...now, hardware }, catalogue)
    : loadFirstHardware(item, now, catalogue);
  return { ...chosen, effects: [...chosen.effects, ...lostGlassEffects(item, design, context)] };
};

export const designIsOffered: Check<'design.choose'> = (item, { designId }, context) =>
  refusalOf(
    // Only the chosen design: the reasons of all others would be slow to work out.
    designOptions(
      item,
      context,
      context.catalogue.rows.designs.filter(({ id }) => id === designId),
    ),
    ({ id }) => id === designId,
    notOffered('design', context.messages.notOffered.design),
  );

export const chooseHand: Apply<'hand.choose'> = (item, { hand }) => withoutEffects({ ...item, hand, handChosen: true });

export const handIsOffered: Check<'hand.choose'> = (item, { hand }, context) =>
  refusalOf(
    handOptions(item, context),
    (side) => side === hand,
    notOffered('design', context.messages.notOffered.hand),
  );

export const designRules: Rules<ActionOf<'design.choose' | 'hand.choose'>> = {
  'design.choose': { check: designIsOffered, apply: chooseDesign },
  'hand.choose': { check: handIsOffered, apply: chooseHand },
};
