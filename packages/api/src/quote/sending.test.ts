import { percent } from '@door/domain/selling/pricing/money';
import { raisedPrices } from '@door/domain/selling/pricing/price-rows';
import { canonicalJson } from '@door/domain/lib/canonical-json';
import { itemId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aPricedList } from '../testing/a-priced-list.ts';
import { aSendableQuote, aSentQuote, customerId, quoteId as Id, quoteNow } from '../testing/a-sent-quote.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const aDay = 24 * 60 * 60_000;
const versionRows = (api: TestApi) => api.rows('quoteVersion');

describe('sending a draft', () => {
  test('freezes what it said, under the hash of exactly that', async () => {
    const api = await aTestApi();
    const draft = await aSendableQuote(api);
    const shown = await api.installer().quote.getVersion({ Id });
    expect([shown.Hash, shown.SentAt, shown.State, shown.Blockers]).toEqual([null, null, 'Draft', []]);
    const { Version, Hash, OfferUrl } = await api.installer().quote.send({ Id, LastUpdated: draft.LastUpdated });
    expect([Version, OfferUrl]).toEqual([1, expect.stringContaining('#/offer/')]);
    const frozen = await api.installer().quote.getVersion({ Id, Version });
    expect([frozen.Hash, frozen.State, frozen.IsLatest]).toEqual([Hash, 'Sent', true]);
    expect([frozen.Paper, frozen.Totals, frozen.Lines]).toEqual([shown.Paper, shown.Totals, shown.Lines]);
    const [row] = await versionRows(api);
    expect(row?.hash).toBe(api.context(-1022, null).ids.digest(canonicalJson(row?.document)));
    expect(row?.document.lines).toMatchObject([
      { document: { version: expect.any(Number) }, bill: expect.any(Array), drawing: {} },
    ]);
    // Its pictures are being made; its drawing was kept with it.
    const pictures = { LineId: row?.document.lines[0]?.id, External: null, Internal: null };
    expect(frozen.Pictures).toEqual([{ ...pictures, Drawing: row?.document.lines[0]?.drawing }]);
    expect(frozen.Pictures).toEqual(shown.Pictures);
  });

  test('tells its history, and repeated it sends once and answers the same', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await aSendableQuote(api);
    const send = () => api.installer().quote.send({ Id, LastUpdated });
    expect(await send()).toEqual(await send());
    expect(await versionRows(api)).toHaveLength(1);
    const { History, State } = await api.installer().quote.getQuoteById(Id);
    expect([State, History.map(({ To }) => To)]).toEqual(['Sent', ['Sent', 'Draft']]);
    expect(await codeOf(api.fabricator().quote.send({ Id, LastUpdated, Mail: true }))).toBe('CONFLICT');
  });

  test('ends the days of a validity that nobody set on the day it is sent', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await aSendableQuote(api);
    api.controls.now += aDay;
    await api.installer().quote.send({ Id, LastUpdated });
    api.controls.now += aDay;
    const { ValidUntil, Versions } = await api.installer().quote.getVersion({ Id });
    expect([ValidUntil, Versions[0]?.ValidUntil]).toEqual(['2026-12-22', '2026-12-22']);
    expect((await api.installer().quote.getQuoteById(Id)).ValidUntil).toBe('2026-12-22');
  });

  test.each(['', 'mary at example', 'mary@example.com, all@example.com'])(
    'by mail needs one address, and “%s” is none',
    async (Email) => {
      const api = await aTestApi();
      const draft = await aSendableQuote(api);
      const { LastUpdated: version } = await api.installer().customer.getCustomerById(customerId);
      await api.installer().customer.updateCustomer({ Id: customerId, LastUpdated: version, Name: 'Mary', Email });
      const call = api.installer().quote.send({ Id, LastUpdated: draft.LastUpdated, Mail: true });
      await expect(call).rejects.toThrow('The customer has no complete e-mail address.');
      expect(await versionRows(api)).toHaveLength(0);
    },
  );
});

