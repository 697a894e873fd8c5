import { describe, expect, test } from 'vitest';
import { type CompanySettings, emptyParty } from '../../catalogue/rows/company-settings.ts';
import { companyProblems, isEndpoint, isVatNumber, packedVatNumber } from './invoice-party.ts';

describe('a VAT number', () => {
  test.each([
    ['', '', true],
    ['IE1234567FA', 'IE1234567FA', true],
    [' ie 1234567.fa', 'IE1234567FA', true],
    ['GB 123-4567-89', 'GB123456789', true],
    ['EL123456789', 'EL123456789', true],
    ['XI123456789', 'XI123456789', true],
    ['IE0+12345*', 'IE0+12345*', true],
    ['1234567FA', '1234567FA', false],
    ['ZZ1234567', 'ZZ1234567', false],
    ['IE1', 'IE1', false],
    ['IE12345678901234', 'IE12345678901234', false],
    ['IE<123>', 'IE<123>', false],
  ])('%s is packed as %s: sound %s', (written, packed, isSound) => {
    expect(packedVatNumber(written)).toBe(packed);
    expect(isVatNumber(packed)).toBe(isSound);
  });
});

test.each([
  ['0088', '4012345000009', true],
  ['0088', '4012345000008', false],
  ['0088', '401234500000', false],
  ['9935', 'IE1234567FA', true],
  ['0204', '991-01234-44', true],
  ['9935', '', false],
  ['9935', 'mary@example.com', false],
] as const)('an endpoint of %s with %s: %s', (scheme, id, isOne) => expect(isEndpoint({ scheme, id })).toBe(isOne));

const whole: CompanySettings = {
  ...{ ...emptyParty, registeredName: 'Alder & Lane Limited', vatNumber: 'IE1234567FA' },
  address: { ...emptyParty.address, street: '12 Mill Lane', city: 'Cork', country: 'IE' },
};
const bank = { holder: 'Alder & Lane', iban: 'IE29AIBK93115212345678', bic: '' };

test('a supplier whose company is whole can issue invoices; what is missing is named in the order in which it is entered', () => {
  expect(companyProblems(whole, bank)).toEqual([]);
  expect(companyProblems({ ...whole, address: { ...whole.address, city: '' } }, bank)).toEqual([
    'invoice.no-seller-address',
  ]);
  expect(companyProblems({ ...emptyParty, registeredName: '' }, null)).toEqual([
    'invoice.no-seller-name',
    'invoice.no-seller-address',
    'invoice.no-seller-country',
    'invoice.no-seller-vat',
    'invoice.no-seller-iban',
  ]);
});
