import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { stockCode } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { singleDoor } from '@door/domain/testing/worked-example-items';
import { expect, test } from 'vitest';
import { demoProduction } from './demo.ts';
import { catalogue, chosen, priced } from './testing/priced-doors.ts';

const withHead = (stock: string) =>
  chosen(
    singleDoor,
    { type: 'size.changeOverall', overall: size(1000, 2130) },
    { type: 'size.choosePacker', position: 'top1', stock: stockCode(stock) },
  );
const above = (stock: string) =>
  workInstructionsOf(bomOf(withHead(stock), { catalogue, production: demoProduction }))
    .filter(({ group }) => group === 'packers')
    .map(({ code, quantity }) => [code, quantity]);

test('an over-frame vent comes with its canopy, an add-on alone', () => {
  expect(above('TV22')).toEqual([
    ['TV22', 1],
    ['TV22-CAN', 1],
  ]);
  expect(above('AO25')).toEqual([['AO25', 1]]);
});

test('the canopy costs nothing of its own', () => {
  const { lines } = priced(withHead('TV22'));
  expect(lines.filter(({ fault }) => fault !== null)).toEqual([]);
});
