import { clientId } from '@door/domain/door/model/ids';
import { shareOf } from '@door/domain/testing/law-share';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSentQuote, quoteId } from '../testing/a-sent-quote.ts';
import { aSolidDoor, soldOrderId } from '../testing/a-sold-order.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { lookAtDue, supersede } from './look.ts';
import { lookAtHint, noteHint } from './note-hint.ts';

const own = clientId(-1022);
const minute = 60_000;
const idOf = (at: number) => `5a1f4c1e-0000-4000-8000-${String(at).padStart(12, '0')}`;
const account = { Driver: 'stripe', Key: 'sk_live_1234567890', HookSecret: 'whsec_1234', IsActive: true } as const;

/** An order whose deposit is due, with the link of its customer and an account that takes money. */
async function anOrderToPay() {
  const api = await aTestApi();
  const { Version, Hash, token } = await aSentQuote(api, aSolidDoor);
  await api.installer().quote.accept({ Id: quoteId, Version, Hash, How: 'phone' });
  await api.installer().quote.convertToOrder({ Id: quoteId, OrderId: soldOrderId });
  await api.admin().payment.setAccount(account);
  const ports = api.context(-1022, null);
  const start = (at = 1, Instalment = 1) => api.visitor().startPayment({ Token: token, Instalment, Id: idOf(at) });
  const state = () => api.visitor().paymentState(token);
  const moneyNow = async () => (await api.installer().order.getOrderById(soldOrderId)).Money;
  const due = async () => (await state())?.Due?.Amount ?? '0.00';
  return { api, token, ports, start, state, moneyNow, due };
}

const sessionOf = ({ providers }: TestApi, at = 1) => {
  const found = providers.sessions.get(`cs_${idOf(at)}`);
  if (!found) throw new Error('There is no such session.');
  return found;
};

function pay(api: TestApi, at = 1): void {
  const session = sessionOf(api, at);
  session.session = 'complete';
  session.charges = [{ id: 'ch_1', amount: session.asked.amount.minor, state: 'paid' }];
}

/** What the queue holds, done once each. */
async function workJobs({ api, ports }: Awaited<ReturnType<typeof anOrderToPay>>): Promise<void> {
  for (const job of await api.jobs()) {
    if (job.kind === 'look-at-payment') await lookAtHint(ports, { ...job, clientId: own });
    if (job.kind === 'supersede-payment') await supersede(ports, { clientId: own, attemptId: job.attemptId });
  }
}

