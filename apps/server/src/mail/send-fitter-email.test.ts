import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFeed } from '@door/api/diary/feeds';
import { soldOrderId } from '@door/api/testing/a-sold-order';
import { anAcceptedOrder } from '@door/api/testing/an-accepted-order';
import { adminId, fabricatorId, installerId } from '@door/api/testing/people';
import { clientId } from '@door/domain/door/model/ids';
import { expect, onTestFinished, test } from 'vitest';
import { readVisitMail } from '../testing/read-visit-mail.ts';
import { fileMailer } from './mailer.ts';
import { sendFitterEmail } from './send-fitter-email.ts';

const own = clientId(-1022);
const [nolan, byrne, costa] = ['ines@example.com', 'winter@example.com', 'finn@example.com'];

/** A diary whose people have accounts but for Weber, and what their mail programs find once the minute is over. */
async function aMailedTeam() {
  const accepted = await anAcceptedOrder();
  const { api, diary } = accepted;
  const accounts = { Nolan: installerId, Byrne: adminId, Costa: fabricatorId };
  for (const [name, AccountId] of Object.entries(accounts)) {
    const person = (await diary.resources()).Resources.find(({ Name, Kind }) => Name === name && Kind === 'person');
    await diary.updateResource({ ...(person ?? expect.fail()), Works: [...(person?.Works ?? [])], AccountId });
  }
  const folder = await mkdtemp(join(tmpdir(), 'fitters-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const written: string[] = [];
  const write = fileMailer(folder, 'Doors <office@example.com>');
  const mailer = async (...[email, id]: Parameters<typeof write>) => {
    await write(email, id);
    written.push(join(folder, `${id}.eml`));
  };
  const send = sendFitterEmail({ ...api.context(own, null), mailer, publicUrl: 'https://doors.example.com' });
  const done = new Set<string>();
  /** What has left since, by whom it is for. */
  const leave = async () => {
    for (const job of await api.jobs()) {
      if (job.kind !== 'visit-to-fitter' || done.has(job.id)) continue;
      done.add(job.id);
      await send(job);
      // A job that is tried again tells nothing twice.
      await send(job);
    }
    const mails = await Promise.all(written.splice(0).map(readVisitMail));
    return mails.map(({ calendars, ...mail }) => {
      expect(calendars).toHaveLength(1);
      const [event, ...others] = calendars[0]?.events ?? [];
      expect(others).toEqual([]);
      return { ...mail, method: calendars[0]?.method, of: calendars[0]?.of, ...(event ?? expect.fail()) };
    });
  };
  const told = async () =>
    (await leave())
      .map(({ to, method, sequence }) => [to[0], method, sequence])
      .toSorted((a, b) => (`${a[0]}` < `${b[0]}` ? -1 : 1));
  return { ...accepted, leave, told };
}

test('each of a team gets a visit into their calendar, one entry of the same name as in the feed; whoever goes no more has it taken out', async () => {
  const { api, diary, at, resource, leave, told } = await aMailedTeam();
  const ResourceId = resource('Nolan');
  const { Feeds } = await diary.createFeed({ Id: randomUUID(), ResourceId });
  await diary.book(at('2026-12-16'));
  const mails = await leave();
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([nolan, byrne].toSorted());
  const feed = await readFeed(api.context(own, null), /\/feeds\/(.*)\.ics/.exec(Feeds[0]?.Path ?? '')?.[1] ?? '');
  if (feed === 'too many') expect.fail();
  for (const mail of mails)
    expect(mail).toMatchObject({
      ...{ method: 'REQUEST', of: 'REQUEST', status: 'CONFIRMED', sequence: 0, zone: 'UTC' },
      uid: `${feed?.entries[0]?.visit.id ?? ''}@doors.example.com`,
      ...{ start: '2026-12-16T08:00:00.000Z', end: '2026-12-16T11:30:00.000Z', organizer: 'mailto:doors@example.com' },
    });
  api.controls.now += 60_000;
  await diary.rebook({ ...at('2026-12-17', '12:30'), Reason: 'The van' });
  expect(await told()).toEqual([
    [nolan, 'REQUEST', 1],
    [byrne, 'REQUEST', 1],
  ]);
  api.controls.now += 60_000;
  await diary.rebook({ ...at('2026-12-17', '12:30', 'Costa'), Reason: 'Ill' });
  expect(await told()).toEqual([
    [costa, 'REQUEST', 2],
    [nolan, 'CANCEL', 2],
    [byrne, 'CANCEL', 2],
  ]);
  api.controls.now += 60_000;
  await diary.dropBack({ Id: at('').Id, Reason: 'Weather' });
  const [off, ...nobodyElse] = await leave();
  expect(nobodyElse).toEqual([]);
  expect(off).toMatchObject({ to: [costa], method: 'CANCEL', of: 'CANCEL', status: 'CANCELLED', sequence: 3 });
  expect(off?.uid).toBe(mails[0]?.uid);
});

test('what changes within a minute is told once, as it stands, and nothing of what nobody was told', async () => {
  const { diary, at, told } = await aMailedTeam();
  await diary.book(at('2026-12-16'));
  await diary.rebook({ ...at('2026-12-17', '08:00', 'Costa'), Reason: 'A slip' });
  expect(await told()).toEqual([[costa, 'REQUEST', 1]]);
  await diary.rebook({ ...at('2026-12-16'), Reason: 'Back' });
  await diary.dropBack({ Id: at('').Id, Reason: 'Weather' });
  expect(await told()).toEqual([[costa, 'CANCEL', 3]]);
});

test('a mail names the customer and the street only to those whose calendar does', async () => {
  const { diary, at, resource, leave } = await aMailedTeam();
  await diary.createFeed({ Id: randomUUID(), ResourceId: resource('Nolan'), NamesCustomers: true });
  await diary.createFeed({ Id: randomUUID(), ResourceId: resource('Byrne') });
  await diary.book(at('2026-12-16'));
  const mails = await leave();
  const of = (address: string) => JSON.stringify(mails.find(({ to }) => to[0] === address));
  expect(of(nolan)).toContain('Mary Byrne');
  expect(of(nolan)).toContain('1 Mill Lane');
  expect(of(byrne)).toContain('Fitting 10001, 1 door');
  expect(of(byrne)).not.toMatch(/Mary|Mill Lane/);
});

test('doors that go to another address are the same visit at another place', async () => {
  const { api, diary, at, resource, leave } = await aMailedTeam();
  await diary.createFeed({ Id: randomUUID(), ResourceId: resource('Nolan'), NamesCustomers: true });
  await diary.book(at('2026-12-16'));
  const booked = await leave();
  api.controls.now += 60_000;
  const { LastUpdated } = await api.installer().order.getOrderById(soldOrderId);
  const change = { Id: soldOrderId, LastUpdated, DeliveryAddress: '7 Quay Street' };
  await api.installer().order.updateDetails(change);
  await api.installer().order.updateDetails(change);
  const moved = await leave();
  expect(moved.map(({ to, method, sequence }) => [to[0], method, sequence]).toSorted()).toEqual([
    [nolan, 'REQUEST', 1],
    [byrne, 'REQUEST', 1],
  ]);
  expect(moved[0]?.uid).toBe(booked[0]?.uid);
  expect(JSON.stringify(moved)).toContain('7 Quay Street');
  expect(moved.map(({ start }) => start)).toEqual(booked.map(({ start }) => start));
});
