import { compareText } from '@door/domain/lib/compare-text';
import { describe, expect, test } from 'vitest';
import { installerRouter } from '../routers.ts';
import { aTestApi, codeOf, newDoor, type TestApi } from '../testing/a-test-api.ts';
import { adminId } from '../testing/people.ts';

const draftId = '5a1f4c1e-0000-4000-8000-0000000000d1';
const attempt = '5a1f4c1e-0000-4000-8000-0000000000d2';
const begin = (api: TestApi) => api.admin().pricing.createDraft({ Id: draftId });

type Rows = Awaited<ReturnType<typeof begin>>['Rows'];
const valueOf = (rows: Rows, code: string) => rows.find((row) => row.Code === code)?.Value;

/** Whoever reads a stored list gets its rows in the order of the database. */
const byCode = (list: Awaited<ReturnType<typeof begin>>) => ({
  ...list,
  Rows: list.Rows.toSorted((one, other) => compareText(one.Code, other.Code)),
});

/** What a door's first line costs today. */
const familyPrice = async (api: TestApi, id: string) => {
  const { Lines, PriceListVersion } = await api.installer().pricing.explain({ ItemId: id });
  return [PriceListVersion, Lines[0]?.Amount];
};

/** The draft with another price, published from that day on. */
async function published(api: TestApi, from: string) {
  const { DraftId, LastUpdated } = await begin(api);
  const Rows = [{ Code: 'family.T1', Value: '800.00' }];
  const { Rows: rows } = await api.admin().pricing.updateRows({ Id: DraftId, LastUpdated, Rows });
  return { rows, answer: await api.admin().pricing.publish({ Id: DraftId, From: from }) };
}

describe('a price list', () => {
  test('is drafted once: whoever begins another gets the one that is there', async () => {
    const api = await aTestApi();
    const first = await begin(api);
    const other = await api.admin().pricing.createDraft({ Id: attempt });
    expect([first.DraftId, first.Version, byCode(other)]).toEqual([draftId, 2, byCode(first)]);
    expect(await api.admin(-1023).pricing.createDraft({ Id: attempt })).toMatchObject({ DraftId: attempt });
  });

  test('is valid from its day on, and the one before until then', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const { answer, rows } = await published(api, '2026-11-25');
    expect([answer, valueOf(rows, 'family.T1')]).toEqual([{ Version: 2, From: '2026-11-25' }, '800.00']);
    expect(await familyPrice(api, Id)).toEqual([1, '76543.21']);
    api.controls.now = Date.parse('2026-11-25T00:00:00Z');
    expect(await familyPrice(api, Id)).toEqual([2, '800.00']);
  });

  test('is closed once it is published: a repeat answers the same, everything else finds no draft', async () => {
    const api = await aTestApi();
    await published(api, '2026-11-25');
    const LastUpdated = '2026-11-21T08:00:00.000Z';
    expect(await api.admin().pricing.publish({ Id: draftId, From: '2027-01-01' })).toEqual({
      Version: 2,
      From: '2026-11-25',
    });
    expect(await codeOf(api.admin().pricing.updateRows({ Id: draftId, LastUpdated, Rows: [] }))).toBe('NOT_FOUND');
    expect(await codeOf(api.admin().pricing.discardDraft({ Id: draftId }))).toBe('NOT_FOUND');
  });

  test('is thrown away once: a repeat, and a message about one that never was, find it gone', async () => {
    const api = await aTestApi();
    await begin(api);
    const discard = () => api.admin().pricing.discardDraft({ Id: draftId });
    expect([await discard(), await discard()]).toEqual([{ DraftId: draftId }, { DraftId: draftId }]);
    expect((await api.rows('change')).filter(({ about }) => about === 'price-list')).toHaveLength(2);
  });

  test('begins today at the earliest', async () => {
    const api = await aTestApi();
    await begin(api);
    expect(await codeOf(api.admin().pricing.publish({ Id: draftId, From: '2026-11-20' }))).toBe('BAD_REQUEST');
  });

  test('says who changed what, and when it was published', async () => {
    const api = await aTestApi();
    await published(api, '2026-11-25');
    const { History, Versions, Draft } = await api.fabricator().pricing.getPriceList({});
    expect(History.map(({ Kind, From, To, Reason }) => [Kind, From, To, Reason])).toEqual([
      ['state', 'draft', 'published', '2026-11-25'],
      ['price', '76543.21', '800.00', 'family.T1'],
      ['state', null, 'draft', ''],
    ]);
    expect(Versions.map(({ Version, From }) => [Version, From])).toEqual([
      [1, null],
      [2, '2026-11-25'],
    ]);
    expect(Draft).toBeNull();
  });

  test('is not overwritten by who has not seen the last change, and a repeat of that change is none', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await begin(api);
    const change = (Value: string) =>
      api.admin().pricing.updateRows({ Id: draftId, LastUpdated, Rows: [{ Code: 'slab.48', Value }] });
    const changed = await change('95.00');
    expect(await change('95.00')).toEqual(changed);
    expect(await codeOf(change('99.00'))).toBe('CONFLICT');
  });

  test('is raised once, however often the message arrives', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await begin(api);
    const raise = () => api.admin().pricing.raisePrices({ Id: draftId, LastUpdated, PerCent: 10, Attempt: attempt });
    const raised = await raise();
    expect(valueOf(raised.Rows, 'family.T1')).toBe('84197.53');
    expect(valueOf(raised.Rows, 'tier.A')).toBe('20.00');
    expect(await raise()).toEqual(raised);
  });

  test.each([
    ['an unknown row', { Code: 'family.T9', Value: '1.00' }],
    ['no number', { Code: 'family.T1', Value: 'cheap' }],
    ['less than nothing', { Code: 'family.T1', Value: '-1.00' }],
  ])('refuses %s', async (_, row) => {
    const api = await aTestApi();
    const { LastUpdated } = await begin(api);
    expect(await codeOf(api.admin().pricing.updateRows({ Id: draftId, LastUpdated, Rows: [row] }))).toBe('BAD_REQUEST');
  });
});

