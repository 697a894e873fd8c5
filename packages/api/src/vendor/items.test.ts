import { vendors as said } from '@door/domain/messages/english/vendors';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../testing/a-stock.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const Id = '00000000-0000-4000-8000-0000000000e1';
const itemId = (at: number) => `00000000-0000-4000-8000-0000000000f${String(at)}`;

let api: TestApi;
let LastUpdated: string;
const calls = () => api.fabricator().vendor;
beforeEach(async () => {
  api = await aTestApi();
  LastUpdated = (await calls().create({ Id, Name: 'Latch' })).LastUpdated;
});

const usual = {
  ...{ Id: itemId(1), Key: 'CY-3K', Code: '', Text: '', Pack: '1', Least: '1', LeadDays: 3, Price: null, Per: '1' },
  ...{ ValidFrom: null, ValidUntil: null, Rank: 1 },
};
const save = async (Items: readonly object[], Removed: string[] = []) => {
  const answer = await calls().updateItems({
    ...{ Id, LastUpdated, Removed },
    Items: Items.map((item) => ({ ...usual, ...item })),
  });
  LastUpdated = answer.LastUpdated;
  return answer.Items;
};

describe('items of a vendor', () => {
  test('are kept in the unit of their article', async () => {
    const cylinder = { Code: '4711', Text: '=1+1', Pack: '10', Least: '5', Price: '125.00', Per: '100' };
    const paint = { Id: itemId(3), Key: 'PAINT-RAL 3003', Pack: '2.500', Least: '2.500', Price: '8.00', Per: '1' };
    const bars = { Id: itemId(2), Key: 'OF72*', Pack: '10', Least: '20', LeadDays: 10 };
    expect(await save([cylinder, bars, paint])).toEqual([
      { ...usual, ...cylinder, Unit: 'piece' },
      { ...usual, ...bars, Unit: 'bar', Per: null },
      { ...usual, ...paint, Per: '1.000', Unit: 'litre' },
    ]);
    expect((await calls().getVendorById(Id)).Items).toHaveLength(3);
    expect((await calls().getVendorById(Id)).History[0]).toMatchObject({ Kind: 'row', To: '3 items changed' });
  });

  test('are changed and taken out, twice as once; those that are not named stay', async () => {
    await save([{}, { Id: itemId(2), Rank: 2 }]);
    const sent = { Id, LastUpdated, Items: [{ ...usual, LeadDays: 5 }], Removed: [itemId(2), itemId(9)] };
    const changed = await calls().updateItems(sent);
    expect(changed.Items).toMatchObject([{ Id: itemId(1), LeadDays: 5 }]);
    expect(await calls().updateItems(sent)).toEqual(changed);
    expect(await codeOf(calls().updateItems({ ...sent, Removed: [] }))).toBe('CONFLICT');
  });

  test.each([
    ['an article that nobody knows', { Key: 'CY-9' }, 'NOT_FOUND', 'The catalogue has no article CY-9'],
    ['a bar without its length', { Key: 'OF72' }, 'NOT_FOUND', 'OF72'],
    ['a code that stands for bars and pieces', { Key: 'SC150*' }, 'BAD_REQUEST', said.unitsOf('SC150*')],
    ['a pack of 0', { Pack: '0' }, 'BAD_REQUEST', `CY-3K, Pack: ${said.item.quantity.piece}`],
    ['half a piece', { Least: '1.5' }, 'BAD_REQUEST', `CY-3K, Least: ${said.item.quantity.piece}`],
    ['a price for 0 pieces', { Price: '1.00', Per: '0' }, 'BAD_REQUEST', `CY-3K, Per: ${said.item.quantity.piece}`],
    [
      'an end before its begin',
      { ValidFrom: '2027-01-02', ValidUntil: '2027-01-01' },
      'BAD_REQUEST',
      `CY-3K, ValidUntil: ${said.item.endsEarlier}`,
    ],
    ['a word for a price', { Price: 'free' }, 'BAD_REQUEST', 'must be an amount'],
    ['too long a text', { Text: 'x'.repeat(2_001) }, 'BAD_REQUEST', 'must have at most 2000 characters'],
    ['no lead days', { LeadDays: -1 }, 'BAD_REQUEST', 'must be at least 0'],
    ['rank 100', { Rank: 100 }, 'BAD_REQUEST', 'must be at most 99'],
  ])('are refused with %s', async (_, facts, code, sentence) => {
    expect(await codeOf(save([facts]))).toBe(code);
    expect(await refusalOf(save([facts]))).toContain(sentence);
    expect((await calls().getVendorById(Id)).Items).toEqual([]);
  });

  test('two rows of one key and rank on one day are refused, also beside one that is there', async () => {
    const again = { Id: itemId(2), ValidFrom: '2027-01-01' };
    expect(await refusalOf(save([{}, again]))).toBe(said.twoValid('CY-3K', 1, '2027-01-01'));
    await save([{}]);
    expect(await codeOf(save([again]))).toBe('BAD_REQUEST');
    expect(await save([{ ValidUntil: '2026-12-31' }, again])).toHaveLength(2);
  });

  test('of two vendors may have one id: each has its own', async () => {
    const second = '00000000-0000-4000-8000-0000000000e2';
    await save([{}]);
    const vendor = await calls().create({ Id: second, Name: 'Bolt' });
    await calls().updateItems({ Id: second, LastUpdated: vendor.LastUpdated, Items: [{ ...usual, LeadDays: 9 }] });
    expect((await calls().getVendorById(Id)).Items).toMatchObject([{ LeadDays: 3 }]);
  });
});

