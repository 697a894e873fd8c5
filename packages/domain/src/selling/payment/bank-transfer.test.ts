import { describe, expect, test } from 'vitest';
import { euros, money } from '../pricing/money.ts';
import { bankReference, isBankReference, isBic, isIban } from './bank-reference.ts';
import { epcPayload } from './epc-code.ts';
import { bankTransferOf } from './transfer.ts';
import { matchOf, type OpenOrder, type StatementLine } from './match-line.ts';

const eur = (amount: number) => money(euros(amount), 'EUR');

test.each([
  [10_001, 'RF58DW10001'],
  [10_234, 'RF72DW10234'],
  [10_402, 'RF95DW10402'],
])('JOURNEY 14, example 9: the reference of order %i is %s', (order, reference) => {
  expect(bankReference(order)).toBe(reference);
  expect(isBankReference(reference)).toBe(true);
  expect(isBankReference(reference.replace('DW1', 'DW2'))).toBe(false);
});

test.each([
  ['IE29AIBK93115212345678', true],
  ['DE89370400440532013000', true],
  ['IE29AIBK93115212345679', false],
  ['IE29 AIBK 9311 5212 3456 78', false],
  ['', false],
])('%s is an IBAN: %s', (iban, isOne) => expect(isIban(iban)).toBe(isOne));

test.each([
  ['AIBKIE2D', true],
  ['DEUTDEFF500', true],
  ['AIBKIE2', false],
])('%s is a BIC: %s', (bic, isOne) => expect(isBic(bic)).toBe(isOne));

test('JOURNEY 14, example 10: what the code of a transfer holds', () => {
  const iban = 'IE29AIBK93115212345678';
  const payload = epcPayload({ name: 'Alder & Lane', iban, bic: '', amount: eur(1031.71), reference: 'RF72DW10234' });
  expect(payload).toBe(`BCD\n002\n1\nSCT\n\nAlder & Lane\n${iban}\nEUR1031.71\n\nRF72DW10234`);
  expect(new TextEncoder().encode(payload)).toHaveLength(74);
});

const euroBank = { holder: 'Alder & Lane', iban: 'IE29AIBK93115212345678', bic: '' };
const ukIban = 'GB29NWBK60161331926819';

test.each([
  ['euros', euroBank, eur(1031.71), { kind: 'iban', iban: euroBank.iban, bic: '' }, true],
  [
    'pounds to an account of the United Kingdom',
    { ...euroBank, iban: ukIban },
    money(103_171, 'GBP'),
    { kind: 'sort-code', sortCode: '60-16-13', number: '31926819' },
    false,
  ],
  ['pounds to another account', euroBank, money(103_171, 'GBP'), { kind: 'iban', iban: euroBank.iban, bic: '' }, false],
  [
    'euros to an account of the United Kingdom',
    { ...euroBank, iban: ukIban },
    eur(1031.71),
    { kind: 'iban', iban: ukIban, bic: '' },
    true,
  ],
] as const)('%s go to what their bank asks for, with a code where there is one', (_, bank, due, account, hasCode) => {
  const transfer = bankTransferOf({ bank, order: 10_234, due });
  expect(transfer).toMatchObject({ account, reference: 'RF72DW10234', holder: 'Alder & Lane' });
  expect(transfer.code !== null).toBe(hasCode);
});

test.each([
  ['a name of 70 letters', 'x'.repeat(70), true],
  ['a name of 70 letters of two bytes', 'ü'.repeat(70), true],
  ['a name of 70 signs of four bytes', '\u{1D504}'.repeat(70), false],
])('%s has a code that banks read, or none: %s', (_, holder, hasCode) => {
  const { code } = bankTransferOf({ bank: { ...euroBank, holder }, order: 10_234, due: eur(999_999_999.99) });
  expect(code !== null).toBe(hasCode);
});

describe('whose payment a line of the bank is', () => {
  const orders: readonly OpenOrder[] = [
    { number: 10_234, currency: 'EUR', open: [103_171, 137_562] },
    { number: 10_235, currency: 'EUR', open: [50_000] },
    { number: 10_236, currency: 'GBP', open: [50_000] },
  ];
  const line = (changed: Partial<StatementLine>) =>
    matchOf({ amount: eur(1031.71), text: '', reference: '', ...changed }, orders);
  test.each([
    ['its reference', { reference: 'RF72DW10234' }, 'certain', 10_234],
    ['its reference in groups and small letters', { reference: 'rf72 dw10 234' }, 'certain', 10_234],
    ['its reference in the text, and another sum', { text: 'DOOR RF72DW10234', amount: eur(7) }, 'certain', 10_234],
    ['its number and a row', { text: 'order 10234, thanks' }, 'likely', 10_234],
    ['its number and all that is open', { text: '10234', amount: eur(2407.33) }, 'likely', 10_234],
    ['its number and another sum', { text: '10234', amount: eur(7) }, 'none', null],
    ['a longer number and a sum that is open once', { text: '102345' }, 'maybe', 10_234],
    ['a sum that is open once in this currency', { amount: eur(500) }, 'maybe', 10_235],
    ['money that went out', { reference: 'RF72DW10234', amount: eur(-1031.71) }, 'none', null],
    ['another currency', { reference: 'RF72DW10234', amount: money(103_171, 'GBP') }, 'none', null],
    ['two references', { text: `RF72DW10234 ${bankReference(10_235)}`, amount: eur(7) }, 'none', null],
    ['a reference whose check digits are wrong', { reference: 'RF73DW10234', amount: eur(7) }, 'none', null],
  ] as const)('%s', (_, changed, kind, order) => expect(line(changed)).toEqual({ kind, order }));

  test('a sum that is open twice is nobody’s', () => {
    const twins = orders.map((order) => ({ ...order, open: [103_171] }));
    expect(matchOf({ amount: eur(1031.71), text: '', reference: '' }, twins)).toEqual({ kind: 'none', order: null });
  });
});
