import { randomUUID } from 'node:crypto';
import { anAcceptedOrder } from '@door/api/testing/an-accepted-order';
import { customerId } from '@door/api/testing/a-sent-quote';
import { codeOf } from '@door/api/testing/a-test-api';
import { daysAfter, workWeek } from '@door/domain/lib/open-days';
import fastify from 'fastify';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { answerErrors } from './create-app.ts';
import { mountFeeds } from './mount-feeds.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A diary with calendars of team Nolan, as programs of others read them. */
async function aFedDiary() {
  const accepted = await anAcceptedOrder();
  const { api, diary } = accepted;
  const app = fastify();
  const ports = api.context(-1022, null);
  answerErrors(app, ports.log);
  mountFeeds(app, ports, 'https://doors.example.com');
  await app.ready();
  close = () => app.close();
  const { Teams, Resources } = await diary.resources();
  const team = Teams.find(({ Name }) => Name === 'Nolan') ?? expect.fail();
  const person = Resources.find(({ Name }) => Name === 'Nolan') ?? expect.fail();
  const feed = async (of: ({ ResourceId: string } | { TeamId: string }) & { NamesCustomers?: boolean }) => {
    const Id = randomUUID();
    const { Feeds } = await diary.createFeed({ Id, ...of });
    return Feeds.find((each) => each.Id === Id) ?? expect.fail();
  };
  const read = async (Path: string) => {
    const answer = await app.inject(Path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    const entries = calendar.getAllSubcomponents('vevent').map((each) => {
      const { uid, sequence, startDate, endDate, summary, location } = new ICAL.Event(each);
      const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
      const stamp = each.getFirstPropertyValue('dtstamp');
      return {
        ...{ uid, sequence, start, end, summary, location },
        ...{ zone: startDate.zone.tzid, status: each.getFirstPropertyValue('status') },
        stamp: stamp instanceof ICAL.Time ? stamp.toJSDate().toISOString() : '',
      };
    });
    return { calendar, entries, text: answer.body };
  };
  return { ...accepted, app, team, person, feed, read };
}

test('a calendar tells of each visit without whose it is, and of who and where only where its switch says so', async () => {
  const { diary, at, team, person, feed, read } = await aFedDiary();
  await diary.book(at('2026-12-16'));
  const plain = await read((await feed({ TeamId: team.Id })).Path);
  expect(plain.entries).toMatchObject([
    {
      uid: expect.stringMatching(/^[\da-f-]{36}@doors\.example\.com$/),
      ...{ sequence: 0, start: '2026-12-16T08:00:00.000Z', end: '2026-12-16T11:30:00.000Z', zone: 'UTC' },
      ...{ summary: 'Fitting 10001, 1 door', location: null, status: 'CONFIRMED' },
    },
  ]);
  expect(plain.text).not.toMatch(/Mary|Mill Lane/);
  expect(plain.calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  expect(String(plain.calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  const named = await read((await feed({ ResourceId: person.Id, NamesCustomers: true })).Path);
  expect(named.entries).toMatchObject([
    { summary: 'Fitting 10001, Mary Byrne, 1 door', location: '1 Mill Lane', uid: plain.entries[0]?.uid },
  ]);
});

test('what moves keeps its name with a higher number; what is cancelled is told for 30 days', async () => {
  const { api, diary, job, at, team, feed, read } = await aFedDiary();
  const { Path } = await feed({ TeamId: team.Id });
  await diary.book(at('2026-12-16'));
  const [booked] = (await read(Path)).entries;
  api.controls.now += 60_000;
  const { Jobs } = await diary.ofOrder({ OrderId: job.OrderId });
  const LastUpdated = Jobs.find(({ Id }) => Id === job.Id)?.LastUpdated ?? '';
  const moved = { ...at('2026-12-17', '12:30'), LastUpdated, Reason: 'The van' };
  await diary.rebook(moved);
  const [now, ...others] = (await read(Path)).entries;
  expect(others).toEqual([]);
  expect(now).toMatchObject({ uid: booked?.uid, start: '2026-12-17T12:30:00.000Z' });
  expect(now?.sequence).toBeGreaterThan(booked?.sequence ?? 0);
  expect(now?.stamp).toBe(new Date(api.controls.now).toISOString());
  api.controls.now += 60_000;
  await diary.dropBack({ Id: job.Id, Reason: 'Weather' });
  const [cancelled] = (await read(Path)).entries;
  expect(cancelled).toMatchObject({ uid: booked?.uid, status: 'CANCELLED' });
  expect(cancelled?.sequence).toBeGreaterThan(now?.sequence ?? 0);
  api.controls.now += 31 * 24 * 3_600_000;
  expect((await read(Path)).entries).toEqual([]);
});

// JOURNEY 13, law 11: the clocks go forward on 28 March 2027, and back on 31 October.
const isSummer = (day: string) => day >= '2027-03-28' && day < '2027-10-31';

test.each(['2027-03-22', '2027-10-25'])(
  'each day from %s on, over the change of the clocks, the calendar has the moment of the diary, and its number never falls',
  async (monday) => {
    const { api, diary, job, at, team, feed, read } = await aFedDiary();
    const { Path } = await feed({ TeamId: team.Id });
    const week = workWeek.map((weekday) => daysAfter(monday, weekday - 1));
    const sequences: number[] = [];
    for (const day of [...week, ...week.map((each) => daysAfter(each, 7))]) {
      api.controls.now = Date.parse(`${day}T00:00:00.000Z`) - 5 * 24 * 3_600_000;
      if (sequences.length === 0) await diary.book(at(day));
      else await diary.rebook({ ...at(day), Reason: 'The next day' });
      const { Visits } = await diary.days({ From: day, Days: 1 });
      expect(Visits.map(({ Day, From }) => [Day, From])).toEqual([[day, '08:00']]);
      const { entries } = await read(Path);
      expect(entries.map(({ start }) => start)).toEqual([`${day}T0${isSummer(day) ? '7' : '8'}:00:00.000Z`]);
      sequences.push(...entries.map(({ sequence }) => sequence));
    }
    await diary.dropBack({ Id: job.Id, Reason: 'Weather' });
    const [cancelled] = (await read(Path)).entries;
    expect(cancelled?.status).toBe('CANCELLED');
    sequences.push(cancelled?.sequence ?? 0);
    expect(sequences).toEqual(Array.from({ length: 11 }, (_, n) => n));
  },
);

test('nobody reads it who has another address, after it is revoked, or 300 times within an hour', async () => {
  const { api, app, diary, team, feed } = await aFedDiary();
  const { Id, Path } = await feed({ TeamId: team.Id });
  const status = async (path: string) => (await app.inject(path)).statusCode;
  expect(await status(Path)).toBe(200);
  for (const path of [Path.replace('-1022', '-1023'), Path.replace('.ics', ''), '/feeds/x.ics', '/feeds/-1022-x.ics'])
    expect(await status(path)).toBe(404);
  api.controls.limited = true;
  expect(await status(Path)).toBe(429);
  api.controls.limited = false;
  expect((await diary.revokeFeed({ Id })).Feeds).toEqual([]);
  expect((await diary.revokeFeed({ Id })).Feeds).toEqual([]);
  expect(await status(Path)).toBe(404);
  const [stored] = await api.rows('calendarFeed');
  expect(stored?.tokenHash, 'what opens it is not stored').not.toContain(Path.slice(13, 30));
  expect(await codeOf(diary.createFeed({ Id: randomUUID(), TeamId: randomUUID() }))).toBe('NOT_FOUND');
});

test('an erased person is in no calendar', async () => {
  const { api, diary, at, team, feed, read } = await aFedDiary();
  await diary.book(at('2026-12-16'));
  const { Path } = await feed({ TeamId: team.Id, NamesCustomers: true });
  expect((await read(Path)).text).toMatch(/Mary Byrne/);
  await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
  expect((await read(Path)).text).not.toMatch(/Mary|Mill Lane/);
});
