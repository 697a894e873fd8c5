import { beforeEach, describe, expect, test } from 'vitest';
import { aStock, cylinder, keptAsUsual, type TestStock } from '../testing/a-stock.ts';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
});

describe('an import of the stock with which the books begin', () => {
  const rows = [
    { Key: cylinder, Quantity: '8', Value: '40.00' },
    { Key: 'OF72@6000', Quantity: '20', Place: 'van 2' },
  ];
  const faulty = [
    { Key: 'CY-9', Quantity: '1' },
    { Key: 'BRUSH', Quantity: '1.5' },
    { Key: 'BRUSH', Quantity: '1', Place: 'Attic' },
    { Key: 'DRN-CAP', Quantity: '1', Value: 'ten' },
    { Key: 'CY-3T', Quantity: '1', Lot: 'A12' },
    { Key: 'CASS', Quantity: '1' },
    { Key: 'CASS', Quantity: '2' },
  ];
  const imports = (Rows: typeof rows, DryRun = false, Id = works.anId()) =>
    works.stock().importOpening({ Id, Rows, DryRun });

  test('writes all rows, once; a dry run writes none', async () => {
    const van = await works.aPlace('Van 2');
    expect(await imports(rows, true)).toMatchObject({ Rows: 2, Faults: [], IsBooked: false });
    expect((await works.stock().list({})).Articles).toEqual([]);
    const Id = works.anId();
    const first = await imports(rows, false, Id);
    expect(first).toEqual({ Id, Rows: 2, Faults: [], IsBooked: true });
    await works.go('1');
    expect(await imports(rows, false, Id)).toEqual(first);
    expect(await works.article()).toMatchObject({ OnHand: '7', Value: '35.00' });
    expect((await works.article('OF72@6000')).Places).toMatchObject([{ Id: van, OnHand: '20' }]);
    expect((await works.stock().moves({ Key: cylinder })).Moves.at(-1)).toMatchObject({
      Kind: 'in',
      Cause: { Kind: 'opening' },
    });
  });

  test('tells each row that is at fault, and then writes none', async () => {
    const { Faults, IsBooked } = await imports([...rows.slice(0, 1), ...faulty] as typeof rows);
    expect(IsBooked).toBe(false);
    expect(Faults.map(({ Row, Field }) => `${String(Row)} ${Field}`)).toEqual([
      ...['2 Key', '3 Quantity', '4 Place', '5 Value', '6 Lot', '8 Key'],
    ]);
    expect(Faults[2]?.Message).toBe('There is no place Attic. Make it first, or leave the place empty.');
    expect((await works.stock().list({})).Articles).toEqual([]);
  });

  test('takes nothing of an article that was ever moved, and puts it away where it belongs', async () => {
    const van = await works.aPlace('Van 2');
    await works.stock().updateSupply({ Key: cylinder, ...keptAsUsual, FirstPlace: van });
    await imports(rows.slice(0, 1));
    expect((await works.article()).Places).toMatchObject([{ Id: van, OnHand: '8' }]);
    await works.go('8', { Place: van });
    expect((await imports(rows.slice(0, 1))).Faults).toEqual([
      { Row: 1, Field: 'Key', Message: 'Something was booked of CY-3K before. Count it instead.' },
    ]);
  });
});
