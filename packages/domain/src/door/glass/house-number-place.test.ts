import { describe, expect, test } from 'vitest';
import { contextOf } from '../../testing/a-context.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, aRecordOf, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { describeItem } from '../configure/describe-item.ts';
import { designId, themeId } from '../model/ids.ts';
import { everyPane, type HouseNumberPlace, isHouseNumberPlace } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { itemDocument, readItemDocument } from '../../stored/item/item-document.ts';
import { numberPlaceOptions } from './choose-number-place.ts';
import { numberInPanes, numberPanes, panesWithNumber } from './house-number-place.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);

/** A set with the house number in the glass of its door and of all that is around it. */
const numbered = (template: string): Item =>
  afterChoosing(
    aDoor(template),
    { type: 'design.choose', designId: designId(8) },
    { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(17) } },
    { type: 'glass.chooseHouseNumber', houseNumber: '28a' },
  );

const placed = (item: Item, at: HouseNumberPlace | null) => afterChoosing(item, { type: 'glass.placeHouseNumber', at });
const namesOf = (item: Item) => panesWithNumber(item, catalogue).map(({ name }) => name);
const glassOf = (item: Item) =>
  describeItem(item, context)
    .filter(({ about }) => about === 'doorGlass' || about === 'frameGlass')
    .map(({ value }) => value);

const surround = numbered('surround');

describe('the number of the house in the glass', () => {
  test('is in one pane: above the door where there is one, else in the door', () => {
    expect(namesOf(surround)).toEqual(['fanlight 1']);
    expect(namesOf(numbered('single-door'))).toEqual(['door 1']);
    const numberIn = numberInPanes(surround, catalogue);
    expect([numberIn('fanlight', 0), numberIn('door', 0), numberIn('left-sidelight', 0)]).toEqual(['28a', '', '']);
  });

  test('is where a person wants it, or in every pane', () => {
    const names = numberPanes(surround, catalogue).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(namesOf(placed(surround, name))).toEqual([name]);
    expect(namesOf(placed(surround, everyPane))).toEqual(names);
    expect(namesOf(placed(placed(surround, everyPane), null))).toEqual(['fanlight 1']);
  });

  test('each place is offered, and the present one is marked; a door with one pane asks for none', () => {
    const marked = (item: Item) =>
      numberPlaceOptions(item, catalogue).flatMap(({ value, chosen }) =>
        chosen ? [value === everyPane ? value : value.name] : [],
      );
    expect(marked(surround)).toEqual(['fanlight 1']);
    expect(marked(placed(surround, 'left-sidelight 1'))).toEqual(['left-sidelight 1']);
    expect(marked(placed(surround, everyPane))).toEqual([everyPane]);
    expect(numberPlaceOptions(aDoor('single-door'), catalogue)).toEqual([]);
  });

  test('a place that is gone sleeps, and is the number’s again when it is back', () => {
    const chosen = placed(surround, 'left-sidelight 1');
    const alone = afterChoosing(
      chosen,
      { type: 'glass.differentFrame', on: true },
      { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } },
    );
    expect(namesOf(alone)).toEqual(['door 1']);
    const again = afterChoosing(alone, { type: 'glass.differentFrame', on: false });
    expect(namesOf(again)).toEqual(['left-sidelight 1']);
  });

  test('a pane that does not show it is refused', () => {
    expect(refusalOfChoosing(surround, { type: 'glass.placeHouseNumber', at: 'fanlight 9' })).toBe('glass.not-offered');
    expect(refusalOfChoosing(aDoor('surround'), { type: 'glass.placeHouseNumber', at: 'door 1' })).toBe(
      'glass.not-offered',
    );
  });

  test('is said with its glass: where it is, and where it is not', () => {
    expect(glassOf(surround)).toEqual([expect.not.stringMatching(/28a/), expect.stringMatching(/28a, fanlight/)]);
    expect(glassOf(placed(surround, everyPane))).toEqual([
      expect.stringMatching(/28a(?!, (?:fan|left|right|door))/),
      expect.stringMatching(/28a(?!, (?:fan|left|right|door))/),
    ]);
    const open = afterChoosing(numbered('single-door'), { type: 'glass.chooseHouseNumber', houseNumber: '' });
    expect(glassOf(open)).toEqual([expect.stringMatching(/number not given/)]);
  });

  test('a door that was stored before has it in every pane; a newer one keeps its place', () => {
    const stored = itemDocument(aRecordOf(placed(surround, 'left-sidelight 1')));
    expect(namesOf(readItemDocument(JSON.parse(JSON.stringify(stored))).item)).toEqual(['left-sidelight 1']);
    const unplaced = itemDocument(aRecordOf(surround));
    expect(readItemDocument(JSON.parse(JSON.stringify(unplaced))).item.glass.houseNumberAt).toBeNull();
    const { glass } = stored.item;
    const earlier = Object.fromEntries(Object.entries(glass).filter(([field]) => field !== 'houseNumberAt'));
    const older = { ...stored, item: { ...stored.item, glass: earlier } };
    expect(readItemDocument(older).item.glass.houseNumberAt).toBe(everyPane);
  });

  test.each([
    ['fanlight 1', true],
    ['slave 12', true],
    [everyPane, true],
    ['door 0', false],
    ['door', false],
    ['door 1 ', false],
    ['left 1', false],
  ])('%j names a place: %j', (text, is) => {
    expect(isHouseNumberPlace(text)).toBe(is);
  });
});
