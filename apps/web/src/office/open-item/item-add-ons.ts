import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import { type AddOn, frameAddOns, relatedAddOns } from '@door/domain/door/stock/add-ons';
import { optionMessages } from '../messages/item.ts';

const { packers, sill, couplings } = optionMessages.terms;

/** What comes beside a door without a person adding it: packers, sill and couplings round its frame, and what its stock brings along. */
export const itemAddOns = (item: Item, catalogue: Catalogue): readonly AddOn[] => [
  ...frameAddOns(item, catalogue, { ...packers, sill, couplings }),
  ...relatedAddOns(item, catalogue),
];
