import { expect, test } from 'vitest';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { build } from '../../messages/english/building.ts';
import { stockCode } from '../model/ids.ts';
import { frameAddOns, relatedAddOns } from './add-ons.ts';

const catalogue = aCatalogue();
const withHandle = (code: string) => {
  const door = aDoor('single-door');
  return { ...door, hardware: { ...door.hardware, chosen: { ...door.hardware.chosen, handle: stockCode(code) } } };
};
const pullBar = catalogue.pieces('handle').find(({ master }) => master.id === 3);

test('a pull bar adds its escutcheon, with the names of both [2.95 4.31]', () => {
  const [addOn, ...rest] = relatedAddOns(withHandle(pullBar?.stock.code ?? ''), catalogue);
  expect(addOn).toEqual({
    reference: 'Related Stock Item',
    name: catalogue.master(9).name,
    comesWith: pullBar?.master.name,
  });
  expect(rest).toEqual([]);
});

test('stock without related stock adds nothing', () =>
  expect(relatedAddOns(aDoor('single-door'), catalogue)).toEqual([]));

test('stock removed from the catalogue adds nothing', () =>
  expect(relatedAddOns(withHandle('HA-GONE'), catalogue)).toEqual([]));

test('packers, sill and couplings are add-ons of the frame, with their places', () => {
  const { frame, ...door } = aDoor('single-door');
  const item = {
    ...door,
    frame: {
      ...frame,
      sill: stockCode('SC150'),
      packers: { ...frame.packers, left1: stockCode('AO20') },
      couplings: { fanlight: stockCode('CP20') },
    },
  };
  const places = { ...build.packers, sill: 'Sill', couplings: build.couplings };
  expect(frameAddOns(item, catalogue, places)).toEqual([
    { reference: 'frame', name: catalogue.sizeStock(stockCode('AO20')).name, comesWith: 'Packer left 1' },
    { reference: 'frame', name: catalogue.sizeStock(stockCode('SC150')).name, comesWith: 'Sill' },
    { reference: 'frame', name: 'Structural coupling 20 mm', comesWith: 'Coupling, fanlight' },
  ]);
});
