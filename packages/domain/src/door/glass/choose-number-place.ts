import { notOffered, type Option } from '../choice/option.ts';
import type { Check } from '../choice/rule.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { everyPane } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { type NumberPane, numberPanes, panesWithNumber } from './house-number-place.ts';

/** What a person can choose: each of the panes, then all of them. [] where there is at most one. */
export function numberPlaceOptions(item: Item, catalogue: Catalogue): readonly Option<NumberPane | typeof everyPane>[] {
  const panes = numberPanes(item, catalogue);
  if (panes.length < 2) return [];
  const isEverywhere = item.glass.houseNumberAt === everyPane;
  const [shown] = panesWithNumber(item, catalogue);
  return [
    ...panes.map((value) => ({ value, chosen: !isEverywhere && value.name === shown?.name, disabledReason: null })),
    { value: everyPane, chosen: isEverywhere, disabledReason: null },
  ];
}

export const isNumberPlace: Check<'glass.placeHouseNumber'> = (item, { at }, { catalogue, messages }) =>
  at === null || at === everyPane || numberPanes(item, catalogue).some(({ name }) => name === at)
    ? null
    : notOffered('glass', messages.glass.notAPaneWithNumber);
