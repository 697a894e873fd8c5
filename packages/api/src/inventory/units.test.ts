import { mm } from '@door/domain/lib/mm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aStock, keptAsUsual, refusalOf, type TestStock } from '../testing/a-stock.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { keepOffcuts, writeOffcutLines } from '../testing/kept-offcuts.ts';
import { fabricatorId } from '../testing/people.ts';

const Key = 'OF72-AGWH@offcuts';
const UnitId = 'A-17';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
  const offcut = { id: UnitId, group: 'OF72-AGWH', length: mm(1778), description: 'Outer frame 72', colours: '' };
  await works.api.transactions.run(works.api.clientId, async (stores) => {
    await keepOffcuts(stores, [offcut, { ...offcut, id: 'A-18' }]);
    const found = [UnitId, 'A-18'].map((id) => ({ offcut: id, move: 'in', batch: null }) as const);
    await writeOffcutLines(stores, found, fabricatorId);
  });
});

const usual = () => ({ Id: works.anId(), Key, Place: works.main, Quantity: '1', UnitId, Reason: 'For 10234' });
const issue = (moved: object = {}) => works.stock().move({ Kind: 'issue', ...usual(), ...moved });
const shelf = async () => (await works.api.fabricator().batch.offcuts()).map(({ Id }) => Id);

describe('an offcut', () => {
  test('is a unit of stock, counted with the others of its group and worth nothing', async () => {
    expect(await works.article(Key)).toMatchObject({ Unit: 'piece', OnHand: '2', Value: '0.00' });
    const listed = await works.stock().list({});
    expect(listed.Articles.map((article) => article.Key)).toEqual([Key]);
    const { Moves } = await works.stock().moves({ Key });
    expect(Moves[0]).toMatchObject({ Kind: 'in', Quantity: '1', UnitId: 'A-18', Value: '0.00' });
  });

  test('that somebody takes is gone from the shelf, and comes back with the line of its issue', async () => {
    const { Moves } = await issue();
    expect(Moves).toMatchObject([
      { Line: 3, Kind: 'reserved', Quantity: '0', UnitId, Batch: null },
      { Line: 4, Kind: 'issue', Quantity: '-1', UnitId },
    ]);
    expect(await shelf()).toEqual(['A-18']);
    expect(await codeOf(issue())).toBe('CONFLICT');
    const back = { Kind: 'back', ...usual(), Undoes: 4 } as const;
    expect(await codeOf(works.stock().move({ ...back, UnitId: 'A-18' }))).toBe('CONFLICT');
    const first = await works.stock().move(back);
    expect(first.Moves).toMatchObject([{ Kind: 'back', Quantity: '1', Undoes: 4 }, { Kind: 'freed' }]);
    expect(await works.stock().move(back)).toEqual(first);
    expect(await shelf()).toEqual([UnitId, 'A-18'].toSorted());
    expect(await works.article(Key)).toMatchObject({ OnHand: '2' });
  });

  test('that a batch has reserved is not taken, and says for which', async () => {
    const reserved = { offcut: UnitId, move: 'reserved', batch: '2650-B001' } as const;
    await works.api.transactions.run(works.api.clientId, (stores) =>
      writeOffcutLines(stores, [reserved], fabricatorId),
    );
    expect(await refusalOf(issue())).toBe('Offcut A-17 is reserved for 2650-B001.');
    const scrap = works.stock().move({ Kind: 'scrap', ...usual(), ReasonCode: 'damaged' });
    expect(await refusalOf(scrap)).toBe('Offcut A-17 is reserved for 2650-B001.');
  });

  test.each([
    ['without saying which', { UnitId: null }, `UnitId: ${Key} is kept piece by piece.`],
    ['that nobody knows', { UnitId: 'A-99' }, 'There is no offcut A-99.'],
    ['two at once', { Quantity: '2' }, 'Quantity: A-17 is one piece.'],
    ['of a lot', { Lot: 'A12' }, 'is not tracked by lots'],
    ['of what is counted', { Key: 'CY-3K' }, 'UnitId: CY-3K is not kept piece by piece.'],
    ['of other colours', { Key: 'ST72@offcuts' }, 'There is no offcut A-17.'],
  ])('is not taken %s', async (_, moved, sentence) => {
    expect(await refusalOf(issue(moved))).toContain(sentence);
  });

  test('is taken where it lies, and not counted or transferred by number', async () => {
    const Place = await works.aPlace('Van 2');
    expect(await refusalOf(issue({ Place }))).toBe('Van 2 has 0 A-17, not 1. Count it first.');
    const transfer = { Id: works.anId(), Key, From: works.main, To: Place, Quantity: '1' };
    expect(await refusalOf(works.stock().transfer(transfer))).toContain('kept piece by piece');
    const count = { Id: works.anId(), Place: works.main, Reason: 'Stocktake', Lines: [{ Key, Counted: '1' }] };
    expect(await refusalOf(works.stock().count(count))).toContain('kept piece by piece');
  });

  test('has no value of its own, and no lots or floor of its bars', async () => {
    await issue();
    await works.stock().move({ Kind: 'scrap', ...usual(), UnitId: 'A-18', ReasonCode: 'damaged' });
    const again = { Kind: 'in', ...usual(), UnitId: 'A-18' } as const;
    expect(await refusalOf(works.stock().move({ ...again, Value: '1.00' }))).toContain('Offcut A-18 is gone');
    const bars = { ...keptAsUsual, Supply: 'bars', Stage: 'cutting', Floor: '10', LotTracked: true } as const;
    await works.stock().updateSupply({ Key: 'OF72*', ...bars });
    expect(await works.article(Key)).toMatchObject({ Floor: '0', IsBelowFloor: false });
    expect(await works.stock().move({ Kind: 'back', ...usual(), Undoes: 4 })).toMatchObject({ Moves: [{}, {}] });
  });
});
