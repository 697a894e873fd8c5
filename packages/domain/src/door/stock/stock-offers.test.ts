import { describe, expect, test } from 'vitest';
import { stockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { fitsDoor, optionLists, stockOffers } from './stock-offers.ts';

const catalogue = workedExampleCatalogue();
const offers = (dropdown: string, item: Item, taken: readonly string[] = []) =>
  stockOffers({ dropdown, taken: taken.map(stockCode) }, item, catalogue);
const offer = (code: string, dropdown: string, item: Item) =>
  offers(dropdown, item).find(({ stock }) => stock.code === code);

test('every option list once, in the order of the products', () => {
  expect(optionLists(catalogue).slice(0, 4)).toEqual(['handle', 'slaveHandle', 'letterPlate', 'doorKnocker']);
});

describe('stock for an option list', () => {
  test('is all stock of the list, what fits the door first', () => {
    expect(offers('handle', singleDoor).map(({ stock, unusual }) => [stock.code, unusual])).toEqual([
      ['HA-LL-CH', []],
      ['HA-LL-GD', ['other-suite']],
      ['HA-PB600-BK', ['other-suite']],
    ]);
  });

  test('marks the one on the work sheet', () => {
    const chosen = offers('cylinder', singleDoor, ['CY-3T']).filter((each) => each.chosen);
    expect(chosen.map(({ stock }) => stock.code)).toEqual(['CY-3T']);
  });

  test('names the unmet criteria [5.12]', () => {
    expect(offer('WB-IN', 'weatherBar', singleDoor)?.unmet).toEqual([
      { question: 'threshold', allowed: ['TH-AL15'], answer: 'TH-PVC' },
    ]);
    expect(offer('WB-OUT', 'weatherBar', singleDoor)?.unmet).toEqual([
      { question: 'doorsOpen', allowed: ['Out'], answer: 'In' },
    ]);
    expect(offer('WB-IN', 'weatherBar', doubleDoor)?.unmet).toEqual([]);
  });

  test('names its related stock, in the finish of what is picked [4.31]', () => {
    expect(singleDoor.hardware.suite).toBe('chrome');
    expect(offer('HA-PB600-BK', 'handle', singleDoor)?.brings.map(({ code }) => code)).toEqual(['ES-2S-BK']);
    expect(offer('LP-310-CH', 'letterPlate', singleDoor)?.brings).toEqual([]);
  });

  test('may be added exactly when no criterion is unmet [5.12]', () => {
    for (const item of [singleDoor, doubleDoor]) {
      for (const each of optionLists(catalogue).flatMap((dropdown) => offers(dropdown, item))) {
        expect(fitsDoor(each.stock, item, catalogue)).toBe(each.unmet.length === 0);
      }
    }
  });
});
