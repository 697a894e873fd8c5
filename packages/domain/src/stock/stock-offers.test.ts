import { describe, expect, test } from 'vitest';
import { stockCode } from '../item/ids.ts';
import type { Item } from '../item/item.ts';
import { worksCatalogue } from '../testing/works-fixture.ts';
import { doubleDoor, singleDoor } from '../testing/works-items.ts';
import { fitsDoor, optionLists, stockOffers } from './stock-offers.ts';

const catalogue = worksCatalogue();
const offers = (dropdown: string, item: Item, taken: readonly string[] = []) =>
  stockOffers({ dropdown, taken: taken.map(stockCode) }, item, catalogue);
const offer = (code: string, dropdown: string, item: Item) =>
  offers(dropdown, item).find(({ stock }) => stock.code === code);

test('every option list once, in the order of the products', () => {
  expect(optionLists(catalogue).slice(0, 4)).toEqual(['handle', 'slaveHandle', 'letterPlate', 'doorKnocker']);
});

describe('stock for an option list', () => {
  test('is all that the supplier keeps for it, what suits the door first', () => {
    expect(offers('handle', singleDoor).map(({ stock, unusual }) => [stock.code, unusual])).toEqual([
      ['HA-LL-CH', []],
      ['HA-LL-GD', ['other-suite']],
      ['HA-PB600-BK', ['other-suite']],
    ]);
  });

  test('says which one stands on the sheet', () => {
    const chosen = offers('cylinder', singleDoor, ['CY-3T']).filter((each) => each.chosen);
    expect(chosen.map(({ stock }) => stock.code)).toEqual(['CY-3T']);
  });

  test('names what of the door stands against it', () => {
    expect(offer('WB-IN', 'weatherBar', singleDoor)?.unmet).toEqual([
      { question: 'threshold', allowed: ['TH-AL15'], answer: 'TH-PVC' },
    ]);
    expect(offer('WB-OUT', 'weatherBar', singleDoor)?.unmet).toEqual([
      { question: 'doorsOpen', allowed: ['Out'], answer: 'In' },
    ]);
    expect(offer('WB-IN', 'weatherBar', doubleDoor)?.unmet).toEqual([]);
  });

  test('tells what it brings along', () => {
    const black: Item = { ...singleDoor, hardware: { ...singleDoor.hardware, suite: 'black' } };
    expect(offer('HA-PB600-BK', 'handle', black)?.brings.map(({ code }) => code)).toEqual(['ES-2S-BK']);
    expect(offer('LP-310-CH', 'letterPlate', singleDoor)?.brings).toEqual([]);
  });

  test('can be put on a sheet exactly where nothing stands against it', () => {
    for (const item of [singleDoor, doubleDoor]) {
      for (const each of optionLists(catalogue).flatMap((dropdown) => offers(dropdown, item))) {
        expect(fitsDoor(each.stock, item, catalogue)).toBe(each.unmet.length === 0);
      }
    }
  });
});
