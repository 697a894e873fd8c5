import { expect, test } from 'vitest';
import { aPurchase } from '../testing/a-purchase.ts';
import { codeOf } from '../testing/a-test-api.ts';

test('a vendor reads a purchase as a file, by its own columns', async () => {
  const works = await aPurchase();
  const sent = await works.sent(works.aLine('20'));
  expect(await codeOf(works.buying().csv(sent.Id))).toBe('CONFLICT');
  const { Id, LastUpdated } = await works.vendors().getVendorById(works.vendor.Id);
  const Columns = [
    { Field: 'vendorCode', Heading: 'Article', Format: 'text' },
    { Field: 'quantity', Heading: 'Qty', Format: 'comma' },
    { Field: 'price', Heading: 'Prix € לפי', Format: 'comma' },
  ] as const;
  const Csv = { Columns: [...Columns], Separator: ';' as const, Encoding: 'windows-1252' as const };
  await works.vendors().update({ Id, LastUpdated, Name: 'Latch', Csv });
  const { FileName, Bytes } = await works.buying().csv(sent.Id);
  expect([FileName, atob(Bytes)]).toEqual(['P-1001-1.csv', 'Article;Qty;Prix \x80 ???\r\nL-3K;20;2,50\r\n']);
});
