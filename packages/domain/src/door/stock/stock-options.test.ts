import { describe, expect, test } from 'vitest';
import { stockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { fitsDoor, optionLists, stockOptions } from './stock-options.ts';

const catalogue = workedExampleCatalogue();
const options = (dropdown: string, item: Item, taken: readonly string[] = []) =>
  stockOptions({ dropdown, taken: taken.map(stockCode) }, item, catalogue);
const option = (code: string, dropdown: string, item: Item) =>
  options(dropdown, item).find(({ stock }) => stock.code === code);

test('every option list once, in the order of the products', () => {
  expect(optionLists(catalogue).slice(0, 4)).toEqual(['handle', 'slaveHandle', 'letterPlate', 'doorKnocker']);
});

describe('stock for an option list', () => {
  test('is all stock of the list, what fits the door first', () => {
    expect(options('handle', singleDoor).map(({ stock, unusual }) => [stock.code, unusual])).toEqual([
      ['HA-LL-CH', []],
      ['HA-LL-GD', ['other-suite']],
      ['HA-PB600-BK', ['other-suite']],
    ]);
  });

  test('marks the one on the work sheet', () => {
    const chosen = options('cylinder', singleDoor, ['CY-3T']).filter((each) => each.chosen);
    expect(chosen.map(({ stock }) => stock.code)).toEqual(['CY-3T']);
  });

  test('names the unmet criteria [5.12]', () => {
    expect(option('WB-IN', 'weatherBar', singleDoor)?.unmet).toEqual([
      { question: 'threshold', allowed: ['TH-AL15'], answer: 'TH-PVC' },
    ]);
    expect(option('WB-OUT', 'weatherBar', singleDoor)?.unmet).toEqual([
      { question: 'doorsOpen', allowed: ['Out'], answer: 'In' },
    ]);
    expect(option('WB-IN', 'weatherBar', doubleDoor)?.unmet).toEqual([]);
  });

  test('names its related stock, in the finish of what is picked [4.31]', () => {
    expect(singleDoor.hardware.suite).toBe('chrome');
    expect(option('HA-PB600-BK', 'handle', singleDoor)?.brings.map(({ code }) => code)).toEqual(['ES-2S-BK']);
    expect(option('LP-310-CH', 'letterPlate', singleDoor)?.brings).toEqual([]);
  });

  test('may be added exactly when no criterion is unmet [5.12]', () => {
    for (const item of [singleDoor, doubleDoor]) {
      for (const each of optionLists(catalogue).flatMap((dropdown) => options(dropdown, item))) {
        expect(fitsDoor(each.stock, item, catalogue)).toBe(each.unmet.length === 0);
      }
    }
  });
});
