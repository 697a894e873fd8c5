import type { JobOf } from '@door/api/ports/outbox';
import { installerRouter } from '@door/api/routers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { acceptOrders } from '../testing/accepted-orders.ts';
import { addAccount, callContext, testClient } from '../testing/call-context.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import type { Email } from './email.ts';
import { sendPromiseEmail, tellSeller } from './send-promise-email.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000d7';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;

beforeAll(async () => {
  server = await openTestServer('embedded');
  await addAccount(server, { id: userId, role: 'admin' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
});
afterAll(() => server[Symbol.asyncDispose]());

const numberOf = async (Id: string) => (await office.order.getOrderById(Id)).Number;

/** What is mailed about orders when all their jobs run now. */
async function mailsAbout(ids: readonly string[]): Promise<readonly Email[]> {
  const mails: Email[] = [];
  const mailer = async (email: Email) => void mails.push(email);
  const send = sendPromiseEmail({ ...server, mailer });
  const tell = tellSeller({ ...server, mailer, publicUrl: 'https://doors.example.com' });
  const jobs = rowsOf(
    await server.database.queries.execute(
      sql`select data, start_after > created_on + interval '14 minutes' as waits from pgboss.job
        where data->>'orderId' in ${[...ids]} and data->>'kind' like 'promise-%' order by created_on, data->>'orderId'`,
    ),
  );
  for (const { data, waits } of jobs) {
    const job = data as JobOf<'promise-to-customer'> | JobOf<'promise-to-seller'>;
    expect(waits, 'what is told waits for what else moves').toBe(
      job.kind === 'promise-to-customer' && job.about === 'moved',
    );
    if (job.kind === 'promise-to-customer') await send(job);
    else await tell(job);
  }
  return mails;
}

/** Whatever is promised for the week of these orders moves, as a person says. */
async function moveAll(ids: readonly string[]): Promise<void> {
  for (const OrderId of ids) {
    const before = await office.promise.get({ OrderId });
    await office.promise.setNotBefore({
      OrderId,
      Day: before ? `${String(Number(before.Day.slice(0, 4)) + 1)}-02-10` : '',
    });
  }
}

const toCustomer = (mails: readonly Email[]) => mails.filter(({ to }) => to.address === 'ada@example.com');

describe('mails about a promised date', () => {
  test('say when it is, as it is promised first', async () => {
    const [id = ''] = await acceptOrders(office, server, 1, { Email: 'ada@example.com' });
    const mails: Email[] = [];
    const send = sendPromiseEmail({ ...server, mailer: async (email) => void mails.push(email) });
    await send({ kind: 'promise-to-customer', clientId: testClient, orderId: id, number: 1, about: 'made' });
    const number = await numberOf(id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`The date of your order ${number} from `),
    ]);
    expect(mails[0]?.text).toMatch(/We have planned your order[^]*Order[^]*When[^]*in the week of \d+ \w+ 20\d\d/);
    await office.order.cancel({ Id: id, Reason: 'No longer wanted' });
    await send({ kind: 'promise-to-customer', clientId: testClient, orderId: id, number: 1, about: 'made' });
    await send({ kind: 'promise-to-customer', clientId: testClient, orderId: id, number: 1, about: 'withdrawn' });
    expect(mails.slice(1).map(({ subject }) => subject)).toEqual([expect.stringContaining('has no date at present')]);
    expect(mails[1]?.text).toContain('What we have promised you for this order no longer holds');
    expect(mails[1]?.text, 'nor is a date told that is none').not.toContain('in the week of');
  });

  test('are one for all orders of a customer that move on one day, with each date before and its public cause', async () => {
    const ids = await acceptOrders(office, server, 3, { Email: 'ada@example.com' });
    await moveAll(ids.slice(0, 2));
    const mails = await mailsAbout(ids);
    const [mail, ...others] = toCustomer(mails);
    expect(others).toEqual([]);
    const [one = '', two = '', three = ''] = await Promise.all(ids.map(numberOf));
    expect(mail?.subject).toMatch(new RegExp(`^New dates of your orders (${one}, ${two}|${two}, ${one}) from `));
    expect(mail?.text.match(/Promised before/g)).toHaveLength(2);
    expect(mail?.text.match(/You have asked for a later day\./g)).toHaveLength(2);
    expect(mail?.text).not.toContain(three);
    expect(
      mails
        .filter((each) => each !== mail)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([`The date of order ${one} of Ada Moor has moved`, `The date of order ${two} of Ada Moor has moved`]);
    await moveAll(ids.slice(2));
    await office.order.reopen({ Id: ids[2] ?? '', Reason: 'Another size' });
    const later = toCustomer(await mailsAbout(ids.slice(2))).map(({ subject }) => subject);
    expect(later, 'nothing that no longer holds').toEqual([expect.stringContaining('has no date at present')]);
  });

  test('of one order say the date before and why in its first lines', async () => {
    const ids = await acceptOrders(office, server, 1, { Email: 'ada@example.com' });
    await moveAll(ids);
    // What moved with it, a test before, is in the same mail.
    const [mail] = toCustomer(await mailsAbout(ids));
    expect(mail?.text).toContain(await numberOf(ids[0] ?? ''));
    expect(mail?.text).toContain('Promised before');
  });

  test('a customer without a mail address is rung: whoever made the order has a task, and reads it in their mail', async () => {
    const ids = await acceptOrders(office, server, 1, {});
    await moveAll(ids);
    const [number = ''] = await Promise.all(ids.map(numberOf));
    const mails = await mailsAbout(ids);
    expect(mails.map(({ subject }) => subject)).toEqual([`The date of order ${number} of Ada Moor has moved`]);
    expect(mails[0]?.text).toContain('so please tell them the new date.');
    const open = async () =>
      (await server.transactions.run(testClient, ({ tasks }) => tasks.ofOrder(ids[0] ?? ''))).filter(
        ({ rule }) => rule === 'ring-customer',
      );
    expect(await open()).toMatchObject([
      { what: `Ring the customer of order ${number}, who has no mail: its date has moved`, about: 'Ada Moor' },
    ]);
    await moveAll(ids);
    expect(await open(), 'a later move is the one to tell').toHaveLength(1);
    await office.order.cancel({ Id: ids[0] ?? '', Reason: 'No longer wanted' });
    expect(await open()).toEqual([]);
  });
});
