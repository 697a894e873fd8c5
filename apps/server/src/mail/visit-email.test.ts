import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesOfHour } from '@door/api/message/messages-of-hour';
import { anAcceptedOrder } from '@door/api/testing/an-accepted-order';
import { clientId } from '@door/domain/door/model/ids';
import { expect, onTestFinished, test } from 'vitest';
import { readVisitMail as read } from '../testing/read-visit-mail.ts';
import { fileMailer } from './mailer.ts';
import { sendMessageEmail } from './send-message-email.ts';

const own = clientId(-1022);
const publicUrl = 'https://doors.example.com';

const noPapers = { readMade: async () => undefined };

/** What a customer's mail program finds in what is mailed of visits. Today is Saturday 21 November 2026. */
async function aMailedVisit() {
  const accepted = await anAcceptedOrder();
  const { api } = accepted;
  const folder = await mkdtemp(join(tmpdir(), 'visits-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const done = new Set<string>();
  const leave = async () => {
    const mails: Awaited<ReturnType<typeof read>>[] = [];
    const write = fileMailer(folder, 'Doors <office@example.com>');
    const mailer = async (...[email, id]: Parameters<typeof write>) => {
      await write(email, id);
      mails.push(await read(join(folder, `${id}.eml`)));
    };
    for (const job of await api.jobs()) {
      if (job.kind !== 'message-to-customer' || done.has(job.id) || !/^(?:visit|choose)-/.test(job.code)) continue;
      if (Date.parse(job.leavesAt ?? '') > api.controls.now) continue;
      done.add(job.id);
      await sendMessageEmail({ ...api.context(own, null), blobs: noPapers, publicUrl, mailer })(job);
    }
    return mails;
  };
  const at = async (moment: string) => {
    api.controls.now = Date.parse(moment);
    await messagesOfHour(api.context(own, null), own);
    return leave();
  };
  return { ...accepted, visitAt: accepted.at, leave, at };
}

test('a visit that is booked, moved and cancelled is one entry of the customer’s calendar, each time with a higher number', async () => {
  const { api, diary, visitAt, leave } = await aMailedVisit();
  await leave();
  await diary.book(visitAt('2026-12-16'));
  const [booked, ...noOther] = await leave();
  expect(noOther).toEqual([]);
  expect(booked?.subject).toBe('We come on Wednesday 16 December 2026, arriving 08:00–09:00');
  const [file, ...noFile] = booked?.calendars ?? [];
  expect(noFile).toEqual([]);
  expect(file).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST', of: 'REQUEST' });
  expect(file?.events).toEqual([
    {
      uid: expect.stringMatching(/^[\da-f-]{36}@doors\.example\.com$/),
      sequence: 0,
      organizer: 'mailto:doors@example.com',
      location: '1 Mill Lane',
      summary: 'Doors Ltd, order 10001',
      status: 'CONFIRMED',
      start: '2026-12-16T08:00:00.000Z',
      end: '2026-12-16T11:30:00.000Z',
      zone: 'UTC',
    },
  ]);
  await diary.rebook({ ...visitAt('2026-12-17', '12:30'), Reason: 'The customer asked for it.' });
  const [moved] = await leave();
  expect(moved?.subject).toBe('Our visit has changed: Thursday 17 December 2026, arriving 12:30–13:30');
  await diary.dropBack({ Id: visitAt('').Id, Reason: 'Ill' });
  const [cancelled, ...nothing] = await leave();
  expect(nothing).toEqual([]);
  expect(cancelled?.subject).toBe('We do not come on Thursday 17 December 2026, arriving 12:30–13:30');
  expect(cancelled?.text).not.toContain('Ill');
  expect(cancelled?.calendars).toMatchObject([{ method: 'CANCEL', of: 'CANCEL', events: [{ status: 'CANCELLED' }] }]);
  const entries = [booked, moved, cancelled].flatMap((mail) => mail?.calendars.flatMap(({ events }) => events) ?? []);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
  expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  await api.installer().order.cancel({ Id: (await diary.toBook()).Jobs[0]?.OrderId ?? '', Reason: 'Moved house' });
  expect(await leave()).toEqual([]);
});

test('a customer is asked for a day, reminded once, and told on the afternoon before', async () => {
  const { diary, visitAt, at, leave } = await aMailedVisit();
  const subjects = async (moment: string) => (await at(moment)).map(({ subject }) => subject);
  expect(await leave()).toEqual([]);
  expect(await subjects('2026-11-21T09:00:00.000Z')).toEqual(['Choose a day for your order 10001']);
  expect(await subjects('2026-11-24T09:00:00.000Z')).toEqual([]);
  expect(await subjects('2026-11-25T09:00:00.000Z')).toEqual(['Please choose a day for your order 10001']);
  expect(await subjects('2026-12-01T09:00:00.000Z')).toEqual([]);
  await diary.book(visitAt('2026-12-21'));
  await leave();
  expect(await subjects('2026-12-18T15:59:00.000Z')).toEqual([]);
  expect(await subjects('2026-12-18T16:00:00.000Z')).toEqual([
    'We come to you next: Monday 21 December 2026, arriving 08:00–09:00',
  ]);
  expect(await subjects('2026-12-19T16:00:00.000Z')).toEqual([]);
});

test('a visit that was moved before its mail left is told once, as it stands', async () => {
  const { diary, visitAt, leave } = await aMailedVisit();
  await leave();
  await diary.book(visitAt('2026-12-16'));
  await diary.rebook({ ...visitAt('2026-12-17'), Reason: 'A slip' });
  expect((await leave()).map(({ subject }) => subject)).toEqual([
    'Our visit has changed: Thursday 17 December 2026, arriving 08:00–09:00',
  ]);
});