describe('a customer pays online', () => {
  test('what is due, with a sum that is ours; a second click and a second tab are the same session', async () => {
    const order = await anOrderToPay();
    const { api, start, due, state } = order;
    const amount = await due();
    const first = await start();
    expect(first).toMatchObject({ State: 'Open', Url: `https://pay.example/cs_${idOf(1)}` });
    expect([await start(), await start(2)]).toEqual([first, first]);
    expect(api.providers.sessions.size).toBe(1);
    expect(sessionOf(api).asked).toMatchObject({ text: 'Deposit, order 10001', amount: { currency: 'EUR' } });
    pay(api);
    api.controls.now += 10 * 1000;
    expect(await state()).toMatchObject({ Due: null, Attempt: { State: 'Paid' } });
    expect((await order.moneyNow()).Payments).toMatchObject([
      { Kind: 'deposit', Amount: amount, Method: 'card', RecordedBy: null },
    ]);
    expect(await codeOf(start(3))).toBe('CONFLICT');
  });

  test('nothing that is not due, and nothing without an account', async () => {
    const { api, start } = await anOrderToPay();
    expect(await codeOf(start(1, 2))).toBe('CONFLICT');
    await api.admin().payment.setAccount({ Driver: 'stripe', IsActive: false });
    expect(await codeOf(start())).toBe('CONFLICT');
    expect(api.providers.sessions.size).toBe(0);
  });

  test('an answer that is lost is asked for again and is the same session', async () => {
    const { api, start } = await anOrderToPay();
    api.providers.controls.losesAnswers = true;
    expect(await codeOf(start())).toBe('SERVICE_UNAVAILABLE');
    api.providers.controls.losesAnswers = false;
    expect(await start()).toMatchObject({ State: 'Open' });
    expect(api.providers.sessions.size).toBe(1);
  });

  test('a provider that refuses the key leaves nothing behind that could be paid, and a task', async () => {
    const { api, start } = await anOrderToPay();
    api.providers.controls.isRefusing = true;
    expect(await codeOf(start())).toBe('CONFLICT');
    expect(await api.rows('paymentAttempt')).toMatchObject([{ state: 'Failed' }]);
    expect((await api.rows('task')).filter(({ rule }) => rule === 'check-payment')).toHaveLength(1);
  });

  test('money by hand ends the session; where that cannot be said nobody gets a second one', async () => {
    const order = await anOrderToPay();
    const { api, start } = order;
    await start();
    const part = { Kind: 'deposit', Amount: '1.00', On: '2026-11-21', Method: 'cash' } as const;
    await api.installer().order.recordPayment({ Id: idOf(77), OrderId: soldOrderId, ...part });
    api.providers.controls.isAway = true;
    expect(await codeOf(start(2))).toBe('SERVICE_UNAVAILABLE');
    expect(api.providers.sessions.size).toBe(1);
    api.providers.controls.isAway = false;
    await workJobs(order);
    expect(sessionOf(api).session).toBe('expired');
    expect(await start(2)).toMatchObject({ State: 'Open' });
    expect((await api.rows('paymentAttempt')).map(({ state }) => state).toSorted()).toEqual(['Open', 'Superseded']);
  });

  test('JOURNEY 14.7: paid by hand and by card in one moment, both are booked, and somebody pays it back', async () => {
    const order = await anOrderToPay();
    const { api, start, due, moneyNow } = order;
    const amount = await due();
    await start();
    pay(api);
    const all = (await moneyNow()).Open;
    await api.installer().order.recordPayment({
      ...{ Id: idOf(77), OrderId: soldOrderId, Kind: 'balance', Amount: all, On: '2026-11-21', Method: 'bank' },
    });
    await workJobs(order);
    expect(await moneyNow()).toMatchObject({ Open: '0.00', Overpaid: amount });
    expect((await api.rows('task')).filter(({ rule, state }) => rule === 'pay-back' && state === 'Open')).toHaveLength(
      1,
    );
    const paid = (await moneyNow()).Payments.find(({ Method }) => Method === 'card');
    const asked = { Id: idOf(88), PaymentId: paid?.Id ?? '', Amount: amount, Reason: 'Paid twice' };
    expect([await api.admin().payment.refund(asked), await api.admin().payment.refund(asked)]).toEqual([
      { Id: asked.Id },
      { Id: asked.Id },
    ]);
    expect((await api.admin().payment.attempts({ OrderId: soldOrderId })).Refunds).toMatchObject([
      { State: 'Sent', Amount: amount },
    ]);
    expect(await codeOf(api.admin().payment.refund({ ...asked, Id: idOf(89), Amount: '0.01' }))).toBe('CONFLICT');
    const session = sessionOf(api);
    session.refunds = session.refunds.map((each) => ({ ...each, state: 'done' }));
    await api.installer().payment.lookAgain({ AttemptId: idOf(1) });
    expect(await moneyNow()).toMatchObject({ Open: '0.00', Overpaid: '0.00' });
    expect((await api.rows('task')).filter(({ rule, state }) => rule === 'pay-back' && state === 'Open')).toEqual([]);
  });

  test('JOURNEY 14.8: a dispute takes the money off, with a task, and gives it again once it is won', async () => {
    const { api, ports, start, moneyNow } = await anOrderToPay();
    await start();
    pay(api);
    const look = async () => {
      api.controls.now += 25 * 60 * minute;
      await lookAtDue(ports, own);
      return (await moneyNow()).Paid;
    };
    const paid = await look();
    const session = sessionOf(api);
    const dispute = { id: 'dp_1', amount: session.asked.amount.minor };
    session.disputes = [{ ...dispute, state: 'open' }];
    expect(await look()).toBe('0.00');
    const open = async () =>
      (await api.rows('task')).filter(({ rule, state }) => rule === 'answer-dispute' && state === 'Open');
    expect(await open()).toHaveLength(1);
    session.disputes = [{ ...dispute, state: 'won' }];
    expect([await look(), (await open()).length]).toEqual([paid, 0]);
  });

  test('what is paid in another sum is booked by nobody, and somebody looks', async () => {
    const { api, ports, start, moneyNow } = await anOrderToPay();
    await start();
    const session = sessionOf(api);
    session.session = 'complete';
    session.charges = [{ id: 'ch_1', amount: session.asked.amount.minor - 1, state: 'paid' }];
    api.controls.now += 3 * minute;
    await lookAtDue(ports, own);
    expect((await moneyNow()).Payments).toEqual([]);
    expect((await api.rows('task')).filter(({ rule }) => rule === 'check-payment')).toHaveLength(1);
  });

  test('a test account books nothing', async () => {
    const { api, start, state, moneyNow } = await anOrderToPay();
    await api.admin().payment.setAccount({ Driver: 'stripe', Key: 'sk_test_1234567890', IsActive: true });
    await start();
    pay(api);
    api.controls.now += minute;
    expect(await state()).toMatchObject({ IsTest: true, Attempt: { State: 'Paid' } });
    expect((await moneyNow()).Payments).toEqual([]);
  });
});

