import type { Action } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import { type Check, withoutEffects, type Apply, type Rules } from '../choice/rule.ts';
import { closerPositionOptions } from './closer-position.ts';
import { extraOptions } from './extra-options.ts';
import { figuresBox, fittedRow } from './extra-places.ts';
import { placeSpyhole, spyholeHeightIsOffered } from './spyhole-height.ts';

export const chooseExtra: Apply<'extra.choose'> = (item, { kind, stock }) =>
  withoutEffects(withExtras(item, { chosen: { ...item.extras.chosen, [kind]: stock } }));

export const placeCloser: Apply<'extra.placeCloser'> = (item, { position }) =>
  withoutEffects(withExtras(item, { closerPosition: position }));

export const placeNumerals: Apply<'extra.placeNumerals'> = (item, { at }) =>
  withoutEffects(withExtras(item, { numeralsAt: at }));

const withExtras = (item: Item, changed: Partial<Item['extras']>): Item => ({
  ...item,
  extras: { ...item.extras, ...changed },
});

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
  const there = withExtras(item, { numeralsAt: at });
  return figuresBox(fit, { item: there, catalogue })
    ? null
    : { code: 'extra.no-room', message: messages.extras.inTheWay(messages.extras.kinds.numerals) };
};

export const extraRules: Rules<Extract<Action, { readonly type: `extra.${string}` }>> = {
  'extra.choose': { check: extraIsOffered, apply: chooseExtra },
  'extra.placeCloser': { check: closerPositionIsOffered, apply: placeCloser },
  'extra.placeSpyhole': { check: spyholeHeightIsOffered, apply: placeSpyhole },
  'extra.placeNumerals': { check: numeralsPlaceIsOffered, apply: placeNumerals },
};
