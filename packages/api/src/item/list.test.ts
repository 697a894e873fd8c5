import { describe, expect, test } from 'vitest';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { installerId, installerOfOtherId } from '../testing/people.ts';

/** Three doors, changed in this order: one of Ada’s enquiry, one with a number only, one with nothing. */
async function doors(api: TestApi) {
  const make = async (change: object) => {
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    api.controls.now += 1000;
    return api.visitor().updateItem({ ...item, ...change });
  };
  const ada = await make({ Numerals: '4', Address: 'Mill Lane, Hebden Bridge' });
  await api.visitor().submitEnquiry({ ItemId: ada.Id, Name: 'Ada O’Moor', Email: 'ada@example.com' });
  return { ada, numbered: await make({ Numerals: '12a' }), bare: await make({}) };
}

const found = async (api: TestApi, Text: string) =>
  (await api.installer().item.list({ Text })).Items.map(({ Id }) => Id);

describe('the list of items', () => {
  test('shows the item that was changed last first, with the customer’s name', async () => {
    const api = await aTestApi();
    const { ada, numbered, bare } = await doors(api);
    const { Items, After } = await api.installer().item.list({});
    expect(Items.map(({ Id, Customer, State }) => [Id, Customer, State])).toEqual([
      [bare.Id, '', null],
      [numbered.Id, '', null],
      [ada.Id, 'Ada O’Moor', 'New'],
    ]);
    expect(After).toBeNull();
  });
  test('goes on after a page', async () => {
    const api = await aTestApi();
    await doors(api);
    const first = await api.installer().item.list({ Most: 2 });
    const second = await api.installer().item.list({ Most: 2, After: first.After });
    expect([first.Items.length, second.Items.length, second.After]).toEqual([2, 1, null]);
    expect(second.Items[0]?.Customer).toBe('Ada O’Moor');
  });
  test.each([
    ['a customer', 'moor'],
    ['the beginning of words, in any order', 'heb MILL'],
    ['number and street', '4 mill'],
  ])('finds by %s', async (_, text) => {
    const api = await aTestApi();
    const { ada } = await doors(api);
    expect(await found(api, text)).toEqual([ada.Id]);
  });
  test('finds by the beginning of an id and by an enquiry’s reference', async () => {
    const api = await aTestApi();
    const { ada, bare } = await doors(api);
    expect(await found(api, bare.Id)).toEqual([bare.Id]);
    expect(await found(api, ada.Id.slice(-8).toUpperCase())).toEqual([ada.Id]);
  });
  test('numbers items and enquiries one after the other, each supplier on its own, and finds them by their numbers', async () => {
    const api = await aTestApi();
    const { ada, numbered, bare } = await doors(api);
    const { Items } = await api.installer().item.list({});
    expect(Items.map(({ Id, Number }) => [Id, Number])).toEqual([
      [bare.Id, 'D-1003'],
      [numbered.Id, 'D-1002'],
      [ada.Id, 'D-1001'],
    ]);
    const [enquiry] = (await api.installer().enquiry.list({})).Enquiries;
    expect([enquiry?.Number, await found(api, 'E-1001')]).toEqual(['E-1001', [ada.Id]]);
    expect([await found(api, 'd1002'), await found(api, '1003')]).toEqual([[numbered.Id], [bare.Id]]);
    await api.visitor(-1023).createItemFromTemplate({ ItemId: 'single-door' });
    expect((await api.installer(-1023).item.list({})).Items.map(({ Number }) => Number)).toEqual(['D-1001']);
  });
  test('a message sent again draws no number', async () => {
    const api = await aTestApi();
    const make = (Attempt: string) => api.visitor().createItemFromTemplate({ ItemId: 'single-door', Attempt });
    await make('0192b1a0-0000-4000-8000-00000000000a');
    await make('0192b1a0-0000-4000-8000-00000000000a');
    await make('0192b1a0-0000-4000-8000-00000000000b');
    expect((await api.installer().item.list({})).Items.map(({ Number }) => Number).sort()).toEqual([
      'D-1001',
      'D-1002',
    ]);
  });
  test('finds nothing where a word is missing', async () => {
    const api = await aTestApi();
    await doors(api);
    expect(await found(api, 'mill castle')).toEqual([]);
  });
  test('is sorted by a column page by page, and narrowed by filters', async () => {
    const api = await aTestApi();
    const { ada, numbered, bare } = await doors(api);
    const idsOf = ({ Items }: { readonly Items: readonly { readonly Id: string }[] }) => Items.map(({ Id }) => Id);
    const Sort = { By: 'number', Descending: false } as const;
    const first = await api.installer().item.list({ Sort, Most: 2 });
    const second = await api.installer().item.list({ Sort, Most: 2, After: first.After });
    expect([...idsOf(first), ...idsOf(second)]).toEqual([ada.Id, numbered.Id, bare.Id]);
    await api.installer().generateBom(bare.Id);
    expect(idsOf(await api.installer().item.list({ Bom: 'fresh' }))).toEqual([bare.Id]);
    expect(idsOf(await api.installer().item.list({ State: 'New', Survey: 'none' }))).toEqual([ada.Id]);
    const [enquiry] = (await api.installer().enquiry.list({})).Enquiries;
    await api.installer().enquiry.take(enquiry?.Id ?? '');
    const mine = await api.installer().item.list({ Assignee: installerId });
    expect([idsOf(mine), mine.Items[0]?.Assignee?.Name]).toEqual([[ada.Id], 'Ines Moor']);
  });
  test('refuses the After of a list that was sorted otherwise, and a colleague who is none', async () => {
    const api = await aTestApi();
    await doors(api);
    const { After } = await api.installer().item.list({ Most: 1 });
    const byNumber = { Sort: { By: 'number', Descending: true }, After } as const;
    await expect(api.installer().item.list(byNumber)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(api.installer().item.list({ Assignee: installerOfOtherId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
  test('never shows another supplier’s items', async () => {
    const api = await aTestApi();
    await doors(api);
    expect((await api.installer(-1023).item.list({})).Items).toEqual([]);
  });
});

describe('a copy', () => {
  test('is a new item of the installer with the same design, without its address', async () => {
    const api = await aTestApi();
    const { ada } = await doors(api);
    await api.installer().selectDesign({ ItemId: ada.Id, DesignId: 8 });
    const copy = await api.installer().item.copy({ ItemId: ada.Id, Currency: 'GBP' });
    expect(copy).toMatchObject({ DesignId: 8, Numerals: '', Address: '', Currency: 'GBP' });
    expect(copy.Id).not.toBe(ada.Id);
    expect((await api.item(copy.Id))?.madeBy).toBe('installer');
    expect(await api.installer().item.getHistory(copy.Id)).toMatchObject([
      { Kind: 'copy', From: ada.Id, Who: { Name: 'Ines Moor' } },
    ]);
  });
  test('is made once for one attempt, however often it is sent; another attempt or another item is another copy', async () => {
    const api = await aTestApi();
    const { ada, bare } = await doors(api);
    const [Attempt, other] = ['0192B1A0-0000-4000-8000-00000000000a', '0192b1a0-0000-4000-8000-00000000000b'];
    const copyOf = (ItemId: string, attempt?: string) =>
      api.installer().item.copy({ ItemId, ...(attempt && { Attempt: attempt }) });
    const first = await copyOf(ada.Id, Attempt);
    expect(await copyOf(ada.Id, Attempt.toLowerCase())).toEqual(first);
    expect(await api.installer().item.getHistory(first.Id)).toHaveLength(1);
    const others = [
      await copyOf(ada.Id, other),
      await copyOf(bare.Id, Attempt),
      await copyOf(ada.Id),
      await copyOf(ada.Id),
    ];
    expect(new Set([first, ...others].map(({ Id }) => Id)).size).toBe(5);
  });
});
