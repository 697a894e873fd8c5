import { randomUUID } from 'node:crypto';
import { aDiary } from '@door/server/testing/a-diary';
import { describe, expect, test } from 'vitest';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, measure, orderNow, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';
import { withCode } from '../testing/page-code.ts';
import { installerId } from '../testing/people.ts';
import { jobsOfHour } from './jobs-of-hour.ts';

// Today is Saturday 21 November 2026; customers are offered Tuesday 24 November first.

/** A sold order whose door nobody has measured, with the diary of the office. */
async function anUnmeasuredOrder() {
  const sold = await aSoldOrder();
  await aDiary(sold.api);
  const { diary } = sold.api.installer();
  const { Teams, Resources } = await diary.resources();
  const surveys = async () => (await diary.ofOrder({ OrderId })).Jobs.filter(({ Kind }) => Kind === 'survey');
  const [job] = await surveys();
  if (!job) throw new Error('The order has no survey.');
  const at = (Day: string, Start = '08:00') => ({
    ...{ Id: job.Id, Day, Start },
    TeamId: Teams.find(({ Name }) => Name === 'Nolan')?.Id ?? '',
  });
  return { ...sold, diary, job, at, surveys, resources: Resources };
}

describe('a survey is planned', () => {
  test('from the acceptance on it waits for a day, and the office books it like a fitting', async () => {
    const { diary, job, at } = await anUnmeasuredOrder();
    expect((await diary.toBook()).Jobs).toMatchObject([
      { Id: job.Id, Kind: 'survey', State: 'To book', Doors: 1, Minutes: 60, Days: 1, Persons: 1, Skills: ['survey'] },
    ]);
    const { Slots } = await diary.slots({ Id: job.Id });
    expect(Slots[0]).toMatchObject({ Day: '2026-11-24', Start: '08:00' });
    expect((await diary.book(at('2026-11-24'))).State).toBe('Booked');
    const { Visits } = await diary.days({ From: '2026-11-23', Days: 7 });
    expect(Visits).toMatchObject([{ Day: '2026-11-24', From: '08:00', To: '09:00', Job: { Kind: 'survey' } }]);
    expect((await diary.toBook()).Jobs).toEqual([]);
  });

  test('its customer chooses the day themself, once there is somebody who goes', async () => {
    const { api } = await aSoldOrder();
    const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
    await withCode(api, Token);
    const said = async () => {
      const order = await api.visitor().getMyOrder({ Token });
      return order.IsUnchanged ? expect.fail() : order;
    };
    const next = async () => (await said()).Next.map(({ Text }) => Text);
    expect(await next()).not.toContain('Choose a day for measuring.');
    await aDiary(api);
    expect(await next()).toContain('Choose a day for measuring.');
    const [visit] = (await api.visitor().fittingSlots({ Token })).Visits;
    expect(visit).toMatchObject({ Kind: 'survey' });
    const sent = () => ({ Token, VisitOf: visit?.VisitOf ?? '', Id: randomUUID() });
    await api.visitor().holdSlot({ ...sent(), Start: visit?.Slots[0]?.Start ?? '' });
    await api.visitor().bookSlot(sent());
    expect((await said()).Visits).toMatchObject([
      { Kind: 'survey', State: 'Booked', Days: [{ Day: '2026-11-24', From: '08:00', Until: '09:00' }] },
    ]);
    expect(await next()).not.toContain('Choose a day for measuring.');
  });

  test('measured before its day it leaves the diary; a door that is not measured any more waits again', async () => {
    const { api, door, diary, at, surveys } = await anUnmeasuredOrder();
    await diary.book(at('2026-11-24'));
    await measure(api, door);
    expect(await surveys()).toMatchObject([{ State: 'Handed over', Reason: 'The doors are measured.' }]);
    expect((await diary.days({ From: '2026-11-23', Days: 7 })).Visits).toEqual([]);
    const { Survey, Version } = await api.installer().item.getSurvey(door);
    const Widths: [null, null, null] = [null, null, null];
    await api.installer().item.saveSurvey({ ItemId: door, Survey: { ...Survey, Final: false, Widths }, Version });
    expect((await surveys()).map(({ State }) => State)).toEqual(['Handed over', 'To book']);
  });

  test('on its day it is over once the doors are measured', async () => {
    const { api, door, diary, at, surveys } = await anUnmeasuredOrder();
    await diary.book(at('2026-11-24'));
    api.controls.now = Date.parse('2026-11-24T07:30:00.000Z');
    await measure(api, door);
    expect(await surveys()).toMatchObject([{ State: 'Handed over' }]);
  });

  test('with the order it ends, and a held one drops its day', async () => {
    const { api, diary, at, surveys } = await anUnmeasuredOrder();
    await diary.book(at('2026-11-24'));
    await api.fabricator().order.hold({ Id: OrderId, Reason: 'They think again' });
    expect(await surveys()).toMatchObject([{ State: 'To rebook', Reason: 'The order is on hold.' }]);
    expect((await diary.toBook()).Jobs).toEqual([]);
    expect(await codeOf(diary.book(at('2026-11-24')))).toBe('BAD_REQUEST');
    await api.fabricator().order.resume({ Id: OrderId });
    expect((await diary.toBook()).Jobs).toHaveLength(1);
    await api.installer().order.cancel({ Id: OrderId, Reason: 'They moved' });
    expect(await surveys()).toMatchObject([{ State: 'Cancelled', Reason: 'The order was cancelled.' }]);
  });

  test('with another door it takes longer', async () => {
    const { api, surveys } = await anUnmeasuredOrder();
    const { Lines } = await api.installer().order.getOrderById(OrderId);
    const LineId = Lines[0]?.LineId ?? '';
    await api.installer().order.updateLine({ ...(await orderNow(api)), LineId, Quantity: 3 });
    expect(await surveys()).toMatchObject([{ Doors: 3, Minutes: 90 }]);
  });

  test('an order that is older than its survey has one within an hour, and once', async () => {
    const { api, job, surveys } = await anUnmeasuredOrder();
    await api.transactions.run(api.clientId, async (stores) => {
      const stored = await stores.diary.load(job.Id);
      if (stored) await stores.diary.save({ ...stored, kind: 'delivery' });
    });
    expect(await surveys()).toEqual([]);
    await jobsOfHour(api.context(-1022, null), api.clientId);
    await jobsOfHour(api.context(-1022, null), api.clientId);
    expect(await surveys()).toMatchObject([{ State: 'To book' }]);
  });

  test('the service of a cancelled order ends within an hour', async () => {
    const { api, diary, job } = await anUnmeasuredOrder();
    await api.installer().order.cancel({ Id: OrderId, Reason: 'They moved' });
    await api.transactions.run(api.clientId, async (stores) => {
      const stored = await stores.diary.load(job.Id);
      if (stored) await stores.diary.save({ ...stored, kind: 'service', state: 'To book' });
    });
    await jobsOfHour(api.context(-1022, null), api.clientId);
    expect((await diary.ofOrder({ OrderId })).Jobs).toMatchObject([{ Kind: 'service', State: 'Cancelled' }]);
  });
});

