import { expect, test } from 'vitest';
import type { TypedItem } from './read-vendor-item.ts';
import { itemsCsv, readItemCsv } from './vendor-item-csv.ts';

const item: TypedItem = {
  ...{ key: 'CY-3K', code: '007', text: '=1+1', pack: '10', least: '20', leadDays: '3', price: '1250.50', per: '100' },
  ...{ validFrom: '2027-01-01', validUntil: '', rank: '1' },
};
const nothing: TypedItem = {
  ...{ key: '', code: '', text: '', pack: '', least: '', leadDays: '', price: '', per: '' },
  ...{ validFrom: '', validUntil: '', rank: '' },
};

test('what is saved as a file is read again as it was', () => {
  expect(readItemCsv(`\uFEFF${itemsCsv([item])}`)).toEqual({ lines: [{ line: 2, item }], missing: [] });
});

test.each([
  [
    'commas and points',
    'Article,Code,Lead days,Price,Pack,Valid from\r\nCY-3K,4711,3,"1,250.50",10,2027-01-01\r\n',
    { code: '4711', price: '1250.50', pack: '10', validFrom: '2027-01-01' },
  ],
  [
    'semicolons and decimal commas',
    '\uFEFFArticle;Lead days;Price;Pack;Valid from\r\nCY-3K;3;1.250,50 €;5,960;31.12.2026\r\n',
    { price: '1250.50', pack: '5.960', validFrom: '2026-12-31' },
  ],
  [
    'semicolons and nothing that tells which sign stands before decimals',
    'Article;Lead days;Price;Pack\nCY-3K;3;1.250;5.960\n',
    { price: '1250', pack: '5.960 / 5960' },
  ],
  ['tabs', 'Article\tLead days\tPrice\nCY-3K\t3\t1,5\n', { price: '1.5' }],
  ['a first line that says the separator', 'sep=;\nArticle;Lead days\nCY-3K;3\n', {}],
  ['heads in any order and spelling', 'LEAD_DAYS,remark,article\n3,x,CY-3K\n', {}],
  [
    'days and numbers that are none',
    'Article,Lead days,Price,Valid until\nCY-3K,3,free,soon\n',
    { price: 'free', validUntil: 'soon' },
  ],
])('a price list with %s', (_, csv, facts) => {
  expect(readItemCsv(csv).lines.map((line) => line.item)).toEqual([
    { ...nothing, key: 'CY-3K', leadDays: '3', ...facts },
  ]);
});

test('lines are counted as in the file; empty ones are none', () => {
  const { lines } = readItemCsv('Article,Lead days\n\nCY-3K,3\n,\nGSK-DR,5\n');
  expect(lines.map(({ line, item: { key } }) => [line, key])).toEqual([
    [3, 'CY-3K'],
    [5, 'GSK-DR'],
  ]);
});

test.each([
  ['', ['Article', 'Lead days']],
  ['Article,Price\nCY-3K,1\n', ['Lead days']],
])('%j lacks columns', (csv, missing) => expect(readItemCsv(csv)).toEqual({ lines: [], missing }));
