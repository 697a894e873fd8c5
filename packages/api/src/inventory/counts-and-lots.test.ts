import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aStock, cylinder, keptAsUsual, paint, refusalOf, type TestStock } from '../testing/a-stock.ts';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
});

describe('a count', () => {
  const counts = async (Lines: { Key: string; Counted: string; Lot?: string }[], Id = works.anId()) =>
    works.stock().count({ Id, Place: works.main, Reason: 'Stocktake', Lines });

  test('writes the difference to the book at its average, and a line where there is none', async () => {
    await works.come('3', { Value: '10.00' });
    await works.come('2', { Key: 'BRUSH' });
    const { Moves } = await counts([
      { Key: cylinder, Counted: '5' },
      { Key: 'BRUSH', Counted: '2' },
    ]);
    expect(Moves).toMatchObject([
      { Key: 'BRUSH', Kind: 'count', Quantity: '0', Value: '0.00', Reason: 'Stocktake' },
      { Key: cylinder, Kind: 'count', Quantity: '2', Value: '6.67', Reason: 'Stocktake' },
    ]);
    expect((await counts([{ Key: cylinder, Counted: '0' }])).Moves).toMatchObject([
      { Quantity: '-5', Value: '-16.67' },
    ]);
  });

  test('of a place says nothing of another one', async () => {
    await works.come('3');
    await works.come('4', { Place: await works.aPlace('Van 2') });
    await counts([{ Key: cylinder, Counted: '1' }]);
    expect(await works.article()).toMatchObject({ OnHand: '5' });
  });

  test('is told by the article and the list, of a place its own; what nobody has counted since a day is found', async () => {
    const van = await works.aPlace('Van 2');
    await works.come('3');
    await works.come('4', { Place: van });
    await works.come('2', { Key: 'BRUSH' });
    expect((await works.article()).LastCounted).toBeNull();
    await counts([{ Key: cylinder, Counted: '3' }]);
    expect((await works.article()).LastCounted).toBe('2026-11-21');
    const seen = async (asked: Parameters<ReturnType<TestStock['stock']>['list']>[0]) =>
      (await works.stock().list(asked)).Articles.map(({ Key, LastCounted }) => [Key, LastCounted]);
    const both = [
      ['BRUSH', null],
      [cylinder, '2026-11-21'],
    ];
    expect(await seen({})).toEqual(both);
    expect(await seen({ Place: van })).toEqual([[cylinder, null]]);
    expect(await seen({ NotCountedSince: '2026-11-21' })).toEqual([['BRUSH', null]]);
    expect(await seen({ NotCountedSince: '2026-11-22' })).toEqual(both);
    expect(await seen({ NotCountedSince: '2026-11-21', Place: van })).toEqual([[cylinder, null]]);
    expect(await codeOf(works.stock().list({ NotCountedSince: '2026-02-30' }))).toBe('BAD_REQUEST');
  });

  test('that is sent again after somebody has moved something counts nothing a second time', async () => {
    await works.come('5');
    const Id = works.anId();
    const first = await counts([{ Key: cylinder, Counted: '5' }], Id);
    await works.go('2');
    expect(await counts([{ Key: cylinder, Counted: '5' }], Id)).toEqual(first);
    expect((await works.article()).OnHand).toBe('3');
  });

  test('names each key once, in its unit', async () => {
    const twice = counts([
      { Key: cylinder, Counted: '5' },
      { Key: cylinder, Counted: '5' },
    ]);
    expect(await refusalOf(twice)).toContain('must have each Key, or each Lot of it, once');
    expect(await refusalOf(counts([{ Key: cylinder, Counted: '1.5' }]))).toContain(
      'Counted: 1.5 cannot be written here.',
    );
    expect(await codeOf(counts([{ Key: 'CY-9', Counted: '1' }]))).toBe('NOT_FOUND');
  });
});

describe('an article that is tracked by lots', () => {
  beforeEach(async () => {
    await works.stock().updateSupply({ Key: paint, ...keptAsUsual, LotTracked: true });
  });

  test('names the lot of each move, and has so much of each', async () => {
    expect(await refusalOf(works.come('1', { Key: paint }))).toContain(`Lot: ${paint} is tracked by lots.`);
    await works.come('0.250', { Key: paint, Lot: 'A12' });
    await works.come('1', { Key: paint, Lot: 'B7' });
    expect(await refusalOf(works.go('0.5', { Key: paint, Lot: 'A12' }))).toBe(
      'Main has 0.250 l PAINT-RAL 3003 of lot A12, not 0.500 l. Count it first.',
    );
    expect(await works.article(paint)).toMatchObject({
      ...{ Unit: 'litre', OnHand: '1.250' },
      Places: [
        {
          Lots: [
            { Lot: 'A12', OnHand: '0.250' },
            { Lot: 'B7', OnHand: '1.000' },
          ],
        },
      ],
    });
  });

  test('is tracked from where there is nothing to where there is nothing', async () => {
    await works.come('0.250', { Key: paint, Lot: 'A12' });
    const { LastUpdated } = (await works.article(paint)).Supply;
    const untracked = { Key: paint, ...keptAsUsual, LastUpdated };
    expect(await refusalOf(works.stock().updateSupply(untracked))).toContain(`There are 0.250 l ${paint} of lot A12.`);
    await works.go('0.250', { Key: paint, Lot: 'A12' });
    await works.stock().updateSupply(untracked);
    expect(await refusalOf(works.come('1', { Key: paint, Lot: 'A12' }))).toContain(
      `Lot: ${paint} is not tracked by lots.`,
    );
  });

  test('is also one whose code is, as far as it says nothing of its own', async () => {
    await works.come('1');
    expect(await codeOf(works.stock().updateSupply({ Key: 'CY*', ...keptAsUsual, LotTracked: true }))).toBe('CONFLICT');
    await works.stock().updateSupply({ Key: cylinder, ...keptAsUsual });
    await works.stock().updateSupply({ Key: 'CY*', ...keptAsUsual, LotTracked: true });
    expect(await codeOf(works.come('1'))).toBe('accepted');
    expect(await codeOf(works.come('1', { Key: 'CY-3T' }))).toBe('BAD_REQUEST');
  });
});
