import { describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../../testing/a-shop.ts';

/** Three doors, changed in this order: one of Ada’s enquiry, one with a number only, one with nothing. */
async function doors(shop: TestShop) {
  const make = async (change: object) => {
    const item = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    shop.moving.now += 1000;
    return shop.visitor().updateItem({ ...item, ...change });
  };
  const ada = await make({ Numerals: '4', Address: 'Mill Lane, Hebden Bridge' });
  await shop.visitor().submitEnquiry({ ItemId: ada.Id, Name: 'Ada O’Moor', Email: 'ada@example.com' });
  return { ada, numbered: await make({ Numerals: '12a' }), bare: await make({}) };
}

const found = async (shop: TestShop, Text: string) =>
  (await shop.installer().item.list({ Text })).Items.map(({ Id }) => Id);

describe('the list of items', () => {
  test('has the one that was changed last first, with whoever asked about it', async () => {
    const shop = aShop();
    const { ada, numbered, bare } = await doors(shop);
    const { Items, After } = await shop.installer().item.list({});
    expect(Items.map(({ Id, Customer, State }) => [Id, Customer, State])).toEqual([
      [bare.Id, '', null],
      [numbered.Id, '', null],
      [ada.Id, 'Ada O’Moor', 'New'],
    ]);
    expect(After).toBeNull();
  });
  test('goes on behind a page', async () => {
    const shop = aShop();
    await doors(shop);
    const first = await shop.installer().item.list({ Most: 2 });
    const second = await shop.installer().item.list({ Most: 2, After: first.After });
    expect([first.Items.length, second.Items.length, second.After]).toEqual([2, 1, null]);
    expect(second.Items[0]?.Customer).toBe('Ada O’Moor');
  });
  test.each([
    ['a customer', 'moor'],
    ['the beginning of words, in any order', 'heb MILL'],
    ['number and street', '4 mill'],
  ])('finds by %s', async (_, text) => {
    const shop = aShop();
    const { ada } = await doors(shop);
    expect(await found(shop, text)).toEqual([ada.Id]);
  });
  test('finds by the beginning of an id and by an enquiry’s reference', async () => {
    const shop = aShop();
    const { ada, bare } = await doors(shop);
    expect(await found(shop, bare.Id)).toEqual([bare.Id]);
    expect(await found(shop, ada.Id.slice(-8).toUpperCase())).toEqual([ada.Id]);
  });
  test('finds nothing where a word is missing', async () => {
    const shop = aShop();
    await doors(shop);
    expect(await found(shop, 'mill castle')).toEqual([]);
  });
  test('is another supplier’s own', async () => {
    const shop = aShop();
    await doors(shop);
    expect((await shop.installer(-1023).item.list({})).Items).toEqual([]);
  });
});

describe('a copy', () => {
  test('is a new item of the installer with the same design, of no address', async () => {
    const shop = aShop();
    const { ada } = await doors(shop);
    await shop.installer().selectDesign({ ItemId: ada.Id, DesignId: 8 });
    const copy = await shop.installer().item.copy({ ItemId: ada.Id, Currency: 'GBP' });
    expect(copy).toMatchObject({ DesignId: 8, Numerals: '', Address: '', Currency: 'GBP' });
    expect(copy.Id).not.toBe(ada.Id);
    expect(shop.shops.rows(-1022).items.get(copy.Id)?.madeBy).toBe('installer');
    expect(await shop.installer().item.getHistory(copy.Id)).toMatchObject([
      { Kind: 'copy', From: ada.Id, Who: { Name: 'Ines Moor' } },
    ]);
  });
  test('that is sent twice as one attempt is one; another attempt, or another door, is another copy', async () => {
    const shop = aShop();
    const { ada, bare } = await doors(shop);
    const [Attempt, other] = ['0192B1A0-0000-4000-8000-00000000000a', '0192b1a0-0000-4000-8000-00000000000b'];
    const copyOf = (ItemId: string, attempt?: string) =>
      shop.installer().item.copy({ ItemId, ...(attempt && { Attempt: attempt }) });
    const first = await copyOf(ada.Id, Attempt);
    expect(await copyOf(ada.Id, Attempt.toLowerCase())).toEqual(first);
    expect(await shop.installer().item.getHistory(first.Id)).toHaveLength(1);
    const others = [
      await copyOf(ada.Id, other),
      await copyOf(bare.Id, Attempt),
      await copyOf(ada.Id),
      await copyOf(ada.Id),
    ];
    expect(new Set([first, ...others].map(({ Id }) => Id)).size).toBe(5);
  });
});