describe('an account', () => {
  test('shows the last four characters of its secrets and nothing else of them', async () => {
    const { api } = await anOrderToPay();
    const shown = await api.admin().payment.accounts();
    expect(shown).toMatchObject([
      { Driver: 'stripe', Mode: 'live', KeyEnd: '7890', HookSecretEnd: '1234', IsActive: true },
    ]);
    expect(JSON.stringify([shown, await api.rows('paymentAccount')])).not.toMatch(/sk_live|whsec/);
    expect(await codeOf(api.admin().payment.setAccount({ Driver: 'mollie', Key: 'sk_live_1234567890' }))).toBe(
      'BAD_REQUEST',
    );
    expect(await codeOf(api.fabricator().payment.accounts())).toBe('FORBIDDEN');
  });

  test('of which there is one that is active', async () => {
    const { api } = await anOrderToPay();
    await api.admin().payment.setAccount({ Driver: 'mollie', Key: 'live_1234567890', IsActive: true });
    expect((await api.admin().payment.accounts()).filter(({ IsActive }) => IsActive)).toMatchObject([
      { Driver: 'mollie' },
    ]);
  });

  test('is told whether its key works', async () => {
    const { api } = await anOrderToPay();
    expect(await api.admin().payment.testAccount({ Driver: 'stripe' })).toMatchObject({ Works: true });
    api.providers.controls.isRefusing = true;
    expect(await api.admin().payment.testAccount({ Driver: 'stripe' })).toMatchObject({ Works: false });
  });
});

/** Law 1: whatever comes in whatever order, after the next look it is booked as the provider has it, each thing once. */
test('law 1: events lost, doubled, late and swapped, hand and card: booked is what the provider says, and one session can be paid at most', async () => {
  const order = await anOrderToPay();
  const { api, ports, moneyNow, start } = order;
  const begun = await api.made();
  const step = fc.constantFrom(
    'start',
    'pay',
    'later',
    'fail',
    'refund',
    'dispute',
    'win',
    'hint',
    'hint',
    'state',
    'hand',
    'jobs',
    'away',
    'back',
  );
  const walk = fc.array(step, { minLength: 5, maxLength: 30 });
  expect(begun.now).toBeGreaterThan(0);
  let walks = 0;
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      walks += 1;
      const base = walks * 1000;
      const before = (await moneyNow()).Payments.length;
      const sessions = () =>
        [...api.providers.sessions.values()].filter(({ asked }) => Number(asked.attemptId.slice(-12)) >= base);
      let count = 0;
      for (const each of steps) {
        count += 1;
        const last = sessions().at(-1);
        const charge = last?.charges[0];
        if (each === 'start') await start(base + count).catch(() => undefined);
        if (each === 'pay' && last?.session === 'open') {
          last.session = 'complete';
          last.charges = [{ id: `ch_${last.id}`, amount: last.asked.amount.minor, state: 'paid' }];
        }
        if (each === 'later' && last?.session === 'open') last.session = 'processing';
        if (each === 'fail' && last?.session === 'processing') last.session = 'failed';
        if (each === 'refund' && last && charge) last.refunds = [{ id: `re_${last.id}`, amount: 1, state: 'done' }];
        if (each === 'dispute' && last && charge)
          last.disputes = [{ id: `dp_${last.id}`, amount: charge.amount, state: 'open' }];
        if (each === 'win' && last) last.disputes = last.disputes.map((dispute) => ({ ...dispute, state: 'won' }));
        if (each === 'hint' && last) {
          const message = { headers: { 'stripe-signature': 'right' }, body: `${last.id} ${String(count)}` };
          await noteHint(ports, { clientId: own, driver: 'stripe', message });
        }
        if (each === 'state') await api.visitor().paymentState(order.token);
        if (each === 'jobs') await workJobs(order).catch(() => undefined);
        if (each === 'away') api.providers.controls.isAway = true;
        if (each === 'back') api.providers.controls.isAway = false;
        if (each === 'hand')
          await api
            .installer()
            .order.recordPayment({
              Id: idOf(base + 500 + count),
              OrderId: soldOrderId,
              Kind: 'other',
              Amount: '0.01',
              On: '2026-11-21',
              Method: 'cash',
            })
            .catch(() => undefined);
        expect(sessions().filter(({ session }) => session === 'open').length).toBeLessThanOrEqual(1);
        api.controls.now += 20 * 1000;
      }
      api.providers.controls.isAway = false;
      api.controls.now += 26 * 60 * minute;
      await lookAtDue(ports, own);
      const { Payments } = await moneyNow();
      const booked = Payments.slice(before)
        .filter(({ Method }) => Method === 'card')
        .map(({ Amount }) => Math.round(Number(Amount) * 100));
      const truth = sessions().flatMap(({ charges, refunds, disputes }) => [
        ...charges.map(({ amount }) => amount),
        ...refunds.map(({ amount }) => -amount),
        ...disputes.filter(({ state }) => state !== 'won').map(({ amount }) => -amount),
      ]);
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(booked)).toBe(sum(truth));
      const charges = Payments.slice(before).filter(({ Kind, Method }) => Method === 'card' && Kind === 'deposit');
      expect(charges).toHaveLength(sessions().filter((session) => session.charges.length > 0).length);
      // The next walk begins with its deposit open again.
      for (const session of sessions())
        if (session.charges.length > 0 && !session.disputes.some(({ state }) => state !== 'won'))
          session.disputes = [
            ...session.disputes,
            { id: `dp_end_${session.id}`, amount: session.charges[0]?.amount ?? 0, state: 'lost' },
          ];
      api.controls.now += 26 * 60 * minute;
      await lookAtDue(ports, own);
    }),
    { numRuns: shareOf(1000) },
  );
}, 300_000);
