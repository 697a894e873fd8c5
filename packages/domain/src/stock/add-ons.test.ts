import { expect, test } from 'vitest';
import { aCatalogue } from '../testing/a-catalogue.ts';
import { aDoor } from '../testing/a-door.ts';
import { stockCode } from '../item/ids.ts';
import { broughtAlong } from './add-ons.ts';

const catalogue = aCatalogue();
const withHandle = (code: string) => {
  const door = aDoor('single-door');
  return { ...door, hardware: { ...door.hardware, chosen: { ...door.hardware.chosen, handle: stockCode(code) } } };
};
const pullBar = catalogue.pieces('handle').find(({ master }) => master.id === 3);

test('a pull bar brings its escutcheon along, by the name of both', () => {
  const [addOn, ...rest] = broughtAlong(withHandle(pullBar?.stock.code ?? ''), catalogue);
  expect(addOn).toEqual({
    reference: 'Related Stock Item',
    name: catalogue.master(9).name,
    comesWith: pullBar?.master.name,
  });
  expect(rest).toEqual([]);
});

test('what brings nothing along adds nothing', () => expect(broughtAlong(aDoor('single-door'), catalogue)).toEqual([]));

test('stock that is gone brings nothing along', () =>
  expect(broughtAlong(withHandle('HA-GONE'), catalogue)).toEqual([]));
