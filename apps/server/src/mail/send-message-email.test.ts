import { randomUUID } from 'node:crypto';
import { messagesOfHour } from '@door/api/message/messages-of-hour';
import { readUnsubscribing, unsubscribe } from '@door/api/message/unsubscribe';
import { lookAtDue } from '@door/api/payment/look';
import type { Job, JobOf } from '@door/api/ports/outbox';
import { aSentQuote, quoteId } from '@door/api/testing/a-sent-quote';
import { aSolidDoor, measure, soldOrderId as Id } from '@door/api/testing/a-sold-order';
import { aTestApi, type TestApi } from '@door/api/testing/a-test-api';
import { putOrder } from '@door/api/testing/put-order';
import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import type { Email } from './email.ts';
import { sendMessageEmail } from './send-message-email.ts';

const own = clientId(-1022);
const publicUrl = 'https://doors.example.com';
const day = 24 * 60 * 60_000;

/** Hours of the day at which it is looked, UTC. */
const looks = [3, 8, 9, 21];

function nextLook(now: number): number {
  const begun = now - (now % day);
  const times = [...looks, 24 + 3].map((hour) => begun + hour * (day / 24));
  return times.find((time) => time > now) ?? now;
}

const noPapers = { readMade: async () => undefined };

/** A supplier whose customer's mails are collected as they leave. 2026-11-21, when it begins, is a Saturday. */
async function aMailedSale() {
  const api = await aTestApi();
  const sent = await aSentQuote(api, aSolidDoor);
  const mails: Email[] = [];
  const done = new Set<string>();
  const ports = () => api.context(own, null);
  /** What is to leave by now leaves, once. */
  const leave = async (): Promise<readonly string[]> => {
    const from = mails.length;
    const send = sendMessageEmail({
      ...ports(),
      blobs: noPapers,
      publicUrl,
      mailer: async (email) => void mails.push(email),
    });
    for (const job of await api.jobs()) {
      if (job.kind !== 'message-to-customer' || done.has(job.id)) continue;
      if (Date.parse(job.leavesAt ?? '') > api.controls.now) continue;
      done.add(job.id);
      await send(job);
    }
    return mails.slice(from).map(({ subject }) => subject);
  };
  /** So many days later, the hour's work at some hours of each, by night too; what left, with its day and hour in UTC. */
  const live = async (days: number): Promise<readonly string[]> => {
    const told: string[] = [];
    const until = api.controls.now + days * day;
    for (; api.controls.now < until; ) {
      api.controls.now = nextLook(api.controls.now);
      await messagesOfHour(ports(), own);
      const at = new Date(api.controls.now).toISOString().slice(5, 13);
      told.push(...(await leave()).map((subject) => `${at} ${subject}`));
    }
    return told;
  };
  const openTasks = async () =>
    (await api.rows('task')).filter(({ state }) => state === 'Open').map(({ rule }) => rule);
  return { api, sent, mails, leave, live, openTasks, ports };
}

type MailedSale = Awaited<ReturnType<typeof aMailedSale>>;

async function anOrderOf({ api, sent: { Version, Hash } }: MailedSale): Promise<string> {
  await api.installer().quote.accept({ Id: quoteId, Version, Hash, How: 'phone' });
  const { Lines } = await api.installer().quote.convertToOrder({ Id: quoteId, OrderId: Id });
  const { LastUpdated } = await api.installer().order.getOrderById(Id);
  await api.installer().order.updateDetails({ Id, LastUpdated, DeliveryAddress: '1 Mill Lane' });
  return Lines[0]?.ItemId ?? '';
}

const depositOf = async (api: TestApi) => (await api.installer().order.getOrderById(Id)).Totals.Deposit;

const pay = (api: TestApi, Amount: string, payment = randomUUID()) =>
  api.installer().order.recordPayment({
    ...{ Id: payment, OrderId: Id, Kind: 'deposit', Amount, Method: 'bank' },
    On: new Date(api.controls.now).toISOString().slice(0, 10),
  });

const amountIn = (text: string) => /[\d,]+\.\d\d/.exec(text)?.[0] ?? '';

