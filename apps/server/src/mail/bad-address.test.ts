import type { JobOf } from '@door/api/ports/outbox';
import { expect, test, vi } from 'vitest';
import { asOwner } from '../db/database.ts';
import { idleHandlers } from '../testing/idle-handlers.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { emailAddress } from './email.ts';
import { smtpMailer } from './mailer.ts';

const plain = {
  fromName: null,
  replyTo: undefined,
  subject: 'A door',
  text: 'A door',
  html: '<p>A door</p>',
  attachments: [],
};

test('mails to addresses that are refused or never answered delay no other, and the refused are tried again', async () => {
  await using server = await openTestServer();
  // Closed first, so that what it holds ends.
  await using mails = await startMailServer();
  const send = smtpMailer(mails.url, 'doors@example.com');
  const tried: string[] = [];
  const handler = async ({ enquiryId: name }: JobOf<'enquiry-to-visitor'>) => {
    tried.push(name);
    await send({ to: emailAddress('', `${name}@example.com`), ...plain }, name);
  };
  const bad = ['held0', 'held1', 'held2', ...Array.from({ length: 6 }, (_, at) => `refused${String(at)}`)];
  const good = Array.from({ length: 12 }, (_, at) => `good${String(at)}`);
  await asOwner(server.database, async (queries) => {
    for (const enquiryId of [...bad, ...good])
      await server.jobs.enqueue(queries, { kind: 'enquiry-to-visitor', clientId: -1022, enquiryId, itemId: 'an item' });
  });
  await server.jobs.work({ ...idleHandlers, 'enquiry-to-visitor': handler });
  await vi.waitUntil(() => mails.received.length >= good.length, { timeout: 20_000 });
  expect(mails.received.flatMap(({ to }) => to).toSorted()).toEqual(
    good.map((name) => `${name}@example.com`).toSorted(),
  );
  expect(tried.filter((name) => name.startsWith('held'))).toHaveLength(3);
  await vi.waitUntil(() => tried.filter((name) => name === 'refused0').length > 1, { timeout: 20_000 });
});
