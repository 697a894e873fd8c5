import { expect, test } from 'vitest';
import { readOpeningFile } from './opening-file.ts';

const cylinder = { Key: 'CY-3K', Place: '', Quantity: '24', Value: '', Lot: '' };

test.each([
  ['commas', 'Key,Quantity\nCY-3K,24\n', [cylinder]],
  ['semicolons and a byte order mark', '\uFEFFKey;Quantity\r\nCY-3K;24\r\n', [cylinder]],
  ['a first line that names the sign', 'sep=;\nKey;Quantity\nCY-3K;24', [cylinder]],
  ['other names and another order', 'On hand;Article key;Store\n24;CY-3K;Van 2', [{ ...cylinder, Place: 'Van 2' }]],
  ['columns that nobody asked for', 'Key,Text,Quantity\nCY-3K,"Cylinder, 3 star",24', [cylinder]],
  ['a key that looks like a number', "Key,Quantity\n'007,24", [{ ...cylinder, Key: '007' }]],
  [
    'everything',
    'Key;Place;Quantity;Value;Lot\nPAINT-RAL 3003;Paint shop;2,500;50,00;A12',
    [{ Key: 'PAINT-RAL 3003', Place: 'Paint shop', Quantity: '2.500', Value: '50.00', Lot: 'A12' }],
  ],
] as const)('%s', (_, csv, rows) => expect(readOpeningFile(csv)).toMatchObject({ problem: null, rows }));

test.each([
  ['24', '24'],
  ['5,96', '5.96'],
  ['5.960', '5.960 / 5960'],
  ['5.960\nCY-3T;0,5', '5960'],
  ['5.960\nCY-3T;0.5', '5.960'],
  ['1.234,50', '1234.50'],
  ['"1,234.50"', '1234.50'],
  ['1 234', '1234'],
  ['1.234.567', '1234567'],
  ['-3', '-3'],
  ['a few', 'a few'],
])('the number %s is read as %s', (cell, Quantity) =>
  expect(readOpeningFile(`Key;Quantity\nCY-3K;${cell}`)).toHaveProperty('rows.0.Quantity', Quantity),
);

test('rows are told by their lines in the file, and empty ones are left out', () =>
  expect(readOpeningFile('sep=;\nKey;Quantity\nA;1\n;\nB;2')).toMatchObject({ lines: [3, 5] }));

test.each([
  ['', 'noHead'],
  ['CY-3K;24', 'noHead'],
  ['Key;Quantity\n;\n', 'noRows'],
] as const)('%j is no file of opening stock', (csv, problem) => expect(readOpeningFile(csv)).toEqual({ problem }));