describe('as a file', () => {
  test('goes out and comes in again, and a dry run says line by line what it would do', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await begin(api);
    const { Csv } = await api.fabricator().pricing.exportRows({});
    expect(Csv.split('\r\n').slice(0, 2)).toEqual(['Rule,Code,Price,Unit', 'P1,family.N0,76543.21,amount']);
    const file = { Id: draftId, LastUpdated, Csv: 'Code,Price\nfamily.T1,810.00\nfamily.T9,1' };
    const dry = await api.admin().pricing.importRows({ ...file, DryRun: true });
    expect(dry).toEqual({
      Draft: null,
      Lines: [
        { Line: 2, Code: 'family.T1', Fault: null, From: '76543.21', To: '810.00' },
        { Line: 3, Code: 'family.T9', Fault: 'The price list has no such row.', From: null, To: null },
      ],
    });
    expect(valueOf((await begin(api)).Rows, 'family.T1')).toBe('76543.21');
    const { Draft } = await api.admin().pricing.importRows({ ...file, DryRun: false });
    expect(Draft && valueOf(Draft.Rows, 'family.T1')).toBe('810.00');
  });

  test('is read in portions, and taken over only whole', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await begin(api);
    const portion = {
      Id: draftId,
      LastUpdated,
      Csv: 'Code,Price\nfamily.T1,810',
      Part: { FirstLine: 102, Named: ['family.T1'] },
    };
    expect((await api.admin().pricing.importRows({ ...portion, DryRun: true })).Lines).toMatchObject([
      { Line: 102, Code: 'family.T1', Fault: 'The row stands in the file twice.' },
    ]);
    expect(await codeOf(api.admin().pricing.importRows({ ...portion, DryRun: false }))).toBe('BAD_REQUEST');
  });

  test('leaves the draft as it was when it is stopped', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await begin(api);
    const going = new AbortController();
    // Whoever goes away while the rows are saved is noticed in the pause before they are kept.
    const context = {
      ...api.context(-1022, { role: 'admin', userId: adminId }),
      yieldToEventLoop: async () => going.abort(),
    };
    const stopped = installerRouter.createCaller(context, { signal: going.signal }).pricing;
    const file = { Id: draftId, LastUpdated, Csv: 'Code,Price\nfamily.T1,810', DryRun: false };
    expect(await codeOf(stopped.importRows(file))).toBe('CONFLICT');
    expect(valueOf((await begin(api)).Rows, 'family.T1')).toBe('76543.21');
  });
});

test('a preview shows what the draft changes in the doors of open enquiries', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  await api.visitor().submitEnquiry({ ItemId: Id, Name: 'Ada', Email: 'ada@example.com' });
  const { LastUpdated, Version } = await begin(api);
  const Rows = [{ Code: 'family.T1', Value: '76553.21' }];
  await api.admin().pricing.updateRows({ Id: draftId, LastUpdated, Rows });
  const { Open, Least, Most, Changes } = await api.fabricator().pricing.preview({ Version });
  expect([Open, Least, Most]).toEqual([1, '10.00', '10.00']);
  expect(Changes).toMatchObject([{ ItemId: Id, By: '10.00' }]);
  expect(await api.fabricator().pricing.preview({ Version: 1 })).toMatchObject({ Open: 1, Least: null, Changes: [] });
  expect(await codeOf(api.fabricator().pricing.preview({ Version: 7 }))).toBe('NOT_FOUND');
});

test('and what it changes in the totals of draft quotes, which cost today’s prices until it holds', async () => {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  const quoteId = '5a1f4c1e-0000-4000-8000-0000000000e1';
  const quote = await api.fabricator().quote.create({ Id: quoteId, ItemIds: [Id] });
  const { LastUpdated, Version } = await begin(api);
  const Rows = [{ Code: 'family.T1', Value: '76553.21' }];
  await api.admin().pricing.updateRows({ Id: draftId, LastUpdated, Rows });
  const { Drafts } = await api.fabricator().pricing.preview({ Version });
  expect(Drafts).toMatchObject({ Open: 1, Changes: [{ QuoteId: quoteId, Number: 'Q-1001', Currency: 'EUR' }] });
  const [change] = Drafts.Changes;
  expect(change?.Before).toBe(quote.Totals.Total);
  await api.admin().pricing.publish({ Id: draftId, From: '2026-11-21' });
  expect((await api.fabricator().quote.getQuoteById(quoteId)).Totals.Total).toBe(change?.After);
  expect((await api.fabricator().pricing.preview({ Version })).Drafts).toEqual({ Open: 1, Changes: [] });
});