describe('a price list', () => {
  const rows = (...all: readonly object[]) => all.map((row) => ({ Key: 'CY-3K', LeadDays: '3', ...row }));
  const run = (Rows: ReturnType<typeof rows>, DryRun = false) =>
    calls().importItems({ ...{ Id, LastUpdated, DryRun }, Rows });

  test('is tried first, and says of each row what it does', async () => {
    await save([{ Price: '9.00' }]);
    const Rows = rows({ Price: '10', ValidFrom: '2027-01-01' }, { Key: 'OF72*', Pack: '10' }, { Rank: '2' });
    expect(await run(Rows, true)).toEqual({
      ...{ Id, LastUpdated, Rows: 3, Faults: [], IsWritten: false },
      Effects: [
        { Row: 1, Key: 'CY-3K', Effect: 'added', EndsEarlier: true },
        { Row: 2, Key: 'OF72*', Effect: 'added', EndsEarlier: false },
        { Row: 3, Key: 'CY-3K', Effect: 'added', EndsEarlier: false },
      ],
    });
    expect((await calls().getVendorById(Id)).Items).toHaveLength(1);
  });

  test('is written once, however often it is sent', async () => {
    await save([{ Price: '9.00' }]);
    const Rows = rows({ Price: '10', ValidFrom: '2027-01-01' });
    const answer = await run(Rows);
    expect(answer).toMatchObject({ IsWritten: true, Faults: [] });
    expect(await run(Rows)).toEqual(answer);
    expect((await calls().getVendorById(Id)).Items).toMatchObject([
      { Price: '9.00', ValidFrom: null, ValidUntil: '2026-12-31' },
      { Price: '10.00', ValidFrom: '2027-01-01', ValidUntil: null },
    ]);
  });

  test('that is read again changes nothing', async () => {
    await run(rows({ Price: '10' }));
    ({ LastUpdated } = await calls().getVendorById(Id));
    expect((await run(rows({ Price: '10.00', Pack: '1' }), true)).Effects).toMatchObject([{ Effect: 'same' }]);
    expect(await run(rows({ Price: '10.00' }))).toMatchObject({ LastUpdated, IsWritten: true });
  });

  test('with faults tells all of them by row and field, and writes nothing', async () => {
    const Rows = rows(
      { Key: ' CY-3K ' },
      { Key: 'CY-9', Pack: '0' },
      { Key: '', LeadDays: '' },
      {},
      { Price: '1,50', Rank: 'x', Text: 'x'.repeat(2_001) },
    );
    const { Faults, IsWritten } = await run(Rows);
    expect(IsWritten).toBe(false);
    expect(Faults.map(({ Row, Field }) => [Row, Field])).toEqual([
      [2, 'Key'],
      [2, 'Pack'],
      [3, 'Key'],
      [3, 'LeadDays'],
      [4, 'Key'],
      [5, 'Text'],
      [5, 'Price'],
      [5, 'Rank'],
    ]);
    expect(Faults[4]?.Message).toBe(said.rowTwice('CY-3K'));
    expect((await calls().getVendorById(Id)).Items).toEqual([]);
  });

  test('has a row at least, and no more than can be read at once', async () => {
    expect(await codeOf(run([]))).toBe('BAD_REQUEST');
    expect(await codeOf(run(Array.from({ length: 2_001 }, () => ({ Key: 'CY-3K', LeadDays: '3' }))))).toBe(
      'BAD_REQUEST',
    );
  });

  test('of an older version is refused', async () => {
    const Rows = rows({});
    await calls().update({ Id, LastUpdated, Name: 'Latch & Co' });
    expect(await codeOf(run(Rows))).toBe('CONFLICT');
  });
});
