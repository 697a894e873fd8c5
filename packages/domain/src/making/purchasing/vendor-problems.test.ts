import { expect, test } from 'vitest';
import { vendors as messages } from '../../messages/english/vendors.ts';
import { isNameTaken, newVendor, tidyVendor, type VendorFacts, vendorProblems } from './vendor-problems.ts';

const clearline: VendorFacts = { ...newVendor, name: 'Clearline' };
const csv = (columns: VendorFacts['csv']['columns']): Partial<VendorFacts> => ({ csv: { ...newVendor.csv, columns } });

test.each<[string, Partial<VendorFacts>]>([
  ['only its name', {}],
  ['the first minute of a day', { cutOff: '00:00' }],
  ['the last minute of a day', { cutOff: '23:59' }],
  ['one order day, on which nobody takes goods in', { orderDays: [7] }],
  ['a delivery day at the weekend beside another', { deliveryDays: [3, 6] }],
  ['an address and a Peppol id', { mail: 'orders@clearline.example', peppolId: '9930:DE123456789' }],
  [
    'columns of each kind',
    csv([
      { field: 'vendorCode', heading: '=1+1', format: 'text' },
      { field: 'quantity', heading: 'Qty', format: 'comma' },
      { field: 'deliveryDay', heading: 'Day', format: 'slashes' },
    ]),
  ],
])('a vendor is saved with %s', (_, facts) => {
  expect(vendorProblems({ ...clearline, ...facts }, messages)).toEqual([]);
});

test.each<[string, Partial<VendorFacts>, keyof VendorFacts, string, string]>([
  ['without a name', { name: '' }, 'name', 'name-missing', messages.nameMissing],
  ['half an address', { mail: 'orders@' }, 'mail', 'mail', messages.mail('orders@')],
  ['two addresses', { mail: 'a@b.ie, c@d.ie' }, 'mail', 'mail', messages.mail('a@b.ie, c@d.ie')],
  ['a calendar without an order day', { orderDays: [] }, 'orderDays', 'no-order-day', messages.noOrderDay],
  [
    'a calendar without a delivery day',
    { deliveryDays: [] },
    'deliveryDays',
    'no-delivery-day',
    messages.noDeliveryDay,
  ],
  [
    'deliveries at the weekend alone',
    { deliveryDays: [6, 7] },
    'deliveryDays',
    'no-delivery-day',
    messages.noDeliveryDay,
  ],
  ['a cut-off of 25:00', { cutOff: '25:00' }, 'cutOff', 'cut-off', messages.cutOff('25:00')],
  ['a cut-off of 24:00', { cutOff: '24:00' }, 'cutOff', 'cut-off', messages.cutOff('24:00')],
  ['a cut-off of 12:60', { cutOff: '12:60' }, 'cutOff', 'cut-off', messages.cutOff('12:60')],
  ['a cut-off of 9:00', { cutOff: '9:00' }, 'cutOff', 'cut-off', messages.cutOff('9:00')],
  ['no cut-off', { cutOff: '' }, 'cutOff', 'cut-off', messages.cutOff('')],
  ['a Peppol id without its scheme', { peppolId: 'DE12' }, 'peppolId', 'peppol-id', messages.peppolId('DE12')],
  [
    'a column without a heading',
    csv([{ field: 'key', heading: '', format: 'text' }]),
    'csv',
    'csv-column',
    messages.csvHeading,
  ],
  [
    'a quantity as a day',
    csv([{ field: 'quantity', heading: 'Qty', format: 'dots' }]),
    'csv',
    'csv-column',
    messages.csvFormat('Qty'),
  ],
])('a vendor is not saved with %s', (_, facts, field, code, message) => {
  const problem = { field, code: `vendor.${code}`, message };
  expect(vendorProblems({ ...clearline, ...facts }, messages)).toEqual([problem]);
});

test('what was typed is tidied: texts without blanks, days once and in their order', () => {
  const typed: VendorFacts = {
    ...clearline,
    ...{ name: ' Clearline ', mail: ' a@b.ie ', cutOff: ' 12:00', orderDays: [3, 1, 3], deliveryDays: [5, 1] },
    closed: ['2027-01-01', '2026-12-24', '2027-01-01'],
    ...csv([{ field: 'key', heading: ' Article ', format: 'text' }]),
  };
  expect(tidyVendor(typed)).toEqual({
    ...typed,
    ...{ name: 'Clearline', mail: 'a@b.ie', cutOff: '12:00', orderDays: [1, 3], deliveryDays: [1, 5] },
    closed: ['2026-12-24', '2027-01-01'],
    ...csv([{ field: 'key', heading: 'Article', format: 'text' }]),
  });
});

test.each([
  ['CLEARLINE', true],
  ['Clearline 2', false],
  ['Gone', false],
])('the name %s is taken: %s', (name, isTaken) => {
  const others = [
    { name: 'Clearline', state: 'active' },
    { name: 'Gone', state: 'retired' },
  ] as const;
  expect(isNameTaken(name, others)).toBe(isTaken);
});
