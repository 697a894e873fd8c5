import { expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import type { AskedGoods } from '../stock/demand.ts';
import type { ArticleSupply, StockStage } from '../stock/supply.ts';
import { wantedGoods } from './wanted-goods.ts';

const bars = { saw: { trim: mm(30), kerf: mm(5) }, barYield: 90 };
const asked = (key: string, quantity: number, stage: StockStage, isMade = false): AskedGoods => ({
  ...{ key, quantity, stage, isMade },
});
const saidOf = (key: string, stage: StockStage) => new Map([[key, { key, stage } as ArticleSupply]]);

test.each<[what: string, goods: readonly AskedGoods[], said: ReturnType<typeof saidOf>, wanted: readonly object[]]>([
  [
    'a key is asked for once',
    [asked('CY-3K', 1, 'assembly'), asked('CY-3K', 2, 'assembly')],
    new Map(),
    [{ key: 'CY-3K', quantity: 3, stage: 'assembly' }],
  ],
  // Example 18: 6184 mm of one door take 2 bars, those of two doors 3.
  [
    'bars of all lines are counted together',
    [asked('OF72@6000', 6184, 'cutting'), asked('OF72@6000', 6184, 'cutting')],
    new Map(),
    [{ key: 'OF72@6000', quantity: 3, stage: 'cutting' }],
  ],
  [
    'paint is needed when what it is for is assembled',
    [asked('PAINT-RAL 3003', 250, 'painting')],
    new Map(),
    [{ key: 'PAINT-RAL 3003', quantity: 250, stage: 'assembly', isPainted: true }],
  ],
  [
    'a blank is painted with its paint, whatever is said of slabs, also where another is taken white',
    [asked('SLAB-900x1980-WHTWHT', 2, 'painting'), asked('SLAB-900x1980-WHTWHT', 1, 'assembly')],
    saidOf('SLAB*', 'assembly'),
    [{ key: 'SLAB-900x1980-WHTWHT', quantity: 3, stage: 'assembly', isPainted: true }],
  ],
  [
    'a stage that the supplier has said counts before that of the bill',
    [asked('CY-3K', 1, 'assembly')],
    saidOf('CY-3K', 'glazing'),
    [{ key: 'CY-3K', quantity: 1, stage: 'glazing' }],
  ],
  [
    'an article of which some are made for a door is asked for as they are',
    [asked('CASS', 1, 'glazing', true), asked('CASS', 1, 'glazing')],
    new Map(),
    [{ key: 'CASS', quantity: 2, stage: 'glazing', isMade: true }],
  ],
])('%s', (_, goods, said, wanted) =>
  expect(wantedGoods(goods, { said, ...bars })).toEqual(
    wanted.map((each) => ({ isMade: false, isPainted: false, ...each })),
  ),
);
