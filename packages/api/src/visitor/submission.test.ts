import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, startOfDay, type TestApi } from '../testing/a-test-api.ts';

const minutes = (count: number) => count * 60_000;
const person = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: '', Address: '1 Mill Lane', Notes: 'Soon' };

async function sentDoor(api: TestApi) {
  const item = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const answer = await api.visitor().submitEnquiry({ ItemId: item.Id, ...person, ItemProps: item.Props });
  return { item, answer };
}

describe('submitEnquiry', () => {
  test('stores enquiry and mail jobs together, and no consent that was not sent [1.3 6.1 7.25]', async () => {
    const api = await aTestApi();
    const { item, answer } = await sentDoor(api);
    expect(await api.rows('enquiry')).toMatchObject([
      { id: answer.EnquiryId, itemId: item.Id, name: 'Ada Byron', notes: 'Soon' },
    ]);
    expect(await api.rows('enquiryConsent')).toEqual([]);
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['enquiry-to-supplier', 'enquiry-to-visitor']);
  });

  test('stores the sentences that stood on the page, if they are sent [3.65]', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const Consents = (['terms', 'privacy', 'data-sharing'] as const).map((Kind) => ({
      Kind,
      Text: `I agree: ${Kind}`,
      Given: true as const,
    }));
    const call = api.visitor().submitEnquiry({ ItemId: Id, ...person, Consents: Consents.slice(0, 2) });
    expect(await codeOf(call)).toBe('BAD_REQUEST');
    const empty = Consents.map((consent) => ({ ...consent, Text: ' ' }));
    expect(await codeOf(api.visitor().submitEnquiry({ ItemId: Id, ...person, Consents: empty }))).toBe('BAD_REQUEST');
    const twice = [...Consents, ...Consents.slice(0, 1)];
    expect(await codeOf(api.visitor().submitEnquiry({ ItemId: Id, ...person, Consents: twice }))).toBe('BAD_REQUEST');
    await api.visitor().submitEnquiry({ ItemId: Id, ...person, Consents });
    expect((await api.rows('enquiryConsent')).map(({ text }) => text)).toContain('I agree: terms');
  });

  test('twice, also at once, is one enquiry with one answer [4.58]', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const submit = () => api.visitor().submitEnquiry({ ItemId: Id, ...person });
    const [first, second] = await Promise.all([submit(), submit()]);
    api.controls.now += minutes(60);
    expect([second, await submit()]).toEqual([first, first]);
    expect([(await api.rows('enquiry')).length, (await api.jobs()).length]).toEqual([1, 2]);
  });

  test('a mail job that cannot be queued rolls the enquiry back', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const broken = {
      ...api.context(-1022, { role: 'public' }),
      transactions: {
        run: <T>(...[client, work]: Parameters<typeof api.transactions.run<T>>) =>
          api.transactions.run(client, (tables) =>
            work({ ...tables, outbox: { add: () => Promise.reject(new Error('The queue is down.')) } }),
          ),
      },
    };
    const { publicRouter } = await import('../routers.ts');
    await expect(publicRouter.createCaller(broken).submitEnquiry({ ItemId: Id, ...person })).rejects.toThrow();
    expect(await api.rows('enquiry')).toEqual([]);
    expect((await api.visitor().tryGetItemForPublic(Id)).Id).toBe(Id);
  });

  test.each([
    ['no name', { Name: '  ' }],
    ['no e-mail', { Email: '' }],
    ['a name like a book', { Name: 'x'.repeat(201) }],
    ['NUL in the notes', { Notes: 'a\0b' }],
    ['properties that are no JSON', { ItemProps: '{' }],
  ])('%s is a bad request [3.64 5.1]', async (_, change) => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(api.visitor().submitEnquiry({ ItemId: Id, ...person, ...change }))).toBe('BAD_REQUEST');
  });

  test('any form of an e-mail address is accepted, but a mail goes only to one that can be [5.7]', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    await api.visitor().submitEnquiry({ ItemId: Id, ...person, Email: 'ada at example' });
    expect((await api.rows('enquiry'))[0]?.email).toBe('ada at example');
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['enquiry-to-supplier']);
  });

  test('the eleventh mail an hour to one recipient is not sent, and mails of a flood wait behind all others', async () => {
    const api = await aTestApi();
    const taken = new Map<string, number>();
    api.controls.tryTake = (key, { most }) => {
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return (taken.get(key) ?? 0) <= most;
    };
    for (let enquiry = 0; enquiry < 11; enquiry += 1) await sentDoor(api);
    const jobs = await api.jobs();
    expect(jobs.filter(({ kind }) => kind === 'enquiry-to-supplier').map(({ priority }) => priority)).toEqual([
      ...Array.from({ length: 10 }, () => undefined),
      'low',
    ]);
    expect(jobs.filter(({ kind }) => kind === 'enquiry-to-visitor')).toHaveLength(10);
  });

  test('another client’s item is not found, too many enquiries are refused', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(api.visitor(-1023).submitEnquiry({ ItemId: Id, ...person }))).toBe('NOT_FOUND');
    api.controls.limited = true;
    expect(await codeOf(api.visitor().submitEnquiry({ ItemId: Id, ...person }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('after the enquiry', () => {
  const finishing = (api: TestApi, item: Awaited<ReturnType<typeof sentDoor>>['item']) => ({
    updateItem: () => api.visitor().updateItem({ ...item, Address: 'Mill Lane' }),
    updateSubAssembly: () => {
      const [door] = item.ItemSubAssembly;
      if (!door) throw new Error('The item has no part.');
      return api.visitor().updateSubAssembly(door);
    },
    generateBom: () => api.visitor().generateBom(item.Id),
    getImageUploadTarget: () => api.visitor().getImageUploadTarget({ itemId: item.Id, side: 'external' }),
  });

  test('pictures and bill may follow for 15 minutes [4.60]', async () => {
    const api = await aTestApi();
    const { item } = await sentDoor(api);
    for (const call of Object.values(finishing(api, item))) expect(await codeOf(call())).toBe('accepted');
    api.controls.now = startOfDay + minutes(15);
    expect(await codeOf(finishing(api, item).generateBom())).toBe('accepted');
    api.controls.now += 1;
    for (const call of Object.values(finishing(api, item))) expect(await codeOf(call())).toBe('CONFLICT');
  });

  test('the design can no longer be changed or loaded', async () => {
    const api = await aTestApi();
    const { item } = await sentDoor(api);
    const visitor = api.visitor();
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

  test('no public call answers the person’s name', async () => {
    const api = await aTestApi();
    const { item, answer } = await sentDoor(api);
    const answers = [answer, ...(await Promise.all(Object.values(finishing(api, item)).map((call) => call())))];
    const said = JSON.stringify(answers);
    for (const secret of [person.Name, person.Email, '1 Mill Lane', person.Notes]) expect(said).not.toContain(secret);
  });
});