describe('what stands in the way of sending', () => {
  const blockers = async (api: TestApi) => {
    const { Blockers } = await api.installer().quote.getVersion({ Id });
    const code = await codeOf(api.installer().quote.send(await quoteNow(api)));
    return [code, ...Blockers.map(({ Code }) => Code)];
  };

  test('a quote without line and customer', async () => {
    const api = await aTestApi();
    await api.installer().quote.create({ Id });
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.no-lines', 'quote.no-customer']);
  });

  test('glass that is not chosen is told, and does not', async () => {
    const api = await aTestApi();
    const { Lines } = await aSendableQuote(api);
    const { Warnings } = await api.installer().quote.getVersion({ Id });
    expect(Warnings).toEqual([
      {
        Code: 'glass.not-chosen',
        Text: 'Position 1: The glass of the door is not chosen yet: nothing can be ordered.',
        ItemId: Lines[0]?.ItemId,
        Fix: 'Choose the glass',
        LeadsTo: 'glass',
      },
    ]);
    expect(await blockers(api)).toEqual(['accepted']);
    expect((await api.installer().quote.getVersion({ Id })).Warnings).toEqual([]);
  });

  test('letters that the PDF lacks are told with the place where they are written, and do not', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    await api.installer().quote.updateDetails({ ...(await quoteNow(api)), Note: 'For 王小明 and 王' });
    const { Warnings } = await api.installer().quote.getVersion({ Id });
    expect(Warnings.filter(({ ItemId }) => ItemId === null)).toEqual([
      {
        Code: 'paper.unprintable',
        Text: 'The PDF has no letters for 王 小 明 in the details and will show ? instead. Write it in other letters as well.',
        Fix: 'Open the details',
        LeadsTo: 'details',
        ItemId: null,
      },
    ]);
    expect(await blockers(api)).toEqual(['accepted']);
  });

  test('a door without a price', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    api.sellAt({ ...aPricedList, sizeBands: [] }, 'hidden');
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.price-error']);
  });

  test('a door in another currency', async () => {
    const api = await aTestApi();
    const { Lines } = await aSendableQuote(api);
    const ItemId = Lines[0]?.ItemId ?? '';
    await api.transactions.run(api.clientId, async ({ items }) => {
      const item = await items.load(itemId(ItemId));
      if (item) await items.save({ ...item, currency: 'GBP' });
    });
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.other-currency']);
  });

  test('no VAT, and no word why', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    await api.admin().quote.setVat({ ...(await quoteNow(api)), VatTreatment: 'none' });
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.no-vat-reason']);
    await api.installer().quote.updateDetails({ ...(await quoteNow(api)), Note: 'Delivered to Spain.' });
    expect(await blockers(api)).toEqual(['accepted']);
  });

  test('a discount over the limit of whoever sends, unless somebody gave it who may', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    await api.fabricator().quote.setDiscount({ ...(await quoteNow(api)), PerCent: 12 });
    expect(await blockers(api)).toEqual(['accepted']);
  });

  test('a discount that an admin gave on more doors than there are now: a new question, which an admin answers', async () => {
    const api = await aTestApi();
    const { Lines, Totals } = await aSendableQuote(api);
    const line = async (Quantity: number) => ({ ...(await quoteNow(api)), LineId: Lines[0]?.LineId ?? '', Quantity });
    await api.installer().quote.updateLine(await line(3));
    const Amount = Totals.Items;
    await api.admin().quote.setDiscount({ ...(await quoteNow(api)), Amount });
    expect((await api.installer().quote.getVersion({ Id })).Blockers).toEqual([]);
    await api.installer().quote.updateLine(await line(2));
    expect(await blockers(api)).toEqual(['FORBIDDEN', 'quote.over-limit']);
    expect(await codeOf(api.installer().quote.setDiscount({ ...(await quoteNow(api)), Amount }))).toBe('FORBIDDEN');
    expect((await api.rows('task')).map(({ state }) => state)).toContain('Open');
    await api.admin().quote.setDiscount({ ...(await quoteNow(api)), Amount });
    expect((await api.rows('task')).map(({ state }) => state)).not.toContain('Open');
    expect(await blockers(api)).toEqual(['accepted']);
  });

  test('a discount beyond the items, and one that leaves nothing to pay', async () => {
    const api = await aTestApi();
    const { Totals } = await aSendableQuote(api);
    const give = async (discount: { Amount?: string; PerCent?: number }) =>
      api.admin().quote.setDiscount({ ...(await quoteNow(api)), ...discount });
    await give({ Amount: (Number(Totals.Items) + 0.01).toFixed(2) });
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.discount-over-items']);
    await api.installer().quote.updateCharges({ ...(await quoteNow(api)), Charges: [] });
    await give({ PerCent: 100 });
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.total-zero']);
  });

  test('a last day that is over; a revision of what expired proposes a later one', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    const ValidUntil = '2026-11-25';
    const lastDay = async () => (await api.installer().quote.getQuoteById(Id)).ValidUntil;
    await api.installer().quote.updateDetails({ ...(await quoteNow(api)), ValidUntil });
    api.controls.now += 10 * aDay;
    expect(await blockers(api)).toEqual(['CONFLICT', 'quote.last-day-over']);
    api.controls.now -= 10 * aDay;
    await api.installer().quote.send(await quoteNow(api));
    await api.installer().quote.revise(await quoteNow(api));
    expect(await lastDay()).toBe(ValidUntil);
    await api.installer().quote.send(await quoteNow(api));
    api.controls.now += 10 * aDay;
    await api.installer().quote.revise(await quoteNow(api));
    expect(await lastDay()).toBe('2026-12-31');
    expect(await blockers(api)).toEqual(['accepted']);
  });

  test('a sum off that was within the limit, and no longer is', async () => {
    const api = await aTestApi();
    const { Totals } = await aSendableQuote(api);
    const tenth = (Number(Totals.Items) / 10).toFixed(2);
    await api.installer().quote.setDiscount({ ...(await quoteNow(api)), Amount: tenth });
    expect((await api.installer().quote.getVersion({ Id })).Blockers).toEqual([]);
    api.sellAt(raisedPrices(aPricedList, percent(-60)), 'hidden');
    expect(await blockers(api)).toEqual(['FORBIDDEN', 'quote.over-limit']);
  });
});

