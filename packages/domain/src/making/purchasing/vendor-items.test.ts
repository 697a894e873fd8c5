import { describe, expect, test } from 'vitest';
import { vendors as messages } from '../../messages/english/vendors.ts';
import { type ItemFacts, itemLimits } from './read-vendor-item.ts';
import type { VendorItem } from './vendor-item.ts';
import { changedItems, importedItems } from './vendor-items.ts';

const facts = (key: string, validFrom: string | null, validUntil: string | null, rank = 1): ItemFacts => ({
  ...{ key, unit: 'piece', code: '', text: '', pack: 1, least: 1, leadDays: 3, price: null },
  ...{ validFrom, validUntil, rank },
});
const item = (id: string, ...of: Parameters<typeof facts>): VendorItem => ({ id, vendor: 'v', ...facts(...of) });

const always = item('always', 'CY-3K', null, null);
const of2026 = item('2026', 'CY-3K', null, '2026-12-31');
const of2027 = item('2027', 'CY-3K', '2027-01-01', null);

describe('two rows of one vendor, key and rank never hold on one day', () => {
  test.each<[string, readonly VendorItem[], readonly VendorItem[]]>([
    ['one after the other', [of2026], [of2027]],
    ['another rank', [always], [item('second', 'CY-3K', null, null, 2)]],
    ['another key', [always], [item('all', 'CY*', null, null)]],
    ['the same row again', [always], [always]],
    ['the other order', [of2027], [of2026]],
  ])('%s', (_, before, items) => {
    const ids = new Set([...before, ...items].map(({ id }) => id));
    const outcome = changedItems(before, { items, removed: [] }, messages);
    expect(outcome.ok && outcome.value.map(({ id }) => id)).toEqual([...ids]);
  });

  test.each<[string, readonly VendorItem[], readonly VendorItem[], string | null]>([
    ['two since ever', [always], [item('again', 'CY-3K', null, null)], null],
    ['one from a day on', [always], [of2027], '2027-01-01'],
    ['on one single day', [of2026], [item('late', 'CY-3K', '2026-12-31', null)], '2026-12-31'],
    ['the first of three beside the third', [of2026, of2027], [item('x', 'CY-3K', '2026-06-01', null)], '2026-06-01'],
  ])('refused: %s', (_, before, items, day) => {
    const refusal = { code: 'vendor.two-valid', message: messages.twoValid('CY-3K', 1, day) };
    expect(changedItems(before, { items, removed: [] }, messages)).toEqual({ ok: false, refusal });
  });
});

test('items are taken out, and those that are out already', () => {
  const change = { items: [of2027], removed: ['always', 'unknown'] };
  expect(changedItems([always], change, messages)).toEqual({ ok: true, value: [of2027] });
});

test('a vendor has no more items than anybody sells', () => {
  const many = Array.from({ length: itemLimits.items }, (_, at) => item(String(at), `K${String(at)}`, null, null));
  expect(changedItems([], { items: many, removed: [] }, messages).ok).toBe(true);
  expect(changedItems(many, { items: [always], removed: [] }, messages)).toMatchObject({
    refusal: { code: 'vendor.too-many-items' },
  });
});

describe('a file of items', () => {
  const importing = { vendor: 'v', newId: () => 'new', messages };
  const effectsOf = (before: readonly VendorItem[], rows: readonly ItemFacts[]) =>
    importedItems(before, rows, importing).map((row) =>
      row.effect === 'refused' ? row.code : [row.effect, row.item.id, row.ended && row.ended.validUntil],
    );
  const plain = facts('CY-3K', null, null);
  const next = facts('CY-3K', '2027-01-01', null);

  test.each<[string, readonly VendorItem[], readonly ItemFacts[], readonly unknown[]]>([
    ['a new one', [], [plain], [['added', 'new', null]]],
    ['one as it is', [always], [plain], [['same', 'always', null]]],
    ['one at another price', [always], [{ ...plain, price: { minor: 1, per: 1 } }], [['changed', 'always', null]]],
    ['one for the next year ends the one before', [always], [next], [['added', 'new', '2026-12-31']]],
    ['one behind an end', [of2026], [next], [['added', 'new', null]]],
    ['another rank', [always], [{ ...plain, rank: 2 }], [['added', 'new', null]]],
    [
      'two years in one file',
      [],
      [plain, next],
      [
        ['added', 'new', null],
        ['added', 'new', '2026-12-31'],
      ],
    ],
    ['a row twice', [], [plain, plain], [['added', 'new', null], 'vendor.row-twice']],
    ['one before another that begins later', [of2027], [plain], ['vendor.two-valid']],
    // Nothing would be sold after it.
    [
      'a price for a month within a longer one',
      [always],
      [{ ...next, validUntil: '2027-01-31' }],
      ['vendor.two-valid'],
    ],
  ])('%s', (_, before, rows, effects) => expect(effectsOf(before, rows)).toEqual(effects));
});
