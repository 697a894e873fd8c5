import { type PaymentProvider, ProviderAway, ProviderRefused, type SaidSnapshot } from '@door/api/payment/provider';
import type { PayMethod } from '@door/domain/selling/payment/attempt';
import { amountText, type Money, readAmount } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { callProvider, isPageOf } from './call-provider.ts';

interface MollieFacts {
  /** `https://api.mollie.com`. */
  readonly api: string;
  readonly key: string;
  readonly methods: readonly PayMethod[];
  readonly now: () => Date;
}

const methodNames: Readonly<Record<PayMethod, string>> = {
  card: 'creditcard',
  'bank debit': 'directdebit',
  iDEAL: 'ideal',
  Bancontact: 'bancontact',
};

const sum = z.object({ value: z.string().max(20), currency: z.string().max(3) });
const payment = z.object({
  id: z.string().max(200),
  status: z.enum(['open', 'canceled', 'pending', 'authorized', 'expired', 'failed', 'paid']),
  amount: sum,
  isCancelable: z.boolean().optional(),
  _links: z.object({ checkout: z.object({ href: z.string() }).optional() }).optional(),
  _embedded: z
    .object({
      refunds: z.array(z.object({ id: z.string(), amount: sum, status: z.string() })).default([]),
      chargebacks: z.array(z.object({ id: z.string(), amount: sum, reversedAt: z.string().nullish() })).default([]),
    })
    .default({ refunds: [], chargebacks: [] }),
});
type MolliePayment = z.output<typeof payment>;

/** What a request sends; a key makes the same request twice one. */
interface Sent {
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Payments of Mollie with the supplier's own account (JOURNEY 6.2). */
export function mollieProvider({ api, key, methods, now }: MollieFacts): PaymentProvider {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, { body, idempotencyKey }: Sent = {}) =>
    callProvider({
      method,
      url: `${api}/v2/${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const find = async (id: string) =>
    read(await call('GET', `payments/${encodeURIComponent(id)}?embed=refunds%2Cchargebacks`));
  return {
    create: async ({ attemptId, amount, text, returnUrl, notifyUrl }) => {
      const asked = {
        amount: valueOf(amount),
        description: text,
        redirectUrl: returnUrl,
        ...(notifyUrl !== null && { webhookUrl: notifyUrl }),
        metadata: { attempt: attemptId },
        ...(methods.length > 0 && { method: methods.map((method) => methodNames[method]) }),
      };
      const { id, _links } = read(await call('POST', 'payments', { body: asked, idempotencyKey: attemptId }));
      const url = _links?.checkout?.href;
      if (!url || !isPageOf(url, { host: 'mollie.com', api })) throw new ProviderAway('The payment has no page.');
      return { providerId: id, url };
    },
    read: async (id) => snapshotOf(await find(id)),
    expire: async (id) => {
      if ((await find(id)).isCancelable)
        await call('DELETE', `payments/${encodeURIComponent(id)}`).catch((error: unknown) => {
          // It was paid in this moment: what it came to is read.
          if (!(error instanceof ProviderRefused)) throw error;
        });
      return snapshotOf(await find(id));
    },
    refund: async ({ providerId, refundId, amount }) => {
      const asked = { amount: valueOf(amount), metadata: { refund: refundId } };
      const path = `payments/${encodeURIComponent(providerId)}/refunds`;
      const answer = z
        .object({ id: z.string() })
        .safeParse(await call('POST', path, { body: asked, idempotencyKey: refundId }));
      if (!answer.success) throw new ProviderAway('The payment provider has answered in another form.');
      return answer.data;
    },
    // Its messages are not signed and say only of which payment to look; they have no id, and one comes for each change.
    hintOf: ({ body }) => {
      const id = new URLSearchParams(body).get('id');
      if (id === null || !/^tr_[A-Za-z0-9]{1,100}$/.test(id)) return null;
      return { eventId: `${id} ${now().toISOString()}`, providerId: id, attemptId: null };
    },
  };
}

const valueOf = (amount: Money) => ({ currency: amount.currency, value: amountText(amount) });

function read(said: unknown): MolliePayment {
  const parsed = payment.safeParse(said);
  if (!parsed.success) throw new ProviderAway('The payment provider has answered in another form.');
  return parsed.data;
}

const sessions: Readonly<Record<MolliePayment['status'], SaidSnapshot['session']>> = {
  open: 'open',
  canceled: 'expired',
  pending: 'processing',
  authorized: 'processing',
  expired: 'expired',
  failed: 'failed',
  paid: 'complete',
};

/** A payment stays `paid` whatever goes back of it: refunds and chargebacks are entries of their own. */
function snapshotOf({ id, status, amount, _embedded }: MolliePayment): SaidSnapshot {
  // As Mollie names what it answers beside the payment.
  const { refunds, chargebacks } = _embedded;
  return {
    session: sessions[status],
    currency: amount.currency,
    charges: status === 'paid' ? [{ id, amount: minorOf(amount), state: 'paid' }] : [],
    refunds: refunds.map((each) => ({
      id: each.id,
      amount: minorOf(each.amount),
      state: refundStates[each.status] ?? 'pending',
    })),
    disputes: chargebacks.map((each) => ({
      id: each.id,
      amount: Math.abs(minorOf(each.amount)),
      state: each.reversedAt ? 'won' : 'open',
    })),
  };
}

const refundStates: Readonly<Partial<Record<string, 'done' | 'failed'>>> = {
  refunded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** Any currency is read in hundredths; whether it is the one that was asked for is decided where it is booked. */
function minorOf({ value }: z.output<typeof sum>): number {
  const read = readAmount(value.replace(/^-/, ''), 'EUR');
  if (!read) throw new ProviderAway('The payment provider has answered a sum in another form.');
  return value.startsWith('-') ? -Number(read.minor) : read.minor;
}
