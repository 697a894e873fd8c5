import type { QuoteMove } from '@door/domain/selling/quote/quote-cycle';
import { describe, expect, test } from 'vitest';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { tasksAfterMove } from './quote-tasks.ts';
import { fabricatorId } from '../testing/people.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000e1';
const survey = {
  Widths: [1003, 1000, 1001] as [number, number, number],
  Heights: [2100, 2104, 2102] as [number, number, number],
  Diagonals: [2322, 2328] as [number, number],
  Reveals: { Left: 40, Right: null, Top: null },
  Notes: '',
  Final: true,
};

/** A visitor's door of the size that goes into the measured opening. */
async function aDoor(api: TestApi): Promise<string> {
  const item = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const overall = { width: 990, height: 2090 };
  const Actions = [{ type: 'size.changeOverall' as const, overall }];
  await api.installer().configureItem({ ItemId: item.Id, LastUpdated: item.LastUpdated, Actions });
  return item.Id;
}

const measure = (api: TestApi, ItemId: string) =>
  api.installer().item.saveSurvey({ ItemId, Survey: survey, Version: 0 });

const tasksOf = async (api: TestApi) =>
  (await api.rows('task'))
    .filter(({ rule }) => rule !== 'answer-enquiry')
    .map(({ what, about, due, state, quoteId, assignee }) => [what, about, due, state, quoteId, assignee]);

/** What calls that move a quote do with its tasks. */
async function moved(api: TestApi, move: QuoteMove) {
  const context = api.context(-1022, null);
  const supplier = await context.suppliers.find(api.clientId);
  if (!supplier) throw new Error('There is a first supplier.');
  await api.transactions.run(api.clientId, async (stores) => {
    const stored = await stores.quotes.load(Id);
    if (stored) await tasksAfterMove({ ...context, supplier, stores, caller: null }, stored, move);
  });
}

describe('the task to send a quote', () => {
  test('is made once when a door is measured, becomes that of the quote, and ends when the quote is sent', async () => {
    const api = await aTestApi();
    const door = await aDoor(api);
    await measure(api, door);
    const open = ['Send the quote for D-1001: it is measured', '', '2026-11-24', 'Open'];
    expect(await tasksOf(api)).toEqual([[...open, null, null]]);
    await api.installer().quote.create({ Id, ItemIds: [door] });
    expect(await tasksOf(api)).toEqual([[...open, Id, null]]);
    await moved(api, 'send');
    await moved(api, 'send');
    expect((await tasksOf(api)).map(([, , , state]) => state)).toEqual(['Done']);
  });

  test('of an enquiry is for whoever answers it, and about the quote that is begun already', async () => {
    const api = await aTestApi();
    const door = await aDoor(api);
    await api.visitor().submitEnquiry({ ItemId: door, Name: 'Ada Moor', Email: 'ada@example.com' });
    const { EnquiryId } = (await api.installer().task.list({ Of: 'group' })).Tasks[0] ?? {};
    await api.fabricator().quote.create({ Id, EnquiryId });
    await measure(api, door);
    expect(await tasksOf(api)).toEqual([
      ['Send the quote for D-1001: it is measured', 'Ada Moor', '2026-11-24', 'Open', Id, fabricatorId],
    ]);
  });

  test('is not made where the quote of the door is sent', async () => {
    const api = await aTestApi();
    const door = await aDoor(api);
    const { Lines } = await api.installer().quote.create({ Id, ItemIds: [door] });
    await api.transactions.run(api.clientId, async ({ quotes }) => {
      const stored = await quotes.load(Id);
      if (stored) await quotes.save({ ...stored, quote: { ...stored.quote, state: 'Sent' } });
    });
    await measure(api, Lines[0]?.ItemId ?? '');
    expect(await tasksOf(api)).toEqual([]);
  });
});

test('sending a quote is the answer that its enquiry waits for, and no other enquiry', async () => {
  const api = await aTestApi();
  const asked = async (Name: string) => {
    const ItemId = await aDoor(api);
    await api.visitor().submitEnquiry({ ItemId, Name, Email: 'ada@example.com' });
    return ItemId;
  };
  await asked('Ada Moor');
  await asked('Bo Lane');
  const { Enquiries } = await api.installer().enquiry.list({});
  const ada = Enquiries.find(({ Name }) => Name === 'Ada Moor');
  await api.installer().quote.create({ Id, EnquiryId: ada?.Id ?? '' });
  const answers = async () =>
    (await api.rows('task')).filter(({ rule }) => rule === 'answer-enquiry').map(({ what, state }) => [what, state]);
  expect((await answers()).map(([, state]) => state)).toEqual(['Open', 'Open']);
  await moved(api, 'send');
  expect(await answers()).toEqual([
    ['Answer enquiry of Ada Moor', 'Done'],
    ['Answer enquiry of Bo Lane', 'Open'],
  ]);
});