describe('whoever measures', () => {
  /** A survey on 24 November, booked on Nolan, whose account is that of the caller. */
  async function aSurveyVisit() {
    const order = await anUnmeasuredOrder();
    const { api, diary, at, resources } = order;
    const nolan = resources.find(({ Name }) => Name === 'Nolan') ?? expect.fail();
    await diary.updateResource({ ...nolan, Works: [...nolan.Works], AccountId: installerId });
    await diary.book(at('2026-11-24'));
    api.controls.now = Date.parse('2026-11-24T08:00:00.000Z');
    const { fitting } = api.fitter();
    const [visit] = (await fitting.myDay({ Day: '2026-11-24' })).Visits;
    if (!visit) throw new Error('The visit is on the day of its fitter.');
    return { ...order, fitting, visit };
  }
  const three = (length: number): [number, number, number] => [length, length, length];
  const Diagonals: [number, number] = [2335, 2335];
  const Survey = {
    ...{ Widths: three(1010), Heights: three(2110), Diagonals },
    ...{ Reveals: { Left: 0, Right: 0, Top: 0 }, Notes: '', Final: false },
  };

  test('has the form of each door with name, address, order and door, and none of its doors to hand over', async () => {
    const { visit } = await aSurveyVisit();
    expect(visit).toMatchObject({ Kind: 'survey', Doors: [] });
    expect(visit.Measures).toMatchObject([
      {
        Survey: {
          Version: 0,
          Site: { Customer: 'Mary Byrne', Address: '1 Mill Lane', Door: expect.stringContaining('Door') },
          Order: { Number: '10001' },
          Locked: { Survey: null, Sizes: 'The office gives the door its size.' },
        },
      },
    ]);
  });

  test('saves it, once, and the job is done when they leave', async () => {
    const { api, fitting, visit, surveys } = await aSurveyVisit();
    const sent = { VisitId: visit.Id, LineId: visit.Measures[0]?.LineId ?? '', Survey, Version: 0 };
    const saved = await fitting.saveSurvey(sent);
    expect(saved.Survey).toMatchObject({ Version: 1, Survey: { Widths: [1010, 1010, 1010] } });
    expect(await fitting.saveSurvey(sent)).toEqual(saved);
    expect(await codeOf(fitting.saveSurvey({ ...sent, Survey: { ...Survey, Notes: 'Steps' } }))).toBe('CONFLICT');
    expect(await codeOf(fitting.saveSurvey({ ...sent, LineId: OrderId }))).toBe('NOT_FOUND');
    expect(await surveys()).toMatchObject([{ State: 'Handed over' }]);
    api.controls.now += 60_000;
    const left = { Id: sent.LineId, Kind: 'left' as const, DeviceAt: new Date(api.controls.now).toISOString() };
    await fitting.record({ VisitId: visit.Id, Events: [left] });
    expect(await surveys()).toMatchObject([{ State: 'Handed over' }]);
  });

  test('and leaves without: somebody comes again', async () => {
    const { api, fitting, visit, surveys, diary } = await aSurveyVisit();
    const said = (Kind: 'arrived' | 'left', n: number) => ({
      ...{ Id: `5a1f4c1e-0000-4000-8000-00000000000${String(n)}`, Kind },
      DeviceAt: new Date(api.controls.now).toISOString(),
    });
    await fitting.record({ VisitId: visit.Id, Events: [said('arrived', 1), said('left', 2)] });
    expect(await surveys()).toMatchObject([{ State: 'Unfinished' }]);
    expect((await diary.toBook()).Jobs).toMatchObject([{ Kind: 'survey' }]);
  });
});

test('confirmed, nobody measures any more', async () => {
  const { api, door, surveys } = await anUnmeasuredOrder();
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  expect(await surveys()).toMatchObject([{ State: 'Handed over' }]);
});
