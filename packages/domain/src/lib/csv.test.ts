import { describe, expect, test } from 'vitest';
import { csvPortions } from './csv-portions.ts';
import { cellsIn, csvOf, readCsvFile, textCell, textOfCell } from './csv.ts';

const rowsOf = (csv: string) => readCsvFile(csv).rows;
const rows = [
  ['Code', 'Price'],
  ['a, b; c\td', '1,50'],
  ['"x"', 'two\nlines'],
];

describe('a file is read', () => {
  test.each([',', ';', '\t', '|'])('with %j between its cells, as the head or its first line says', (delimiter) => {
    const csv = csvOf(rows, delimiter);
    expect(rowsOf(`sep=${delimiter}\r\n${csv}`)).toEqual(rows);
    expect(rowsOf(`\uFEFF"sep=${delimiter}"\n${csv}`)).toEqual(rows);
    if (delimiter !== '|') expect(rowsOf(csv)).toEqual(rows);
    expect(rowsOf(csv.replaceAll('\r\n', '\n').replace('two\nlines', 'two')).at(-1)).toHaveLength(
      delimiter === '|' ? 1 : 2,
    );
  });

  test('with its lines counted as in the file', () => {
    expect(readCsvFile('a;b\n1;2')).toMatchObject({ firstLine: 1, delimiter: ';' });
    expect(readCsvFile('sep=;\na;b\n1;2')).toMatchObject({ firstLine: 2, delimiter: ';' });
    const [first, second] = csvPortions('sep=;\r\nCode;Price\r\na;1,00\r\nb;2,00\r\n', 1);
    expect([first, second]).toEqual([
      { csv: 'sep=;\r\nCode;Price\r\na;1,00\r\n', firstLine: 3, rows: 1 },
      { csv: 'sep=;\r\nCode;Price\r\nb;2,00\r\n', firstLine: 4, rows: 1 },
    ]);
  });

  test.each([
    ['another sign that its first line says', 'sep=|\r\nCode|Price\r\na|1.00\r\n'],
    ['commas in the quotes of its head', 'Code;Price;"Notes, remarks, more, other"\r\na;1,00;x\r\n'],
    ['semicolons in a head with commas', 'sep=,\r\nCode,"a;b;c;d"\r\na,1\r\n'],
  ])('in a portion as in the whole: %s', (_, csv) => {
    expect(csvPortions(csv, 10).map((portion) => rowsOf(portion.csv))).toEqual([rowsOf(csv)]);
  });

  test('whatever its head holds in quotes', () => {
    expect(rowsOf('"a, b, c";d\n1;2')).toEqual([
      ['a, b, c', 'd'],
      ['1', '2'],
    ]);
    expect(rowsOf('Code\nx')).toEqual([['Code'], ['x']]);
    expect(rowsOf('')).toEqual([['']]);
  });

  test('and its cells are counted without reading it, also where nothing closes a quote', () => {
    expect(cellsIn('a;b\n1, 2, 3;2')).toBe(4);
    const long = `"${'x,'.repeat(400_000)}`;
    expect(cellsIn(long)).toBe(400_001);
    expect(rowsOf('a,"b\n1,2').length).toBeGreaterThan(0);
  });
});

describe('a text that a spreadsheet would change', () => {
  const changed = [
    '1.1',
    '1-2',
    '3/4',
    '2026-11-21',
    '1.1.2026',
    '1,5',
    '10:30',
    '007',
    '1.10',
    '123456789012',
    '1E5',
    '12e-3',
  ];
  const messages = ['TRUE', 'false', 'MAR1', 'Mar-1', '1 Jan', '01. Dez', 'Sept 2', '3-March-26'];

  test.each([...changed, ...messages])('%j has an apostrophe as a cell', (text) => {
    expect(textCell(text)).toBe(`'${text}`);
  });

  test.each(['790', 'T1', '72-A', 'KN-3/4x', 'Marble', '1.1a', 'Mayfair', 'May', 'Dec-A', '', 'x=1', "Tom's"])(
    '%j has none',
    (text) => {
      expect(textCell(text)).toBe(text);
    },
  );

  test.each([...changed, ...messages, '=1+1', '-5', '@a', "'1.1", "''007", "'=x", "'hand", "'", '', 'T1'])(
    '%j comes back as it went',
    (text) => {
      const [[cell = ''] = []] = rowsOf(csvOf([[textCell(text)]]));
      expect(textOfCell(cell)).toBe(text);
    },
  );
});
