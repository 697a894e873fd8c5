import type { ActionOf } from '../model/action.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import { type Check, chooses, type Rules } from '../choice/rule.ts';
import { designOptions } from './design-options.ts';
import { handOptions } from './hand-options.ts';

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

export const handIsOffered: Check<'hand.choose'> = (item, { hand }, context) =>
  refusalOf(
    handOptions(item, context),
    (side) => side === hand,
    notOffered('design', context.messages.notOffered.hand),
  );

export const designRules: Rules<ActionOf<'design.choose' | 'hand.choose'>> = {
  'design.choose': { check: designIsOffered, apply: chooses(({ designId }) => ({ designId })) },
  'hand.choose': { check: handIsOffered, apply: chooses(({ hand }) => ({ hand })) },
};
