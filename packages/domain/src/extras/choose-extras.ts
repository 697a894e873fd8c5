import type { Item } from '../item/item.ts';
import { notOffered, refusalOf } from '../item/offering.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
import { offeredCloserPositions, offeredExtras } from './offer-extras.ts';
import { extraRowOf, figuresBox } from './places.ts';
import { extras as words } from '../words/english/extras.ts';

export const chooseExtra: Rule<'extra.choose'> = (item, { kind, stock }) =>
  quietly(withExtras(item, { chosen: { ...item.extras.chosen, [kind]: stock } }));

export const placeCloser: Rule<'extra.placeCloser'> = (item, { position }) =>
  quietly(withExtras(item, { closerPosition: position }));

export const placeNumerals: Rule<'extra.placeNumerals'> = (item, { at }) =>
  quietly(withExtras(item, { numeralsAt: at }));

const withExtras = (item: Item, changed: Partial<Item['extras']>): Item => ({
  ...item,
  extras: { ...item.extras, ...changed },
});

export const extraIsOffered: Check<'extra.choose'> = (item, { kind, stock }, catalogue) =>
  refusalOf(
    offeredExtras(item, kind, catalogue),
    (each) => (each?.code ?? null) === stock,
    notOffered('extra', catalogue.words.notOffered.piece),
  );

export const closerPositionIsOffered: Check<'extra.placeCloser'> = (item, { position }, catalogue) =>
  refusalOf(offeredCloserPositions(item, catalogue), (each) => each === position, notOffered('extra', words.noCloser));

/** A house number can be moved once there is one, and only to where it has room. */
export const numeralsPlaceIsOffered: Check<'extra.placeNumerals'> = (item, { at }, catalogue) => {
  const code = item.extras.chosen.numerals;
  const fit = code === null ? undefined : extraRowOf('numerals', code, catalogue)?.fit;
  if (fit?.at !== 'figures') return notOffered('extra', words.noNumerals);
  const there = withExtras(item, { numeralsAt: at });
  return figuresBox(fit, { item: there, catalogue })
    ? null
    : { code: 'extra.no-room', message: words.inTheWay(words.kinds.numerals) };
};
