import { expect, test } from 'vitest';
import { codesOfPdf } from '../../../testing/codes-of-pdf.ts';
import { textsOfPdf } from '../../../testing/pdf-text.ts';
import { type BoughtOf, purchasePaper } from '../../purchase-paper.ts';
import { writePurchasePdf } from './write-purchase-pdf.ts';

const vendor = {
  ...{
    id: 'v',
    name: 'Clearline Glass',
    ourNumber: '4711',
    mail: 'orders@clearline.example',
    phone: '+353 1 555 0101',
  },
  ...{
    currency: 'EUR',
    vatNumber: '',
    leastOrderValue: 0,
    overDelivery: { toOrder: 0, other: 10 },
    howToOrder: 'mail',
  },
  ...{ csv: { columns: [], separator: ',', encoding: 'utf-8' }, peppolId: '', state: 'active' },
  ...{ orderDays: [1], cutOff: '12:00', deliveryDays: [1], closed: [], coverDays: 0 },
} as const satisfies BoughtOf['vendor'];
const line = { unit: 'piece', price: { minor: 4_050, per: 1 }, wanted: '2027-01-13', isClosed: false } as const;
const spec = { width: 405, height: 1205, makeUp: '28 mm: 4T-20Ar-4T', theme: 'Rose 12', backing: 'Satin' } as const;
const outline = { shape: 10, turn: 0, head: 'square' } as const;
const pieces = Array.from({ length: 40 }, (_, at) => `10234-2.${String(at + 1)}-MA-G1`);
const bought: BoughtOf = {
  number: 1042,
  vendor,
  items: [
    {
      ...{ id: 'i', vendor: 'v', key: 'GU-28', code: 'CL-28', text: 'Sealed unit', unit: 'piece', pack: 1, least: 1 },
      ...{ leadDays: 6, price: line.price, validFrom: null, validUntil: null, rank: 1 },
    },
  ],
  purchase: {
    ...{ vendor: 'v', currency: 'EUR', stage: 'Sent', revision: 2, sentOn: '2026-11-30' },
    lines: [
      { ...line, id: '1', key: 'GU-28', quantity: 40, made: { spec: { ...spec, outline, stamp: 'outside' }, pieces } },
      ...([20, 30, 40, 50, 60] as const).map((shape, at) => ({
        ...{ ...line, id: `2${String(at)}`, key: 'GU-24', quantity: 1, price: null },
        made: { spec: { ...spec, outline: { ...outline, shape }, stamp: null }, pieces: [`10235-1-G${String(at)}`] },
      })),
      {
        ...{ ...line, id: '3', key: 'GU-24', quantity: 1 },
        made: {
          spec: { ...spec, width: 300, height: 300, outline: { ...outline, turn: 45 }, stamp: 'inside' },
          pieces: ['10236-1-G1'],
        },
      },
      { ...line, id: '4', key: 'CASS', quantity: 200, price: { minor: 250, per: 10 } },
    ],
  },
};
const supplier = {
  ...{ name: 'Alder Doors', email: 'office@alder.example', logoUrl: '', saleTerms: '', showPriceLines: true },
  letterhead: { address: '1 Mill Lane\nDublin', phone: '+353 1 555 0100', registration: 'IE1234567T' },
};
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');
const source = { paper: purchasePaper(bought, supplier), logo: null, at: '2026-11-30T09:00:00.000Z' };

test('a vendor reads number, revision, its own code with our key below, how pieces are made and for which doors', async () => {
  const pages = textsOfPdf(await writePurchasePdf(source));
  const said = withoutSpaces(pages.flat().join(''));
  for (const text of [
    ...['Purchase P-1042', 'Date: 30 November 2026', 'Revision: 2, replaces revision 1', 'Our number with you: 4711'],
    ...['Clearline Glass', 'CL-28', 'Sealed unit', 'Our article GU-28', '40 pieces, €40.50 for 1 piece', '€1,620.00'],
    ...['405 wide × 1205 high, mm', '28 mm: 4T-20Ar-4T, theme Rose 12, glass Satin, stamp read from outside'],
    ...['shape quarter round, turned 90', 'shape diamond, turned 45', 'Delivery wanted on 13 January 2027'],
    ...['1 piece, price: please tell us', '200 pieces, €2.50 for 10 pieces', '€50.00'],
    ...['€1,710.50 (without what has no price yet)', 'Outlines are seen from outside.'],
  ])
    expect(said).toContain(withoutSpaces(text));
  for (const piece of pieces) expect(said).toContain(piece);
  expect(pages.length).toBeGreaterThan(1);
});

test('readers of others find the code by which goods in finds the purchase, and the bytes are the same each time', async () => {
  const bytes = await writePurchasePdf(source);
  expect((await codesOfPdf(bytes))[0]).toEqual(['QRCode DW2:P-1042']);
  expect(Buffer.compare(bytes, await writePurchasePdf(source))).toBe(0);
});

test('a vendor’s text of 2,000 characters, right to left or with signs that nobody prints, is wrapped and hides nothing', async () => {
  const textOf = async (text: string) => {
    const items = bought.items.map((item) => ({ ...item, text }));
    const pages = textsOfPdf(
      await writePurchasePdf({ ...source, paper: purchasePaper({ ...bought, items }, supplier) }),
    );
    return withoutSpaces(pages.flat().join(''));
  };
  const [words, word] = ['sealed unit '.repeat(166), 'x'.repeat(2_000)];
  expect(await textOf(words)).toContain(withoutSpaces(words));
  expect(await textOf(word)).toContain(word);
  const strange = await textOf('=1+1 \u202Eשלום\t\u0007 unit');
  for (const text of ['1+1=', 'unit', 'OurarticleGU-28', 'P-1042', '10236-1-G1']) expect(strange).toContain(text);
});
