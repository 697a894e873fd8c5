import { describe, expect, test } from 'vitest';
import { type CamtEntry, camtFile, ownIban } from '../testing/a-camt-file.ts';
import { readCamt } from './read-camt.ts';

const paid = { amount: '1031.71', reference: 'RF72DW10234', text: 'Door', party: 'Mary Byrne', bankReference: 'B-1' };
const read = (entries: readonly CamtEntry[], change: (xml: string) => string = (xml) => xml, version?: '02' | '08') =>
  readCamt(change(camtFile({ entries, ...(version && { version }) })), ownIban);
const linesOf = (entries: readonly CamtEntry[]) => {
  const outcome = read(entries);
  return 'fault' in outcome ? outcome.fault : outcome.entries;
};

test.each(['02', '08'] as const)('an entry of version %s, with all that it says', (version) => {
  expect(read([paid], undefined, version)).toEqual({
    entries: [
      {
        ...{ iban: ownIban, day: '2026-12-01', amount: { minor: 103_171, currency: 'EUR' }, text: 'Door' },
        ...{ reference: 'RF72DW10234', party: 'Mary Byrne', bankReference: 'B-1', isReversal: false },
      },
    ],
    ...{ pending: 0, empty: 0, otherAccounts: [] },
  });
});

test('what is not booked yet, and what is of nothing, is counted and left out', () => {
  expect(read([{ ...paid, state: 'PDNG' }, { amount: '0.00' }, { ...paid, state: 'INFO' }])).toMatchObject({
    ...{ entries: [], pending: 2, empty: 1 },
  });
});

describe('an entry of several payments', () => {
  const parts = [
    { amount: '1.00', reference: 'RF72DW10234', party: 'A' },
    { amount: '2.00', reference: 'RF95DW10402', party: 'B' },
  ];
  test.each(['02', '08'] as const)('is as many lines where they come to its sum, version %s', (version) => {
    const outcome = read([{ amount: '3.00', bankReference: 'B-1', parts }], undefined, version);
    expect('fault' in outcome ? outcome.fault : outcome.entries).toMatchObject([
      { amount: { minor: 100 }, reference: 'RF72DW10234', party: 'A', bankReference: 'B-1 1' },
      { amount: { minor: 200 }, reference: 'RF95DW10402', party: 'B', bankReference: 'B-1 2' },
    ]);
  });

  test('is one where they do not', () => {
    expect(linesOf([{ amount: '3.01', bankReference: 'B-1', parts }])).toMatchObject([
      { amount: { minor: 301 }, reference: 'RF72DW10234 RF95DW10402', bankReference: 'B-1' },
    ]);
  });
});

test('money that went out, and a reversal of what came', () => {
  expect(
    linesOf([
      { ...paid, isOut: true, isReversal: true },
      { ...paid, isOut: true },
    ]),
  ).toMatchObject([
    { amount: { minor: -103_171 }, isReversal: true, party: 'Mary Byrne' },
    { amount: { minor: -103_171 }, isReversal: false },
  ]);
});

test('other accounts are named, and an account without an IBAN is told by its number', () => {
  const two = camtFile({ entries: [paid], iban: 'DE89370400440532013000' });
  expect(readCamt(two, ownIban)).toMatchObject({ entries: [], otherAccounts: ['DE89370400440532013000'] });
  const number = camtFile({ entries: [paid] }).replace(/<IBAN>.*<\/IBAN>/, '<Othr><Id>12345678</Id></Othr>');
  expect(readCamt(number, ownIban)).toMatchObject({ entries: [{}], otherAccounts: [] });
});

test.each([
  ['a document type', (xml: string) => xml.replace('<Document', '<!DOCTYPE Document>\n<Document'), 'doctype', 2],
  ['an entity', (xml: string) => xml.replace('Door', '&door;'), 'form', 5],
  ['no end', (xml: string) => xml.slice(0, -20), 'form', 6],
  ['three decimals', (xml: string) => xml.replace('1031.71', '1031.715'), 'amount', 5],
  ['a negative sum', (xml: string) => xml.replace('1031.71', '-1031.71'), 'amount', 5],
  ['no direction', (xml: string) => xml.replace('CRDT</CdtDbtInd><Sts>', 'BOTH</CdtDbtInd><Sts>'), 'amount', 5],
  ['no day', (xml: string) => xml.replace('2026-12-01</Dt></BookgDt>', 'soon</Dt></BookgDt>'), 'day', 5],
  ['depth', (xml: string) => xml.replace('Door', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`), 'form', 5],
] as const)('%s is refused with its line', (_, change, what, line) => {
  expect(read([paid], change)).toMatchObject({ fault: { what, line } });
});
