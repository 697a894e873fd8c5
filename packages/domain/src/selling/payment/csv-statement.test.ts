import { describe, expect, test } from 'vitest';
import { type CsvProfile, readCsvStatement } from './csv-statement.ts';

const profile: CsvProfile = {
  ...{ name: 'Our bank', day: 'Date', amount: 'Amount', out: '', text: 'Details', reference: 'Reference' },
  ...{ party: 'Name', bankReference: 'Id', currency: 'Currency', decimal: '.', days: 'day first', sign: '+' },
};
const heads = 'Date,Amount,Details,Reference,Name,Id,Currency';
const read = (lines: string, changed: Partial<CsvProfile> = {}, head = heads) =>
  readCsvStatement(`${head}\n${lines}`, { profile: { ...profile, ...changed }, iban: 'IE1', currency: 'EUR' });
const first = (lines: string, changed?: Partial<CsvProfile>, head?: string) => {
  const outcome = read(lines, changed, head);
  return 'fault' in outcome ? outcome.fault : outcome.entries[0];
};

test('a line with all that it may say', () => {
  expect(first('01/12/2026,"1,031.71",Door  and frame,RF72DW10234,Mary Byrne,B-1,EUR')).toEqual({
    ...{ iban: 'IE1', day: '2026-12-01', amount: { minor: 103_171, currency: 'EUR' }, text: 'Door and frame' },
    ...{ reference: 'RF72DW10234', party: 'Mary Byrne', bankReference: 'B-1', isReversal: false },
  });
});

describe('a sum', () => {
  test.each([
    ['-12.50', {}, -1250],
    ['+12.50', {}, 1250],
    ['12.5', { sign: '-' }, -1250],
    ['"1.031,71"', { decimal: ',' }, 103_171],
    ["1'031.71", {}, 103_171],
    ['12.505', {}, undefined],
    ['"12,505"', { decimal: ',' }, undefined],
    ['twelve', {}, undefined],
    ['', {}, undefined],
  ] as const)('%s with %j is %s', (text, changed, minor) => {
    const found = first(`01/12/2026,${text},,,,,`, changed);
    expect(found && 'amount' in found ? found.amount.minor : undefined).toBe(minor);
    if (minor === undefined) expect(found).toMatchObject({ line: 2, what: 'amount' });
  });

  test('in a column for what came and one for what went', () => {
    const columns = { amount: 'In', out: 'Out' } as const;
    const lines = '01/12/2026,5.00,\n01/12/2026,,7.00\n01/12/2026,,';
    expect(
      read(lines, { ...columns, text: '', reference: '', party: '', bankReference: '', currency: '' }, 'Date,In,Out'),
    ).toEqual({ fault: { line: 4, what: 'amount', found: '' } });
    expect(
      read(
        lines.slice(0, -14),
        { ...columns, text: '', reference: '', party: '', bankReference: '', currency: '' },
        'Date,In,Out',
      ),
    ).toMatchObject({ entries: [{ amount: { minor: 500 } }, { amount: { minor: -700 } }] });
  });
});

test.each([
  ['31/12/2026', 'day first', '2026-12-31'],
  ['1.2.2026', 'day first', '2026-02-01'],
  ['12/31/2026', 'month first', '2026-12-31'],
  ['2026-12-31', 'year first', '2026-12-31'],
  ['31/12/2026', 'month first', undefined],
  ['30/02/2026', 'day first', undefined],
  ['2026-12-31 10:00', 'year first', undefined],
  ['', 'day first', undefined],
] as const)('the day %s, %s, is %s', (text, days, day) => {
  const found = first(`${text},1.00,,,,,`, { days });
  expect(found && 'day' in found ? found.day : undefined).toBe(day);
});

test('what is of nothing is counted, empty lines are none, and what cannot be read is told with its line', () => {
  expect(read('01/12/2026,0.00,,,,,\n\n01/12/2026,1.00,,,,,USD')).toMatchObject({
    ...{ empty: 1, entries: [{ amount: { minor: 100, currency: 'USD' } }] },
  });
  expect(read('01/12/2026,1.00,,,,,EURO')).toEqual({ fault: { line: 2, what: 'currency', found: 'EURO' } });
  expect(read('', { day: 'Booked on' })).toEqual({ fault: { line: 1, what: 'column', found: 'Booked on' } });
});
