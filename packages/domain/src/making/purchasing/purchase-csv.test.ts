import { expect, test } from 'vitest';
import { readCsvFile } from '../../lib/csv.ts';
import { keysOf } from '../../lib/records.ts';
import type { PurchaseLine } from './purchase.ts';
import { type CsvLine, purchaseCsv } from './purchase-csv.ts';
import { type CsvColumn, csvFields, csvFormats, type VendorCsv } from './vendor.ts';

const line: PurchaseLine = {
  ...{ id: 'a', key: 'GSK-DR', unit: 'metre', quantity: 20_000, price: { minor: 1250, per: 100_000 } },
  ...{ wanted: '2027-01-13', isClosed: false },
};
const item = { code: 'S-12', text: 'Seal, grey', pack: 10_000 };

const fileOf = (columns: VendorCsv['columns'], lines: readonly CsvLine[], separator: VendorCsv['separator'] = ';') =>
  purchaseCsv({
    ...{ number: 'P-1042', lines },
    vendor: { ourNumber: '4711', csv: { columns, separator, encoding: 'utf-8' } },
  });
const column = (field: CsvColumn['field'], format: CsvColumn['format']): CsvColumn => ({
  field,
  heading: field,
  format,
});
const all = keysOf(csvFields).map((field) => column(field, csvFormats[csvFields[field]][0]));

test('a file has a heading and a line for each, with what a column asks for', () => {
  const [head, row] = readCsvFile(fileOf(all, [{ line, item }])).rows;
  expect(head).toEqual(keysOf(csvFields));
  expect(Object.fromEntries(keysOf(csvFields).map((field, at) => [field, row?.[at]]))).toEqual({
    ...{ purchase: 'P-1042', ourNumber: '4711', line: '1', vendorCode: 'S-12', text: 'Seal, grey', key: 'GSK-DR' },
    ...{ quantity: '20.000', packs: '2', unit: 'metre', price: '12.50', per: '100.000', deliveryDay: '2027-01-13' },
    ...{ piece: '', width: '', height: '', makeUp: '' },
  });
});

test.each<[string, CsvColumn, CsvLine, string]>([
  ['a comma in numbers', column('price', 'comma'), { line, item }, '12,50'],
  ['days with dots', column('deliveryDay', 'dots'), { line, item }, '13.01.2027'],
  ['days with slashes', column('deliveryDay', 'slashes'), { line, item }, '13/01/2027'],
  ['our key where it has no code', column('vendorCode', 'text'), { line, item: undefined }, 'GSK-DR'],
  ['no price where it is open', column('price', 'point'), { line: { ...line, price: null }, item }, ''],
  ['no packs where they are not whole', column('packs', 'point'), { line: { ...line, quantity: 15_000 }, item }, ''],
  ['a formula as text', column('text', 'text'), { line, item: { ...item, text: '=1+1' } }, "'=1+1"],
  ['letters of other ways of writing', column('text', 'text'), { line, item: { ...item, text: 'אטם' } }, 'אטם'],
])('with %s', (_, asked, given, cell) =>
  expect(readCsvFile(fileOf([asked, column('key', 'text')], [given])).rows[1]?.[0]).toBe(cell),
);
