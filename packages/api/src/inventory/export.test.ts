import { readCsvFile } from '@door/domain/lib/csv';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder, keptAsUsual, refusalOf } from '../testing/a-stock.ts';
import { codeOf } from '../testing/a-test-api.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
  works.api.controls.now = Date.parse('2026-11-30T09:00:00Z');
});

const on = (day: string) => {
  works.api.controls.now = Date.parse(`${day}T09:00:00Z`);
};
const exported = (Day: string) => works.stock().export({ Id: works.anId(), Day });

/** What the rows of a file say, by the heads of its columns; without those that are 0.00. */
const told = ({ File }: { readonly File: string }) => {
  const [heads = [], ...rows] = readCsvFile(File).rows;
  return rows.map((cells) =>
    Object.fromEntries(heads.map((head, at) => [head, cells[at]]).filter(([, cell]) => cell !== '0.00')),
  );
};

test('an export is told once, and its file is the same for ever, whatever is written and said afterwards', async () => {
  await works.come('3', { Value: '10.00' });
  on('2026-12-01');
  const sent = { Id: works.anId(), Day: '2026-11-30' };
  const first = await works.stock().export(sent);
  expect(first).toMatchObject({ Number: 1, Day: '2026-11-30', FileName: 'stock-export-1-2026-11-30.csv' });
  await works.go('1');
  await works.stock().updateSupply({ Key: cylinder, ...keptAsUsual, AnalysisCode: 'LOCKS' });
  on('2027-01-04');
  expect(await works.stock().export(sent)).toEqual(first);
  expect(await works.stock().getExport(first.Id)).toEqual(first);
  expect(await codeOf(works.stock().export({ ...sent, Day: '2026-12-31' }))).toBe('CONFLICT');
  expect(await codeOf(works.stock().getExport(works.anId()))).toBe('NOT_FOUND');
  expect(told(first)).toEqual([
    {
      Export: '1',
      After: '',
      Until: '2026-11-30',
      'Analysis code': '',
      Currency: 'EUR',
      In: '10.00',
      Closing: '10.00',
    },
  ]);
  expect(told(await exported('2026-12-31')).map(({ Export: _, Until: __, ...row }) => row)).toEqual([
    { After: '2026-11-30', 'Analysis code': '', Currency: 'EUR', Opening: '10.00', 'Other code': '-10.00' },
    {
      ...{ After: '2026-11-30', 'Analysis code': 'LOCKS', Currency: 'EUR', Issue: '-3.33' },
      ...{ 'Other code': '10.00', Closing: '6.67' },
    },
  ]);
  expect((await works.stock().exports({})).Exports.map(({ Number: number, Day }) => [number, Day])).toEqual([
    [2, '2026-12-31'],
    [1, '2026-11-30'],
  ]);
  expect((await works.stock().exports({ After: 2 })).Exports).toMatchObject([{ Number: 1 }]);
});

describe('a day', () => {
  test('is one that is over where the supplier is, and that no export has told', async () => {
    works.api.controls.now = Date.parse('2027-06-30T22:59:59Z');
    expect(await refusalOf(exported('2027-06-30'))).toContain('30 June 2027 is not over.');
    works.api.controls.now = Date.parse('2027-06-30T23:00:00Z');
    expect(await codeOf(exported('2027-06-30'))).toBe('accepted');
    expect(await refusalOf(exported('2027-06-30'))).toBe(
      '30 June 2027 is told already: export 1 goes until 30 June 2027. Choose a later day.',
    );
  });

  test('is told with what was written on it, and the next one with what was written after it', async () => {
    await works.come('1', { Value: '1.00' });
    on('2026-12-01');
    await works.come('1', { Value: '2.00' });
    on('2026-12-02');
    const [first, second] = [await exported('2026-11-30'), await exported('2026-12-01')];
    expect([first, second].flatMap(told)).toMatchObject([
      { In: '1.00', Closing: '1.00' },
      { Opening: '1.00', In: '2.00', Closing: '3.00' },
    ]);
    expect((await works.stock().valueOn({ Day: '2026-12-01' })).Values).toMatchObject([{ Value: '3.00' }]);
  });
});

test('goods that were received and not billed are told at the prices of their purchases, by what had come by that day', async () => {
  const sent = await works.sent(works.aLine('3', { Price: { Amount: '10.00', Per: '3' } }));
  await works.receive(sent, '1');
  on('2026-12-01');
  const { Receipts } = await works.receive(sent, '1');
  on('2026-12-02');
  expect(told(await exported('2026-11-30'))).toMatchObject([{ In: '3.33', 'Received not billed': '3.33' }]);
  const last = Receipts.at(-1)?.Id ?? '';
  await works.buying().undoReceipt({ Id: works.anId(), ReceiptId: last, Reason: 'Typed twice' });
  on('2026-12-03');
  expect(told(await exported('2026-12-01'))).toMatchObject([
    { Opening: '3.33', In: '3.34', Closing: '6.67', 'Received not billed': '6.67' },
  ]);
  expect(told(await exported('2026-12-02'))).toMatchObject([
    { Opening: '6.67', In: '-3.34', Closing: '3.33', 'Received not billed': '3.33' },
  ]);
});

test('exports are for those who see costs', async () => {
  on('2026-12-01');
  const { inventory } = works.api.installer();
  const Id = works.anId();
  expect(await codeOf(inventory.export({ Id, Day: '2026-11-30' }))).toBe('FORBIDDEN');
  expect(await codeOf(inventory.exports({}))).toBe('FORBIDDEN');
  const made = await exported('2026-11-30');
  expect(await codeOf(inventory.getExport(made.Id))).toBe('FORBIDDEN');
});
