import type { PaymentAccount } from '@door/api/payment/account-store';
import { ProviderAway, ProviderRefused } from '@door/api/payment/provider';
import { clientId } from '@door/domain/door/model/ids';
import { money } from '@door/domain/selling/pricing/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeKeys, fakePayments, signatureOf } from '../testing/fake-payments.ts';
import { providersOf } from './providers.ts';

let fake: Awaited<ReturnType<typeof fakePayments>>;
beforeAll(async () => (fake = await fakePayments()));
afterAll(() => fake[Symbol.asyncDispose]());

const now = new Date('2026-12-02T10:00:00.000Z');
const payments = (url = fake.url) =>
  providersOf({
    key: Buffer.alloc(32, 7),
    apis: { stripe: url, mollie: url },
    isDemo: true,
    publicUrl: 'https://doors.example',
    now: () => now,
  });

function accountOf(driver: 'stripe' | 'mollie', key: string = fakeKeys[driver]): PaymentAccount {
  const { seal } = payments();
  return {
    ...{ driver, mode: 'test', key: seal(key), keyEnd: '2345', methods: ['card'], isActive: true },
    ...{ hookSecret: seal('whsec_new'), hookSecretEnd: '_new', hookSecretBefore: seal(fakeKeys.hookSecret) },
    ...{ changedBy: 'somebody', changedAt: now.toISOString() },
  };
}

const asked = (attemptId: string) => ({
  attemptId,
  amount: money(103_171, 'EUR'),
  text: 'Deposit, order 10234',
  returnUrl: 'https://doors.example/#/offer/token',
  notifyUrl: 'https://doors.example/hooks/payment/-1022/stripe',
  expiresAt: new Date('2026-12-02T11:00:00.000Z'),
});

describe.each(['stripe', 'mollie'] as const)('%s', (driver) => {
  const provider = () => payments().of(accountOf(driver));
  const opened = async (attempt: string) => provider().create(asked(`${driver} ${attempt}`));

  test('the same attempt is the same session, open with nothing paid', async () => {
    const first = await opened('a1');
    expect(first.url).toBe(`${fake.url}/page/${first.providerId}`);
    expect(await opened('a1')).toEqual(first);
    const nothing = { session: 'open', currency: 'EUR', charges: [], refunds: [], disputes: [] };
    expect(await provider().read(first.providerId)).toEqual(nothing);
  });

  test('a bank debit is on its way and unpaid, then paid', async () => {
    const { providerId } = await opened('a2');
    fake.act(providerId, 'Later');
    const later = await provider().read(providerId);
    expect([later.session, later.charges.filter(({ state }) => state === 'paid')]).toEqual(['processing', []]);
    fake.act(providerId, 'Pay');
    const paid = await provider().read(providerId);
    expect(paid).toMatchObject({ session: 'complete', charges: [{ amount: 103_171, state: 'paid' }] });
  });

  test('an ended session cannot be paid; one that was paid says so instead of ending', async () => {
    const { providerId } = await opened('a3');
    expect(await provider().expire(providerId)).toMatchObject({ session: 'expired', charges: [] });
    fake.act(providerId, 'Pay');
    expect(await provider().read(providerId)).toMatchObject({ session: 'expired', charges: [] });
    const other = await opened('a4');
    fake.act(other.providerId, 'Pay');
    expect(await provider().expire(other.providerId)).toMatchObject({
      session: 'complete',
      charges: [{ state: 'paid' }],
    });
  });

  test('a refund is made once for its id, and refunds and disputes leave the charge paid', async () => {
    const { providerId } = await opened('a5');
    fake.act(providerId, 'Pay');
    const back = { providerId, refundId: 'r1', amount: money(100, 'EUR') };
    expect(await provider().refund(back)).toEqual(await provider().refund(back));
    fake.act(providerId, 'Dispute');
    expect(await provider().read(providerId)).toMatchObject({
      charges: [{ amount: 103_171, state: 'paid' }],
      refunds: [{ amount: 100, state: 'pending' }],
      disputes: [{ amount: 103_171, state: 'open' }],
    });
  });

  test('a wrong key, a session that nobody has, and a provider that is away', async () => {
    const wrong = payments().of(accountOf(driver, 'sk_test_other12345'));
    await expect(wrong.read('none')).rejects.toMatchObject({ status: 401 });
    await expect(provider().read('none')).rejects.toBeInstanceOf(ProviderRefused);
    const away = payments('http://127.0.0.1:9').of(accountOf(driver));
    await expect(away.create(asked('a6'))).rejects.toBeInstanceOf(ProviderAway);
  });
});

describe('a message of Stripe', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    data: { object: { object: 'checkout.session', id: 'cs_1', client_reference_id: 'a1' } },
  });
  const hintOf = (signature: string, said = body) =>
    payments()
      .of(accountOf('stripe'))
      .hintOf({ headers: { 'stripe-signature': signature }, body: said });

  test('is a hint where any of two secrets has signed it, within five minutes', () => {
    const hint = { eventId: 'evt_1', providerId: 'cs_1', attemptId: 'a1' };
    expect(hintOf(signatureOf(body, now.getTime()))).toEqual(hint);
    expect(hintOf(signatureOf(body, now.getTime() - 299_000, 'whsec_new'))).toEqual(hint);
  });

  test.each([
    ['another secret', () => hintOf(signatureOf(body, now.getTime(), 'whsec_other'))],
    ['five minutes old', () => hintOf(signatureOf(body, now.getTime() - 301_000))],
    ['another body', () => hintOf(signatureOf(body, now.getTime()), body.replace('cs_1', 'cs_2'))],
    ['no signature', () => hintOf('')],
  ])('is none: %s', (_, hint) => expect(hint()).toBeNull());
});

test('a message of Mollie names a payment and nothing else', () => {
  const hintOf = (body: string) => payments().of(accountOf('mollie')).hintOf({ headers: {}, body });
  expect(hintOf('id=tr_1')).toMatchObject({ providerId: 'tr_1', attemptId: null });
  expect([hintOf('id=cs_1'), hintOf('{}'), hintOf('')]).toEqual([null, null, null]);
});

test('secrets are read by this installation alone, and a provider is told an address that it can reach', () => {
  const other = providersOf({
    key: Buffer.alloc(32, 8),
    apis: { stripe: fake.url, mollie: fake.url },
    isDemo: true,
    publicUrl: 'http://localhost:3000',
    now: () => now,
  });
  expect(() => other.of(accountOf('stripe'))).toThrow('another key');
  expect(payments().hookUrl(clientId(-1022), 'mollie')).toBe('https://doors.example/hooks/payment/-1022/mollie');
  const real = providersOf({
    key: Buffer.alloc(32),
    apis: { stripe: 'https://api.stripe.com', mollie: 'https://api.mollie.com' },
    isDemo: false,
    publicUrl: 'http://localhost:3000',
    now: () => now,
  });
  expect(real.hookUrl(clientId(-1022), 'mollie')).toBeNull();
});