describe('from yes to the receipt', () => {
  test('a customer is thanked, asked for the deposit and sent its receipt, each once', async () => {
    const sale = await aMailedSale();
    const { api, mails, leave } = sale;
    await anOrderOf(sale);
    expect(await leave()).toEqual(['Thank you for your order with Doors Ltd']);
    expect(await leave(), 'the deposit may still be put right').toEqual([]);
    api.controls.now += day / 96;
    expect(await leave()).toEqual([expect.stringMatching(/^The deposit of your order 10001: [\d,]+\.\d\d EUR$/)]);
    const Deposit = await depositOf(api);
    expect(Number(amountIn(mails.at(-1)?.text ?? '').replace(',', ''))).toBe(Number(Deposit));
    await pay(api, Deposit);
    expect(await leave()).toEqual([expect.stringMatching(/^We have received [\d,.]+ EUR for your order 10001$/)]);
    expect(await sale.live(40), 'nothing is said twice, nor asked for').toEqual([]);
  });

  test('what is paid before the mail leaves is not asked for', async () => {
    const sale = await aMailedSale();
    await anOrderOf(sale);
    await pay(sale.api, await depositOf(sale.api));
    expect(await sale.live(1)).toEqual([
      expect.stringContaining('Thank you for your order'),
      expect.stringContaining('We have received'),
    ]);
  });

  test('a cancelled order is told nothing more of', async () => {
    const sale = await aMailedSale();
    await anOrderOf(sale);
    await sale.leave();
    await sale.api.installer().order.cancel({ Id, Reason: 'No longer wanted' });
    expect(await sale.live(20)).toEqual([]);
  });
});

