import type { Action } from '../model/action.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import { type Check, chooses, type Rules } from '../choice/rule.ts';
import { withEntry } from '../model/choices.ts';
import { closerPositionOptions } from './closer-position.ts';
import { extraOptions } from './extra-options.ts';
import { figuresBox, fittedRow } from './extra-places.ts';
import { spyholeHeightIsOffered } from './spyhole-height.ts';

export const extraIsOffered: Check<'extra.choose'> = (item, { kind, stock }, context) =>
  refusalOf(
    extraOptions(item, kind, context),
    (each) => (each?.code ?? null) === stock,
    notOffered('extra', context.messages.notOffered.piece),
  );

export const closerPositionIsOffered: Check<'extra.placeCloser'> = (item, { position }, context) =>
  refusalOf(
    closerPositionOptions(item, context),
    (each) => each === position,
    notOffered('extra', context.messages.extras.noCloser),
  );

/** A house number can be moved where there is one, to a spot with room for it. */
export const numeralsPlaceIsOffered: Check<'extra.placeNumerals'> = (item, { at }, { catalogue, messages }) => {
  const fit = fittedRow('numerals', item, catalogue)?.fit;
  if (fit?.at !== 'figures') return notOffered('extra', messages.extras.noNumerals);
  const there = { ...item, extras: { ...item.extras, numeralsAt: at } };
  return figuresBox(fit, { item: there, catalogue })
    ? null
    : { code: 'extra.no-room', message: messages.extras.inTheWay(messages.extras.kinds.numerals) };
};

export const extraRules: Rules<Extract<Action, { readonly type: `extra.${string}` }>> = {
  'extra.choose': {
    check: extraIsOffered,
    apply: chooses(({ kind, stock }, { extras }) => ({ extras: withEntry(extras, kind, stock ?? undefined) })),
  },
  'extra.placeCloser': {
    check: closerPositionIsOffered,
    apply: chooses(({ position }) => ({ closerPosition: position })),
  },
  // null leaves it to the usual place.
  'extra.placeSpyhole': {
    check: spyholeHeightIsOffered,
    apply: chooses(({ spyhole, height }, { spyholeHeights }) => ({
      spyholeHeights: withEntry(spyholeHeights, spyhole, height ?? undefined),
    })),
  },
  'extra.placeNumerals': {
    check: numeralsPlaceIsOffered,
    apply: chooses(({ at }) => ({ numeralsAt: at ?? undefined })),
  },
};
