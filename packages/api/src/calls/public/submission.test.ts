import { describe, expect, test } from 'vitest';
import { aShop, codeOf, dayBegins, type TestShop } from '../../testing/a-shop.ts';

const minutes = (count: number) => count * 60_000;
const person = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: '', Address: '1 Mill Lane', Notes: 'Soon' };

async function sentDoor(shop: TestShop) {
  const item = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const answer = await shop.visitor().submitEnquiry({ ItemId: item.Id, ...person, ItemProps: item.Props });
  return { item, answer };
}

describe('submitEnquiry', () => {
  test('keeps enquiry, consents and mail jobs together', async () => {
    const shop = aShop();
    const { item, answer } = await sentDoor(shop);
    const { enquiries, jobs } = shop.shops.rows(-1022);
    expect(enquiries).toMatchObject([{ id: answer.EnquiryId, itemId: item.Id, name: 'Ada Byron', notes: 'Soon' }]);
    expect(enquiries[0]?.consents.map(({ kind, given }) => [kind, given])).toEqual([
      ['terms', true],
      ['privacy', true],
      ['data-sharing', true],
    ]);
    expect(jobs.map(({ kind }) => kind)).toEqual(['enquiry-to-supplier', 'enquiry-to-visitor']);
  });

  test('keeps the sentences that stood on the page, if they come along', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const Consents = (['terms', 'privacy', 'data-sharing'] as const).map((Kind) => ({
      Kind,
      Text: `I agree: ${Kind}`,
      Given: true as const,
    }));
    const call = shop.visitor().submitEnquiry({ ItemId: Id, ...person, Consents: Consents.slice(0, 2) });
    expect(await codeOf(call)).toBe('BAD_REQUEST');
    await shop.visitor().submitEnquiry({ ItemId: Id, ...person, Consents });
    expect(shop.shops.rows(-1022).enquiries[0]?.consents[0]?.text).toBe('I agree: terms');
  });

  test('twice, also at once, is one enquiry with one answer', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const submit = () => shop.visitor().submitEnquiry({ ItemId: Id, ...person });
    const [first, second] = await Promise.all([submit(), submit()]);
    shop.moving.now += minutes(60);
    expect([second, await submit()]).toEqual([first, first]);
    expect(shop.shops.rows(-1022)).toMatchObject({ enquiries: { length: 1 }, jobs: { length: 2 } });
  });

  test('a mail job that cannot be queued takes the enquiry back', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const broken = {
      ...shop.context(-1022, { role: 'public' }),
      shops: {
        transact: <T>(...[client, work]: Parameters<typeof shop.shops.transact<T>>) =>
          shop.shops.transact(client, (tables) =>
            work({ ...tables, outbox: { send: () => Promise.reject(new Error('The queue is down.')) } }),
          ),
      },
    };
    const { publicRouter } = await import('../../routers.ts');
    await expect(publicRouter.createCaller(broken).submitEnquiry({ ItemId: Id, ...person })).rejects.toThrow();
    expect(shop.shops.rows(-1022).enquiries).toEqual([]);
    expect((await shop.visitor().tryGetItemForPublic(Id)).Id).toBe(Id);
  });

  test.each([
    ['no name', { Name: '  ' }],
    ['no e-mail', { Email: '' }],
    ['a name like a book', { Name: 'x'.repeat(201) }],
    ['NUL in the notes', { Notes: 'a\0b' }],
    ['properties that are no JSON', { ItemProps: '{' }],
  ])('%s is a bad request', async (_, change) => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(shop.visitor().submitEnquiry({ ItemId: Id, ...person, ...change }))).toBe('BAD_REQUEST');
  });

  test('an e-mail is taken in any form', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    await shop.visitor().submitEnquiry({ ItemId: Id, ...person, Email: 'ada at example' });
    expect(shop.shops.rows(-1022).enquiries[0]?.email).toBe('ada at example');
  });

  test('another client’s item is not found, a flood is stopped', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(shop.visitor(-1023).submitEnquiry({ ItemId: Id, ...person }))).toBe('NOT_FOUND');
    shop.moving.limited = true;
    expect(await codeOf(shop.visitor().submitEnquiry({ ItemId: Id, ...person }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('after the enquiry', () => {
  const finishing = (shop: TestShop, item: Awaited<ReturnType<typeof sentDoor>>['item']) => ({
    updateItem: () => shop.visitor().updateItem({ ...item, Address: 'Mill Lane' }),
    updateSubAssembly: () => {
      const [door] = item.ItemSubAssembly;
      if (!door) throw new Error('The item has no part.');
      return shop.visitor().updateSubAssembly(door);
    },
    generateBom: () => shop.visitor().generateBom(item.Id),
    getImageUploadTarget: () => shop.visitor().getImageUploadTarget({ itemId: item.Id, side: 'external' }),
  });

  test('the calls that finish it go on for 15 minutes and no longer', async () => {
    const shop = aShop();
    const { item } = await sentDoor(shop);
    for (const call of Object.values(finishing(shop, item))) expect(await codeOf(call())).toBe('accepted');
    shop.moving.now = dayBegins + minutes(15);
    expect(await codeOf(finishing(shop, item).generateBom())).toBe('accepted');
    shop.moving.now += 1;
    for (const call of Object.values(finishing(shop, item))) expect(await codeOf(call())).toBe('CONFLICT');
  });

  test('the design stands, and the item is no longer shown', async () => {
    const shop = aShop();
    const { item } = await sentDoor(shop);
    const visitor = shop.visitor();
    const { Id, LastUpdated } = item;
    const hand = JSON.stringify({ ...JSON.parse(item.Props), doorHanding: 'right', doorHandingSelected: true });
    const calls = {
      selectDesign: () => visitor.selectDesign({ ItemId: Id, DesignId: 8 }),
      toggleHardware: () => visitor.toggleHardware({ ItemId: Id, CncName: 'letterPlate', On: false }),
      updateItem: () => visitor.updateItem({ ...item, Props: hand }),
      configureItem: () =>
        visitor.configureItem({ ItemId: Id, LastUpdated, Actions: [{ type: 'hand.choose', hand: 'right' }] }),
      updateItemFromTemplate: () => visitor.updateItemFromTemplate({ ItemId: Id, TemplateId: 'surround' }),
      tryGetItemForPublic: () => visitor.tryGetItemForPublic(Id),
      getItemSubAssemblies: () => visitor.getItemSubAssemblies(Id),
    };
    for (const call of Object.values(calls)) expect(await codeOf(call())).toBe('CONFLICT');
  });

  test('nothing that a public call answers names the person', async () => {
    const shop = aShop();
    const { item, answer } = await sentDoor(shop);
    const answers = [answer, ...(await Promise.all(Object.values(finishing(shop, item)).map((call) => call())))];
    const said = JSON.stringify(answers);
    for (const secret of [person.Name, person.Email, '1 Mill Lane', person.Notes]) expect(said).not.toContain(secret);
  });
});
