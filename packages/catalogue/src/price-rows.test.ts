import { csvPortions } from '@door/domain/lib/csv-portions';
import { importPrices, priceListToCsv } from '@door/domain/selling/pricing/price-csv';
import { euros, percent } from '@door/domain/selling/pricing/money';
import { raisedPrices, rowsOfPriceList, withPriceRows } from '@door/domain/selling/pricing/price-rows';
import { priceSections } from '@door/domain/selling/pricing/price-sections';
import { describe, expect, test, vi } from 'vitest';
import { prices } from './rows/prices.ts';

const rows = rowsOfPriceList(prices);
const row = (code: string) => {
  const found = rows.find((each) => each.code === code);
  if (!found) throw new Error(`There is no row ${code}.`);
  return found;
};

/** Numbers of the list that are no price and no rate: sizes of bands and ids of white colours. */
const otherNumbers = prices.sizeBands.length * 2 + prices.white.length;

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('rows of a price list', () => {
  test('there is one for every price and rate, with a code of its own', () => {
    expect(rows).toHaveLength(numbersIn(prices).length - otherNumbers);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  });

  test.each(rows.map(({ code }) => code))('%s is changed by itself, and back', (code) => {
    const changed = withPriceRows(prices, [{ row: row(code), value: row(code).value + 1 }]);
    expect(rowsOfPriceList(changed)).toEqual(
      rows.map((each) => (each.code === code ? { ...each, value: each.value + 1 } : each)),
    );
    expect(withPriceRows(changed, [{ row: row(code), value: row(code).value }])).toEqual(prices);
  });

  test('raised by 2.5 %, each amount is rounded once, and no rate is touched', () => {
    const raised = raisedPrices(prices, percent(2.5));
    expect(raised.families.T1).toBe(euros(809.75));
    expect(raised.pieces['SP-180']).toBe(923);
    expect([raised.tiers, raised.terms, raised.poundsFor100Euros]).toEqual([prices.tiers, prices.terms, 86]);
  });
});

describe('of a supplier with thousands of prices', () => {
  const codes = Array.from({ length: 3000 }, (_, at) => [`P-${String(at)}`, euros(1)] as const);
  const list = { ...prices, pieces: Object.fromEntries(codes) };
  const csv = `Code,Price\n${codes.map(([code]) => `piece.${code},2.00`).join('\n')}`;

  test.each([
    ['raised', () => raisedPrices(list, percent(100))],
    ['imported', () => importPrices(csv, list).prices],
  ])('all are %s at once, not each by a copy of all', (_, change) => {
    using copied = vi.spyOn(priceSections.piece, 'write');
    expect(new Set(Object.values(change().pieces))).toEqual(new Set([200]));
    expect(copied).toHaveBeenCalledTimes(1);
  });
});

describe('as a file', () => {
  const faults = (csv: string) =>
    importPrices(csv, prices).lines.map(({ line, code, fault }) => `${String(line)} ${code} ${fault ?? 'taken'}`);

  test('what was exported is imported as it was', () => {
    const { lines, prices: same } = importPrices(priceListToCsv(prices), prices);
    expect(lines.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(lines).toHaveLength(rows.length);
    expect(same).toEqual(prices);
  });

  test('in portions, each line does what it does in the whole file', () => {
    const csv =
      'Price,Code\r\n1.00,family.T1\r\n2.00,family.T9\r\n\r\n"x, y",family.T2\r\n3.00,family.T1\r\n=4,family.T2\r\n';
    const portions = csvPortions(csv, 2);
    expect(portions.map(({ firstLine, rows: count }) => [firstLine, count])).toEqual([
      ...[
        [2, 2],
        [4, 2],
        [6, 2],
      ],
    ]);
    const named: string[] = [];
    const lines = portions.flatMap(({ csv: some, firstLine }) => {
      const read = importPrices(some, prices, { firstLine, named }).lines;
      named.push(...read.map(({ code }) => code));
      return read;
    });
    expect(lines).toEqual(importPrices(csv, prices).lines);
    expect(csvPortions('Code,Price', 2)).toEqual([{ csv: 'sep=,\r\nCode,Price\r\n', firstLine: 2, rows: 0 }]);
  });

  test('columns may stand in any order, in quotes, with line ends of any kind', () => {
    const csv = '\uFEFFNote,Price,"Code"\n"dearer, at last",800.00,family.T1\r\n,,\n"says ""no""",\'36,piece.KN-URN';
    const { prices: changed } = importPrices(csv, prices);
    expect([changed.families.T1, changed.pieces['KN-URN']]).toEqual([euros(800), euros(36)]);
    expect(rowsOfPriceList(changed).filter(({ code, value }) => row(code).value !== value)).toHaveLength(2);
  });

  test.each([
    ['a sign and thousands', 'Code,Price\nfamily.T1,"€1,234.50"\nknocker,x', 123_450],
    ['semicolons and a comma', 'Code;Price\r\nfamily.T1;1.234,50 €\r\n', 123_450],
    ['a first line of a spreadsheet', 'sep=;\r\nCode;Price\r\nfamily.T1;1.234\r\n', 123_400],
    ['tabs', 'Code\tPrice\nfamily.T1\t1 234,50\n', 123_450],
    ['decimals that a format has added', 'Code,Price\nfamily.T1,1234.500\n', 123_450],
  ])('a price is read with %s', (_, csv, minor) => {
    expect(importPrices(csv, prices).prices.families.T1).toBe(minor);
  });

  test('its lines are counted as in the file, below the line of a spreadsheet too', () => {
    expect(faults('sep=;\r\nCode;Price\r\nfamily.T1;800,00\r\nfamily.T9;1\r\n')).toEqual([
      '3 family.T1 taken',
      '4 family.T9 unknown-code',
    ]);
  });

  test('each line that is refused says why, and the others are taken', () => {
    const csv =
      'Code,Price\nfamily.T1,800\nfamily.T9,1\nfamily.T1,900\n,5\nslab.48,-1\nslab.70,abc\ntier.A,12.345\nexchange.poundsFor100Euros,8.5';
    expect(faults(csv)).toEqual([
      '2 family.T1 taken',
      '3 family.T9 unknown-code',
      '4 family.T1 twice',
      '5  no-code',
      '6 slab.48 no-number',
      '7 slab.70 no-number',
      '8 tier.A no-number',
      '9 exchange.poundsFor100Euros no-number',
    ]);
  });

  test('a file without the columns changes nothing', () => {
    expect(importPrices('a,b\n1,2', prices).prices).toEqual(prices);
    expect(faults('')).toEqual([]);
  });
});
