import { type Item, type Extras, extraKinds } from '../model/item.ts';
import { notOffered, refusalOf } from '../choice/offer.ts';
import { type Check, withoutEffects, type Rule } from '../choice/rule.ts';
import { offeredCloserPositions, offeredExtras } from './offer-extras.ts';
import { extraRowOf, figuresBox } from './extra-places.ts';
import { extras as words } from '../words/english/extras.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { noExtras } from './none.ts';

export const chooseExtra: Rule<'extra.choose'> = (item, { kind, stock }) =>
  withoutEffects(withExtras(item, { chosen: { ...item.extras.chosen, [kind]: stock } }));

export const placeCloser: Rule<'extra.placeCloser'> = (item, { position }) =>
  withoutEffects(withExtras(item, { closerPosition: position }));

export const placeNumerals: Rule<'extra.placeNumerals'> = (item, { at }) =>
  withoutEffects(withExtras(item, { numeralsAt: at }));

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

/** A house number can be moved where there is one, to a spot with room for it. */
export const numeralsPlaceIsOffered: Check<'extra.placeNumerals'> = (item, { at }, catalogue) => {
  const code = item.extras.chosen.numerals;
  const fit = code === null ? undefined : extraRowOf('numerals', code, catalogue)?.fit;
  if (fit?.at !== 'figures') return notOffered('extra', words.noNumerals);
  const there = withExtras(item, { numeralsAt: at });
  return figuresBox(fit, { item: there, catalogue })
    ? null
    : { code: 'extra.no-room', message: words.inTheWay(words.kinds.numerals) };
};

/** The extras that stay when all hardware is removed: head drips and vents belong to the frame. */
export const extrasWithoutHardware = ({ extras }: Pick<Item, 'extras'>, catalogue: Catalogue): Extras => ({
  ...noExtras,
  chosen: extraKinds.reduce((chosen, kind) => {
    const stock = extras.chosen[kind];
    const stays = stock !== null && extraRowOf(kind, stock, catalogue)?.fit.at === 'head';
    return { ...chosen, [kind]: stays ? stock : null };
  }, noExtras.chosen),
});