describe('law 7: nothing that comes later changes a byte of what was sent', () => {
  const changes: Readonly<Record<string, (api: TestApi, ItemId: string) => unknown>> = {
    'dearer prices': (api) => api.sellAt(raisedPrices(aPricedList, percent(10)), 'exact'),
    'a new catalogue': (api) => api.publishCatalogue(),
    'another name, logo, letterhead and terms': (api) =>
      api.setClient({ name: 'Other', logoUrl: '', saleTerms: 'New terms.', showPriceLines: true }),
    'a longer day': (api) => (api.controls.now += 10 * aDay),
    'another door': async (api, ItemId) => {
      const { LastUpdated } = await api.installer().item.getItemById(ItemId);
      await api.installer().configureItem({ ItemId, LastUpdated, Actions: [{ type: 'hand.choose', hand: 'right' }] });
    },
    'another customer': async (api) => {
      const { LastUpdated } = await api.installer().customer.getCustomerById(customerId);
      await api.installer().customer.updateCustomer({ Id: customerId, LastUpdated, Name: 'Somebody else' });
    },
  };

  const answers = async (api: TestApi, token: string) => {
    const quote = { ...(await api.fabricator().quote.getQuoteById(Id)), Customer: null, History: null };
    const read = await api.visitor().getOffer(token);
    // The date that it has by now is no part of what was sent.
    const offer = { ...read, Supplier: null, Promise: read.Promise?.Frozen };
    return { quote, version: await api.fabricator().quote.getVersion({ Id, Version: 1 }), offer };
  };

  test.each(Object.entries(changes))('%s', async (_, change) => {
    const api = await aTestApi();
    const { token } = await aSentQuote(api);
    const [row] = await versionRows(api);
    const before = await answers(api, token);
    await change(api, before.quote.Lines[0]?.ItemId ?? '');
    expect(await answers(api, token)).toEqual(before);
    expect(canonicalJson((await versionRows(api))[0])).toBe(canonicalJson(row));
  });

  test('the next version says what is new, and the first stays', async () => {
    const api = await aTestApi();
    await aSentQuote(api);
    const first = await api.installer().quote.getVersion({ Id });
    await api.installer().quote.revise(await quoteNow(api));
    api.sellAt(raisedPrices(aPricedList, percent(10)), 'hidden');
    const LineId = first.Lines[0]?.LineId ?? '';
    await api.installer().quote.updateLine({ ...(await quoteNow(api)), LineId, Quantity: 2 });
    const draft = await api.installer().quote.getVersion({ Id });
    expect([draft.Version, draft.Hash, draft.Paper.title]).toEqual([2, null, 'Quote Q-1001-2']);
    expect(draft.Differences?.Rows[0]).toMatchObject({ What: 'line', Id: LineId, Before: { Quantity: 1 } });
    await api.installer().quote.send(await quoteNow(api));
    const { State, IsLatest, Versions, ...old } = await api.installer().quote.getVersion({ Id, Version: 1 });
    expect([State, IsLatest, Versions.map(({ Version }) => Version)]).toEqual(['Superseded', false, [1, 2]]);
    expect(old).toMatchObject({ Hash: first.Hash, Paper: first.Paper, Totals: first.Totals });
    expect(await codeOf(api.installer().quote.getVersion({ Id, Version: 3 }))).toBe('NOT_FOUND');
  });
});
