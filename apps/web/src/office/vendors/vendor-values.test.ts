import { expect, test } from 'vitest';
import { vendorsMessages } from '../messages/vendors.ts';
import { newItem, readItem } from './item-values.ts';
import { aVendor } from './testing/a-vendor.ts';
import { readValues, type VendorValues, valuesOf } from './vendor-values.ts';

const { form: t, item, rules } = vendorsMessages;
const values = valuesOf(aVendor());

test('what is shown of a vendor is what is sent of it', () => {
  const read = readValues(values);
  expect('sent' in read && { ...aVendor(), ...read.sent }).toEqual(aVendor());
  expect('sent' in read && Object.keys(read.sent)).toHaveLength(15);
});

test.each<[keyof VendorValues, Partial<VendorValues>, string]>([
  ['name', { name: ' ' }, rules.nameMissing],
  ['cutOff', { cutOff: '25:00' }, rules.cutOff('25:00')],
  ['deliveryDays', { deliveryDays: [] }, rules.noDeliveryDay],
  ['leastOrderValue', { leastOrderValue: 'much' }, t.wrongAmount],
  ['leastOrderValue', { leastOrderValue: '-1' }, t.wrongAmount],
  ['leastOrderValue', { leastOrderValue: '1000000000' }, t.wrongAmount],
  ['overToOrder', { overToOrder: '101' }, t.wholeFrom(100)],
  ['overOther', { overOther: '' }, t.wholeFrom(100)],
  ['coverDays', { coverDays: '1.5' }, t.wholeFrom(120)],
])('%s: what cannot be saved is told there', (field, typed, message) => {
  expect(readValues({ ...values, ...typed })).toEqual([{ field, message }]);
});

test.each([
  ['12,50', '12.50'],
  ['€ 1,250.5', '1250.5'],
  ['', null],
])('a price typed as %j is sent as %j', (price, Price) => {
  const read = readItem({ ...newItem, key: 'CY-3K', leadDays: '3', price }, { Id: 'i1' });
  expect(read).toEqual({
    sent: {
      ...{ Id: 'i1', Key: 'CY-3K', Code: '', Text: '', Pack: '1', Least: '1', LeadDays: 3, Price, Per: '1' },
      ...{ ValidFrom: null, ValidUntil: null, Rank: 1 },
    },
  });
});

test('a new article may have the decimals of any unit; one that is known has its own', () => {
  const typed = { ...newItem, key: 'GSK-DR', leadDays: '3', pack: '5,96' };
  expect(readItem(typed, { Id: 'i1' })).toMatchObject({ sent: { Pack: '5.96', Least: '5.96' } });
  expect(readItem(typed, { Id: 'i1', Key: 'GSK-DR', Unit: 'piece' })).toMatchObject({
    pack: rules.item.quantity.piece,
  });
  expect(readItem({ ...typed, pack: '0' }, { Id: 'i1' })).toEqual({ pack: item.wrongQuantity });
});