describe('a deposit that nobody pays', () => {
  test('is reminded of twice, by day, and then somebody has a task, which its payment ends', async () => {
    const sale = await aMailedSale();
    const { api, live, openTasks } = sale;
    await anOrderOf(sale);
    await live(1);
    const reminders = await live(15);
    expect(reminders).toEqual([
      expect.stringMatching(/^11-28T08 A reminder: 238,755\.62 EUR/),
      // The seventh day after is a Saturday; the second falls on one as well.
      expect.stringMatching(/^12-05T08 A reminder: /),
    ]);
    expect(await openTasks()).toEqual([]);
    expect(await live(6)).toEqual([]);
    expect(await openTasks()).toEqual(['collect-deposit']);
    await live(2);
    expect(await openTasks(), 'one task').toEqual(['collect-deposit']);
    await pay(api, await depositOf(api));
    expect(await openTasks()).toEqual([]);
  });

  test('nothing leaves at night, on a Sunday or on a holiday: it waits for the morning, and what is paid by then is dropped', async () => {
    const sale = await aMailedSale();
    const { api, live, leave } = sale;
    await api.admin().settings.updateHolidays({ Holidays: [{ Day: '2026-11-28', Name: 'Stocktaking' }] });
    await anOrderOf(sale);
    expect(await live(9)).toEqual([
      expect.stringMatching(/^11-21T09 Thank you/),
      expect.stringMatching(/^11-21T09 The deposit/),
      // Saturday 28 is a holiday, and 29 a Sunday.
      expect.stringMatching(/^11-30T08 A reminder: /),
    ]);
    expect(await live(5)).toEqual([]);
    api.controls.now += day / 2;
    await pay(api, await depositOf(api));
    expect(await leave()).toEqual([expect.stringContaining('We have received')]);
    expect(await live(10)).toEqual([]);
  });

  test('a job that is worked off at night sends no reminder', async () => {
    const sale = await aMailedSale();
    const { api, live, leave, ports } = sale;
    const isReminder = (job: Job) => job.kind === 'message-to-customer' && job.code === 'payment-reminder';
    const queued = async () => (await api.jobs()).filter(isReminder).length;
    await anOrderOf(sale);
    await live(6);
    api.controls.now += 23 * (day / 24);
    await messagesOfHour(ports(), own);
    expect(await queued()).toBe(0);
    api.controls.now += day / 24;
    await messagesOfHour(ports(), own);
    expect(await queued()).toBe(1);
    api.controls.now += day / 2 + 1;
    expect(await leave()).toEqual([]);
  });

  test('of somebody without a mail address, or who wants no reminders, is seen to by a person at once', async () => {
    const sale = await aMailedSale();
    const { live, openTasks, ports, mails } = sale;
    await anOrderOf(sale);
    await live(7);
    const url = mails.at(-1)?.unsubscribeUrl ?? '';
    expect(mails.slice(0, -1).map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([undefined, undefined]);
    const [, , client, customer, topic, mark] = new URL(url).pathname.split('/');
    const asked = readUnsubscribing(ports(), { clientId: client, customerId: customer, topic, mark });
    const other = { clientId: client, customerId: customer, topic: 'reviews', mark };
    expect(readUnsubscribing(ports(), other), 'of another kind').toBeUndefined();
    if (!asked) throw new Error('The address is not ours.');
    expect(await openTasks()).toEqual([]);
    await unsubscribe(ports(), asked);
    await unsubscribe(ports(), asked);
    expect(await live(10)).toEqual([]);
    expect(await openTasks()).toEqual(['collect-deposit']);
  });

  test('while its customer’s bank disputes a payment nobody is reminded, nor asked by a task', async () => {
    const sale = await aMailedSale();
    const { api, live, ports, openTasks } = sale;
    await anOrderOf(sale);
    await api.admin().payment.setAccount({
      ...{ Driver: 'stripe', Key: 'sk_live_1234567890', HookSecret: 'whsec_1234', IsActive: true },
    });
    const attempt = randomUUID();
    await api.visitor().startPayment({ Token: sale.sent.token, Instalment: 1, Id: attempt });
    const session = api.providers.sessions.get(`cs_${attempt}`);
    if (!session) throw new Error('There is no such session.');
    const amount = session.asked.amount.minor;
    session.session = 'complete';
    session.charges = [{ id: 'ch_1', amount, state: 'paid' }];
    session.disputes = [{ id: 'du_1', amount, state: 'open' }];
    api.controls.now += day / 24;
    await lookAtDue(ports(), own);
    await live(1);
    expect(await live(30)).toEqual([]);
    expect(await openTasks()).toEqual(['answer-dispute']);
    session.disputes = [{ id: 'du_1', amount, state: 'lost' }];
    await lookAtDue(ports(), own);
    expect(await live(2)).toEqual([expect.stringContaining('A reminder: ')]);
  });
});

describe('the drawing', () => {
  test('that is not confirmed is reminded of after 2 and 5 open days, and then asked for by a person', async () => {
    const sale = await aMailedSale();
    const { api, live, openTasks } = sale;
    const door = await anOrderOf(sale);
    await pay(api, await depositOf(api));
    await live(1);
    await measure(api, door);
    await api.installer().order.confirm({ Id, MeasurementsFinal: true });
    const drawn = (await api.jobs()).filter((job): job is JobOf<'make-document'> => job.kind === 'make-document');
    expect(
      drawn.filter(({ mails }) => mails),
      'the confirmation goes out, not the copy for the works',
    ).toHaveLength(1);
    // Confirmed on Sunday 22.
    expect(await live(8)).toEqual([
      expect.stringMatching(/^11-24T08 Please confirm the drawing of your order 10001/),
      expect.stringMatching(/^11-27T08 Please confirm the drawing/),
    ]);
    expect(await openTasks()).toEqual([]);
    await live(4);
    expect(await openTasks()).toEqual(['confirm-sizes']);
    await api.installer().order.waiveDrawing({ Id, How: 'phone', Reason: 'She rang' });
    expect(await openTasks()).toEqual([]);
    expect(await live(10)).toEqual([]);
  });
});

describe('after the handover', () => {
  test('the balance is asked for, and a review once, a week later, by whoever wants one', async () => {
    const sale = await aMailedSale();
    const { api, live } = sale;
    await anOrderOf(sale);
    api.setClient({
      messaging: {
        quietFrom: '20:00',
        quietUntil: '08:00',
        quietSundays: true,
        language: 'en',
        reviewUrl: 'https://reviews.example.com/us',
      },
    });
    await pay(api, await depositOf(api));
    await live(1);
    await putOrder(api, 'Delivered');
    await api.fabricator().order.install({ Id });
    const { Open } = (await api.installer().order.getOrderById(Id)).Money;
    expect(await live(1)).toEqual([expect.stringContaining('The balance of your order 10001')]);
    await pay(api, Open);
    expect(await live(40)).toEqual([
      expect.stringContaining('We have received'),
      // The week ends on a Sunday.
      expect.stringMatching(/^11-30T08 How do you like your new door\?/),
    ]);
    expect(sale.mails.at(-1)?.text).toContain('https://reviews.example.com/us');
  });

  /** Handed over and paid, with a page for reviews. */
  async function aHandedOverSale() {
    const sale = await aMailedSale();
    const { api, live } = sale;
    await anOrderOf(sale);
    const quiet = { quietFrom: '20:00', quietUntil: '08:00', quietSundays: true, language: 'en' } as const;
    api.setClient({ messaging: { ...quiet, reviewUrl: 'https://reviews.example.com/us' } });
    await putOrder(api, 'Delivered');
    await api.fabricator().order.install({ Id });
    await pay(api, (await api.installer().order.getOrderById(Id)).Money.Open);
    const reviews = async (days: number) => (await live(days)).filter((subject) => subject.includes('How do you like'));
    const fault = { id: randomUUID(), orderId: Id, lineId: randomUUID(), area: 'door:leaf', kind: 'noise' } as const;
    const at = () => new Date(api.controls.now).toISOString();
    const report = () =>
      api.transactions.run(own, ({ faults }) => faults.add({ ...fault, text: 'It creaks', at: at() }));
    const move = (name: 'close' | 'visit' | 'solve') =>
      api.transactions.run(own, ({ faults }) =>
        faults.addEvent({ id: randomUUID(), faultId: fault.id, move: name, text: 'Oiled', who: null, at: at() }),
      );
    return { ...sale, reviews, report, move };
  }

  test('a fault that is open keeps the review back until it is solved, however long that takes, and it comes once', async () => {
    const { reviews, report, move } = await aHandedOverSale();
    expect(await reviews(3)).toEqual([]);
    await report();
    expect(await reviews(10)).toEqual([]);
    await move('visit');
    expect(await reviews(60)).toEqual([]);
    await move('solve');
    expect(await reviews(2)).toHaveLength(1);
    expect(await reviews(60)).toEqual([]);
  });

  test('whoever wants no mails about reviews gets none', async () => {
    const { api, reviews } = await aHandedOverSale();
    await api.transactions.run(own, async ({ messages, orders }) => {
      const stored = await orders.load(Id);
      const at = new Date(api.controls.now).toISOString();
      await messages.choose(stored?.order.customerId ?? '', 'reviews', { isWanted: false, at });
    });
    expect(await reviews(20)).toEqual([]);
  });
});

test('each mail reads as text and on a phone, is ours to the customer, and leads to their page', async () => {
  const sale = await aMailedSale();
  const { api, mails } = sale;
  const door = await anOrderOf(sale);
  await sale.live(8);
  await measure(api, door);
  await api.installer().order.confirm({ Id, MeasurementsFinal: true });
  await sale.live(4);
  expect(mails.length).toBeGreaterThanOrEqual(4);
  for (const { to, fromName, subject, text, html, attachments } of mails) {
    expect([to, fromName, attachments]).toEqual([{ name: 'Mary Byrne', address: 'mary@example.com' }, 'Doors Ltd', []]);
    expect(subject, 'all is filled in').not.toMatch(/[{}]|undefined|null/);
    expect(text).toMatch(
      /^Dear Mary Byrne,\n\n[^{}]+\n\nOpen your page:\nhttps:\/\/doors\.example\.com\/\?client=-1022#\/offer\/token-/,
    );
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(html).toContain(`<h1`);
    expect(html.match(/<p /g)?.length, 'each paragraph is one').toBeGreaterThan(2);
    expect(html).not.toMatch(/width="\d{3,}"|<script|[{][{]/);
  }
});
