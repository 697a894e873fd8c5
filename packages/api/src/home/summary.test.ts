import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import type { JobStore } from '../system-status/job-store.ts';
import type { Transactions } from '../ports/stores.ts';
import { installerRouter } from '../routers.ts';
import { aSoldOrder, measure, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { aSentQuote, quoteId } from '../testing/a-sent-quote.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { adminId } from '../testing/people.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

type Summary = Awaited<ReturnType<ReturnType<TestApi['installer']>['home']['summary']>>;
const counts = ({ Work }: Summary) => Object.fromEntries(Work.map(({ List, Count }) => [List, Count]));
const rowOf = ({ Work }: Summary, list: string) => Work.find(({ List }) => List === list)?.First[0];

describe('home', () => {
  test('of a supplier without any work counts nothing', async () => {
    const answer = await (await aTestApi()).installer().home.summary();
    expect(counts(answer)).toEqual({ answer: 0, chase: 0, convert: 0, measure: 0, confirm: 0, fit: 0 });
    expect(answer.Weeks).toEqual([]);
  });

  test('tells an installer what is to be measured, and what is in the way', async () => {
    const { api } = await aSoldOrder();
    const answer = await api.installer().home.summary();
    expect(counts(answer)).toEqual({ answer: 0, chase: 0, convert: 0, measure: 1, confirm: 0, fit: 0 });
    expect(rowOf(answer, 'measure')).toMatchObject({ Id, Name: '10001', Fix: expect.any(String), Late: null });
  });

  test('names an accepted quote until it is an order', async () => {
    const api = await aTestApi();
    const { Version, Hash } = await aSentQuote(api);
    expect(counts(await api.installer().home.summary())).toMatchObject({ convert: 0 });
    await api.installer().quote.accept({ Id: quoteId, Version, Hash, How: 'phone' });
    const answer = await api.installer().home.summary();
    expect(counts(answer)).toMatchObject({ convert: 1 });
    expect(rowOf(answer, 'convert')).toMatchObject({ Id: quoteId, Name: 'Q-1001', Day: null });
    await api.installer().quote.convertToOrder({ Id: quoteId, OrderId: Id });
    expect(counts(await api.installer().home.summary())).toMatchObject({ convert: 0 });
  });

  test('counts what the lists hold: enquiries that nobody has taken, quotes and orders of each state', async () => {
    const { api } = await aSoldOrder();
    const { Id: ItemId } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    await api.visitor().submitEnquiry({ ItemId, Name: 'Ada', Email: 'ada@example.com' });
    const answer = await api.installer().home.summary();
    const { Enquiries } = await api.installer().enquiry.list({ State: 'New', Taken: false });
    expect([counts(answer)['answer'], rowOf(answer, 'answer')?.Name]).toEqual([Enquiries.length, 'Ada']);
    for (const { State, Count } of answer.Quotes)
      expect((await api.installer().quote.list({ State })).Quotes, State).toHaveLength(Count);
    for (const { State, Count } of answer.Orders)
      expect((await api.installer().order.list({ State })).Orders, State).toHaveLength(Count);
  });

  test('tells a fabricator what waits for the works, what its week is, and sums that an installer is not told', async () => {
    const { api, door } = await aSoldOrder();
    const numbersOf = async (Unmeasured: boolean) =>
      (await api.installer().order.list({ Unmeasured })).Orders.map(({ Number: number }) => number);
    expect([await numbersOf(true), await numbersOf(false)]).toEqual([['10001'], []]);
    await measure(api, door);
    expect([await numbersOf(true), await numbersOf(false)]).toEqual([[], ['10001']]);
    expect(counts(await api.installer().home.summary())).toMatchObject({ measure: 0, confirm: 1 });
    await confirmOrder(api.installer(), Id);
    expect(counts(await api.fabricator().home.summary())).toEqual({ late: 0, accept: 1, unblock: 0, make: 0 });
    await api.fabricator().order.accept({ Id, CreditChecked: true });
    // As a batch of a later week leaves it.
    await api.transactions.run(api.clientId, async ({ orders }) => {
      const stored = await orders.load(Id);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, week: '2652' } });
    });
    const answer = await api.fabricator().home.summary();
    const late = await api.fabricator().order.list({ Late: true });
    expect([counts(answer)['late'], late.Orders.map(({ Id: id }) => id)]).toEqual([1, [Id]]);
    expect(rowOf(answer, 'unblock')).toMatchObject({
      Week: '2652',
      Late: 'after promised week',
      Fix: 'Update the bill of materials',
    });
    const { Total, Currency } = await api.fabricator().order.getOrderById(Id);
    expect(answer.Weeks).toEqual([{ Week: '2652', Count: 1, Sums: [{ Amount: Total, Currency }] }]);
    expect((await api.installer().home.summary()).Weeks).toEqual([{ Week: '2652', Count: 1 }]);
    await api.transactions.run(clientId(-1022), async ({ orders }) => {
      const stored = await orders.load(Id);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, week: '2630' } });
    });
    expect((await api.installer().home.summary()).Weeks, 'weeks that are long over').toEqual([]);
  });

  test('tells an admin alone which documents, mails and runs of the server failed', async () => {
    const { api } = await aSoldOrder();
    const at = '2026-11-22T10:00:00.000Z';
    await api.transactions.run(clientId(-1022), async ({ documents }) => {
      await documents.begin({ kind: 'order', aboutId: Id, version: 1, id: Id, at });
      for (let time = 0; time < 5; time += 1) await documents.failOnce(Id);
    });
    const mail = { state: 'failed', tries: 60, fault: null, since: at, nextAt: null } as const;
    const ofClient = { clientId: -1022 } as const;
    const jobs: Partial<JobStore> = {
      list: async () => [
        { ...mail, id: 'm1', job: { ...ofClient, kind: 'order-to-customer', documentId: Id } },
        { ...mail, id: 'm2', job: { ...ofClient, kind: 'enquiry-to-supplier', enquiryId: 'e1', itemId: 'i1' } },
      ],
      lastRuns: async () => [
        { kind: 'quotes-of-day', at, isFailed: true },
        { kind: 'delete-old-data', at, isFailed: false },
      ],
    };
    const transactions: Transactions = {
      run: (client, work) =>
        api.transactions.run(client, (stores) => work({ ...stores, jobs: { ...stores.jobs, ...jobs } })),
    };
    const context = { ...api.context(-1022, { role: 'admin', userId: adminId }), transactions };
    expect((await installerRouter.createCaller(context).home.summary()).Failed).toEqual({
      Documents: [{ Kind: 'order', AboutId: Id, Version: 1, At: at }],
      Mails: [
        { Id: 'm1', Kind: 'order-to-customer', About: { Of: 'order', Id }, Since: at, NextAt: null },
        { Id: 'm2', Kind: 'enquiry-to-supplier', About: { Of: 'enquiry', Id: 'e1' }, Since: at, NextAt: null },
      ],
      Runs: [{ Kind: 'quotes-of-day', At: at }],
    });
    expect((await api.fabricator().home.summary()).Failed).toBeNull();
  });
});
