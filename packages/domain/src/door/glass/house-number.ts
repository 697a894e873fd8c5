import type { Check } from '../choice/rule.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../model/item.ts';
import { themeOf } from './glazing.ts';
import { glazingsOf } from './glass-of-set.ts';

/** The figures of a house number such as `7`, `28a`, `12-14`; '' for a house with a name only. */
export function figuresOf(numerals: string): string {
  const [number] = /^\d[\da-d/-]{0,4}$/i.exec(numerals.trim()) ?? [];
  return number ?? '';
}

/** Whether the number of the house is worked into the glass of this door or of its frame. */
export const showsHouseNumber = (item: Item, catalogue: Catalogue): boolean =>
  glazingsOf(item, catalogue).some((glazing) => themeOf(glazing, catalogue)?.showsHouseNumber === true);

/** True where the glass needs a number that nobody has given: it cannot be ordered. */
export const lacksHouseNumber = (item: Item, catalogue: Catalogue): boolean =>
  figuresOf(item.houseNumber) === '' && showsHouseNumber(item, catalogue);

export const isHouseNumber: Check<'glass.chooseHouseNumber'> = (_item, { houseNumber }, { messages }) =>
  houseNumber.trim() === '' || figuresOf(houseNumber) !== ''
    ? null
    : { code: 'glass.not-a-house-number', message: messages.glass.notAHouseNumber };
