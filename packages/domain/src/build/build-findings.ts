import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Stock } from '../catalogue/stock-rows.ts';
import { trimPlaces } from './choices.ts';
import type { Item } from '../item/item.ts';
import type { Offer } from '../item/offer.ts';
import type { ItemNoun } from '../words/english/whole-item.ts';
import { profilesOf, slabsOf } from './made-of.ts';
import { whyNotThrough } from './offer-build.ts';
import { fitsAt, stocksFor } from './offer-stock.ts';
import { stockAt } from './stock-at.ts';

type Found = readonly [what: ItemNoun, offers: readonly Offer<unknown>[]];

/** What the trade has settled in an item, each as the offer that it must be among. */
export const buildOffers = (item: Item, catalogue: Catalogue): readonly Found[] => [
  ['slab', among(slabsOf(item, catalogue), item.build.slab)],
  ['profile', among(profilesOf(item, catalogue), item.frame.profile)],
  ['thresholdLayout', among(whyNotThrough(item, catalogue) ? ['door'] : ['door', 'full'], item.frame.thresholdLayout)],
  ['cylinder', among(fitting('cylinder', item, catalogue), item.build.cylinder)],
  ['lock', among([null, ...fitting('lockOptions', item, catalogue)], item.build.lock)],
  ['escutcheon', among([null, ...fitting('escutcheon', item, catalogue)], item.build.escutcheon)],
  ...trimPlaces.map((place): Found => {
    const codes = stocksFor(item, place, catalogue).map(({ code }) => code);
    return ['trim', among([null, ...codes], stockAt(item, place))];
  }),
];

const fitting = (
  place: 'cylinder' | 'lockOptions' | 'escutcheon',
  item: Item,
  catalogue: Catalogue,
): readonly Stock['code'][] =>
  stocksFor(item, place, catalogue)
    .filter((stock) => fitsAt(stock, place, { item, catalogue }))
    .map(({ code }) => code);

const among = <Value>(values: readonly Value[], present: Value): readonly Offer<Value>[] =>
  values.map((value) => ({ value, chosen: value === present, whyNot: null }));
