import { aDiary } from '@door/server/testing/a-diary';
import { describe, expect, test } from 'vitest';
import { aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { anAcceptedOrder } from '../testing/an-accepted-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';
import { jobsOfHour } from './jobs-of-hour.ts';

// Today is Saturday 21 November 2026; the door is fitted from Tuesday 15 December on, in the week that is promised.

const absenceId = '5a1f4c1e-0000-4000-8000-0000000000a1';

const inDiary = async (api: TestApi, From = '2026-12-14') => {
  const { Visits } = await api.installer().diary.days({ From, Days: 7 });
  return Visits.map(({ Day, From: from, To, Takes, Job }) => `${Day} ${from}–${To} ${Job.State}: ${Takes.join(', ')}`);
};

const messageOf = (asked: Promise<unknown>) =>
  asked.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('a fitting is planned', () => {
  test('it waits for a day once the works have accepted the order, with what its doors take', async () => {
    const { job, diary } = await anAcceptedOrder();
    expect(job).toMatchObject({
      ...{ State: 'To book', Number: '10001', Address: '1 Mill Lane', Doors: 1, Promised: '2026-12-15' },
      ...{ Minutes: 210, Days: 1, Persons: 2, Tools: [], Skills: ['fit'] },
    });
    const { Slots } = await diary.slots({ Id: job.Id });
    expect(Slots.slice(0, 3).map(({ Day, Start, Team }) => [Day, Start, Team])).toEqual([
      ['2026-12-15', '08:00', 'Nolan'],
      ['2026-12-15', '12:30', 'Nolan'],
      ['2026-12-16', '08:00', 'Nolan'],
    ]);
    expect(Slots).toHaveLength(12);
  });

  test('booked it stands in the diary with everybody who goes, and its promise is a day', async () => {
    const { api, diary, at } = await anAcceptedOrder();
    const booked = await diary.book(at('2026-12-16', '12:30'));
    expect(booked.State).toBe('Booked');
    expect(await diary.book(at('2026-12-16', '12:30'))).toEqual(booked);
    expect(await inDiary(api)).toEqual(['2026-12-16 12:30–16:00 Booked: Nolan, Byrne, Van A']);
    expect((await diary.toBook()).Jobs).toEqual([]);
    expect((await api.installer().promise.get({ OrderId }))?.Grain).toBe('day');
    expect((await api.installer().promise.get({ OrderId }))?.Day).toBe('2026-12-16');
    const { History } = await api.installer().order.getOrderById(OrderId);
    expect(History.find(({ Kind }) => Kind === 'visit')).toMatchObject({
      From: null,
      To: 'Wednesday 16 December 2026, 12:30, Nolan',
    });
  });

  test.each([
    ['in the past', '2026-11-20', '08:00', 'That is over.'],
    ['before the door is there', '2026-12-14', '08:00', 'can be fitted from 15 December 2026 on'],
    ['on a Saturday', '2026-12-19', '08:00', 'Nobody works then'],
    ['longer than the day', '2026-12-16', '14:00', 'Free next: Tuesday 15 December 2026, 08:00'],
  ] as const)('%s nobody comes, and the next times are named', async (_, day, start, sentence) => {
    const { diary, at } = await anAcceptedOrder();
    expect(await codeOf(diary.book(at(day, start)))).toBe('BAD_REQUEST');
    expect(await messageOf(diary.book(at(day, start)))).toContain(sentence);
  });

  test('off the grid, of another team and of no job are refused', async () => {
    const { diary, at } = await anAcceptedOrder();
    expect(await codeOf(diary.book(at('2026-12-16', '08:10')))).toBe('BAD_REQUEST');
    expect(await codeOf(diary.book({ ...at('2026-12-16'), TeamId: absenceId }))).toBe('NOT_FOUND');
    expect(await codeOf(diary.book({ ...at('2026-12-16'), Id: absenceId }))).toBe('NOT_FOUND');
  });

  test('whoever is away is named, with the times that are free', async () => {
    const { diary, at, resource } = await anAcceptedOrder();
    const day = '2026-12-16';
    const Reason = 'Holiday';
    await diary.addAbsence({ Id: absenceId, ResourceIds: [resource('Byrne')], FirstDay: day, LastDay: day, Reason });
    const refusal = await messageOf(diary.book(at(day)));
    expect(refusal).toBe(
      'Byrne is away (Holiday) then. Free next: Tuesday 15 December 2026, 08:00; Tuesday 15 December 2026, 12:30; Wednesday 16 December 2026, 08:00.',
    );
    expect((await diary.book(at(day, '08:00', 'Costa'))).State).toBe('Booked');
  });

  test('moved it stays the same visit, and somebody says why', async () => {
    const { api, diary, at } = await anAcceptedOrder();
    await diary.book(at('2026-12-16'));
    const [before] = (await diary.days({ From: '2026-12-14', Days: 7 })).Visits;
    expect(await codeOf(diary.rebook(at('2026-12-17')))).toBe('BAD_REQUEST');
    // Half of the new time is its own.
    await diary.rebook({ ...at('2026-12-16', '09:00'), Reason: 'The customer asked for it.' });
    const [after] = (await diary.days({ From: '2026-12-14', Days: 7 })).Visits;
    expect(after?.Id).toBe(before?.Id);
    expect(await inDiary(api)).toEqual(['2026-12-16 09:00–12:30 Booked: Nolan, Byrne, Van A']);
    expect((await api.rows('visit', -1022)).map(({ sequence }) => sequence)).toEqual([1]);
  });
});

test('an order tells what is done for it, and one of somebody else tells nothing', async () => {
  const { diary, at } = await anAcceptedOrder();
  await diary.book(at('2026-12-16'));
  const { Jobs, Visits } = await diary.ofOrder({ OrderId });
  expect(Jobs).toMatchObject([
    { Kind: 'survey', State: 'Handed over', Reason: 'The doors are measured.' },
    { Kind: 'fitting', State: 'Booked' },
  ]);
  expect(Visits).toMatchObject([{ Day: '2026-12-16', From: '08:00', To: '11:30', Takes: ['Nolan', 'Byrne', 'Van A'] }]);
  expect(await codeOf(diary.ofOrder({ OrderId: absenceId }))).toBe('NOT_FOUND');
});

test('an order that was accepted before its fitting was planned waits for a day within an hour, and once', async () => {
  const { api, diary, job } = await anAcceptedOrder();
  // As if nobody had planned its fitting.
  await api.transactions.run(api.clientId, async (stores) => {
    const stored = await stores.diary.load(job.Id);
    if (stored) await stores.diary.save({ ...stored, kind: 'survey' });
  });
  const fittings = async () => (await diary.ofOrder({ OrderId })).Jobs.filter(({ Kind }) => Kind === 'fitting');
  expect(await fittings()).toEqual([]);
  await jobsOfHour(api.context(-1022, null), api.clientId);
  await jobsOfHour(api.context(-1022, null), api.clientId);
  expect(await fittings()).toMatchObject([{ State: 'To book', Minutes: 210, Persons: 2 }]);
});

describe('what drops a visit back', () => {
  test('illness: first it is only said whom it hits, then they wait for another day', async () => {
    const { api, diary, at, resource, job } = await anAcceptedOrder();
    await diary.book(at('2026-12-16'));
    const away = { Id: absenceId, ResourceIds: [resource('Nolan')], FirstDay: '2026-12-15', LastDay: '2026-12-17' };
    const dry = await diary.addAbsence({ ...away, Reason: 'Ill', DryRun: true });
    expect(dry).toMatchObject({ IsDryRun: true, Moved: [{ Id: job.Id, State: 'Booked' }] });
    expect(await inDiary(api)).toHaveLength(1);
    const done = await diary.addAbsence({ ...away, Reason: 'Ill' });
    expect(done).toMatchObject({ IsDryRun: false, Moved: [{ Id: job.Id, State: 'To rebook', Reason: 'Ill' }] });
    expect(await inDiary(api)).toEqual([]);
    expect((await diary.addAbsence({ ...away, Reason: 'Ill' })).Moved).toEqual([]);
    expect((await diary.days({ From: '2026-12-14', Days: 7 })).Absences).toMatchObject([
      { Id: absenceId, FirstDay: '2026-12-15', LastDay: '2026-12-17', Reason: 'Ill', Who: [{ Name: 'Nolan' }] },
    ]);
    await diary.endAbsence({ Id: absenceId });
    expect((await diary.book(at('2026-12-16'))).State).toBe('Booked');
  });

  test('the weather of a day, for those who are named', async () => {
    const { api, diary, at, resource } = await anAcceptedOrder();
    await diary.book(at('2026-12-16'));
    const hit = (Day: string, name: string) =>
      diary.weather({
        Id: absenceId.replace(/1$/, name.slice(0, 1) === 'B' ? '2' : '3'),
        Day,
        ResourceIds: [resource(name)],
      });
    expect((await hit('2026-12-16', 'Costa')).Moved).toEqual([]);
    expect((await hit('2026-12-16', 'Byrne')).Moved).toHaveLength(1);
    expect(await inDiary(api)).toEqual([]);
  });

  test('an order that is cancelled, reopened or held has nobody coming; a cancelled visit stays for calendars', async () => {
    const { api, diary, at } = await anAcceptedOrder();
    await diary.book(at('2026-12-16'));
    await api.fabricator().order.hold({ Id: OrderId, Reason: 'Not paid' });
    expect(await inDiary(api)).toEqual([]);
    expect((await diary.toBook()).Jobs).toEqual([]);
    await api.fabricator().order.resume({ Id: OrderId });
    expect((await diary.toBook()).Jobs).toMatchObject([{ State: 'To rebook' }]);
    await diary.book(at('2026-12-16'));
    await api.installer().order.cancel({ Id: OrderId, Reason: 'Moved house' });
    expect(await inDiary(api)).toEqual([]);
    expect((await api.rows('visit', -1022)).map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
    expect(await api.rows('resourceBooking', -1022)).toEqual([]);
    const fittings = (await api.rows('job', -1022)).filter(({ kind }) => kind === 'fitting');
    expect(fittings.map(({ state }) => state)).toEqual(['Cancelled']);
  });

  test('a promise that moves later than its visit', async () => {
    const { api, diary, at } = await anAcceptedOrder();
    await diary.book(at('2026-12-16'));
    await api.fabricator().promise.setNotBefore({ OrderId, Day: '2026-12-17' });
    expect(await inDiary(api)).toEqual([]);
    expect((await diary.toBook()).Jobs).toMatchObject([
      { State: 'To rebook', Reason: 'The doors are ready later than planned.' },
    ]);
  });
});

test('a promise waits for the first day on which those who can fit it are free', async () => {
  const { api, door } = await aSoldOrder();
  await aDiary(api);
  const { diary } = api.installer();
  const { Resources } = await diary.resources();
  const away = Resources.filter(({ Kind }) => Kind === 'van').map(({ Id }) => Id);
  const of = { FirstDay: '2026-12-15', LastDay: '2026-12-16', Reason: 'Repair' };
  await diary.addAbsence({ Id: absenceId, ResourceIds: away, ...of });
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  const { Promise } = await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
  expect(Promise).toMatchObject({ Week: '2650', Day: '2026-12-17' });
});

test('a visit changes places with another one that is booked, and with nothing else', async () => {
  const { diary, at, job } = await anAcceptedOrder();
  await diary.book(at('2026-12-16'));
  expect(await codeOf(diary.swap({ Id: job.Id, WithId: absenceId, Reason: 'Nearer' }))).toBe('NOT_FOUND');
  expect(await codeOf(diary.swap({ Id: job.Id, WithId: job.Id, Reason: '' }))).toBe('BAD_REQUEST');
});
