import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Hint, HookMessage, PaymentProvider, SaidSnapshot } from '@door/api/payment/provider';
import { ProviderAway, ProviderRefused } from '@door/api/payment/provider';
import type { PayMethod } from '@door/domain/selling/payment/attempt';
import { z } from 'zod';
import { callProvider, isPageOf } from './call-provider.ts';

interface StripeFacts {
  /** `https://api.stripe.com`. */
  readonly api: string;
  readonly key: string;
  /** Those by which a message may be signed. */
  readonly hookSecrets: readonly string[];
  readonly methods: readonly PayMethod[];
  readonly now: () => Date;
}

/** So that an answer keeps its form whatever the account is set to. */
const version = '2025-08-27.basil';

const methodNames: Readonly<Record<PayMethod, string>> = {
  card: 'card',
  'bank debit': 'sepa_debit',
  iDEAL: 'ideal',
  Bancontact: 'bancontact',
};

const sessionAnswer = z.object({
  id: z.string(),
  url: z.string().nullable().optional(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  currency: z.string(),
  payment_intent: z.object({ id: z.string(), status: z.string() }).nullable().optional(),
});
type StripeSession = z.output<typeof sessionAnswer>;

const entry = z.object({ id: z.string(), amount: z.int(), status: z.string() });
const listOf = <Entry extends z.ZodType>(each: Entry) => z.object({ data: z.array(each) });

/** What a request sends; a key makes the same request twice one. */
interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

/** Stripe Checkout with the supplier's own account (JOURNEY 6.2). */
export function stripeProvider({ api, key, hookSecrets, methods, now }: StripeFacts): PaymentProvider {
  const call = (method: 'GET' | 'POST', path: string, { form, idempotencyKey }: Sent = {}) =>
    callProvider({
      method,
      url: `${api}/v1/${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': version,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
  const session = async (id: string) =>
    read(sessionAnswer, await call('GET', `checkout/sessions/${encodeURIComponent(id)}?expand%5B%5D=payment_intent`));
  const entriesOf = async (what: 'charges' | 'refunds' | 'disputes', intent: string) =>
    read(listOf(entry), await call('GET', `${what}?limit=100&payment_intent=${encodeURIComponent(intent)}`)).data;
  const snapshotOf = async (found: StripeSession): Promise<SaidSnapshot> => {
    const intent = found.payment_intent?.id;
    const [charges, refunds, disputes] = intent
      ? await Promise.all([entriesOf('charges', intent), entriesOf('refunds', intent), entriesOf('disputes', intent)])
      : [[], [], []];
    return {
      session: stateOf(found),
      currency: found.currency.toUpperCase(),
      charges: charges.map(({ status, ...each }) => ({ ...each, state: chargeStates[status] ?? 'pending' })),
      refunds: refunds.map(({ status, ...each }) => ({ ...each, state: refundStates[status] ?? 'pending' })),
      // A question of the bank takes no money yet.
      disputes: disputes
        .filter(({ status }) => !status.startsWith('warning'))
        .map(({ status, ...each }) => ({ ...each, state: disputeStates[status] ?? 'open' })),
    };
  };
  return {
    create: async ({ attemptId, amount, text, returnUrl, expiresAt }) => {
      const form = {
        mode: 'payment',
        client_reference_id: attemptId,
        'metadata[attempt]': attemptId,
        'payment_intent_data[metadata][attempt]': attemptId,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(amount.minor),
        'line_items[0][price_data][product_data][name]': text,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
        ...Object.fromEntries(
          methods.map((method, at) => [`payment_method_types[${String(at)}]`, methodNames[method]]),
        ),
      };
      const { id, url } = read(
        sessionAnswer,
        await call('POST', 'checkout/sessions', { form, idempotencyKey: attemptId }),
      );
      if (!url || !isPageOf(url, { host: 'stripe.com', api })) throw new ProviderAway('The session has no page.');
      return { providerId: id, url };
    },
    read: async (id) => snapshotOf(await session(id)),
    expire: async (id) => {
      try {
        await call('POST', `checkout/sessions/${encodeURIComponent(id)}/expire`, { form: {} });
      } catch (error) {
        // It is complete already: what it came to is read.
        if (!(error instanceof ProviderRefused)) throw error;
      }
      return snapshotOf(await session(id));
    },
    refund: async ({ providerId, refundId, amount }) => {
      const intent = (await session(providerId)).payment_intent?.id;
      if (intent === undefined) throw new ProviderRefused(404);
      const form = { payment_intent: intent, amount: String(amount.minor), 'metadata[refund]': refundId };
      return read(z.object({ id: z.string() }), await call('POST', 'refunds', { form, idempotencyKey: refundId }));
    },
    hintOf: (message) => (isSigned(message, hookSecrets, now()) ? hintIn(message.body) : null),
  };
}

/** `complete` alone says nothing of money: a bank debit is on its way for days. */
function stateOf({ status, payment_status, payment_intent }: StripeSession): SaidSnapshot['session'] {
  if (status !== 'complete' || payment_status === 'paid') return status;
  return payment_intent?.status === 'processing' ? 'processing' : 'failed';
}

const chargeStates: Readonly<Partial<Record<string, 'paid' | 'failed'>>> = { succeeded: 'paid', failed: 'failed' };
const refundStates: Readonly<Partial<Record<string, 'done' | 'failed'>>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};
const disputeStates: Readonly<Partial<Record<string, 'won' | 'lost'>>> = { won: 'won', lost: 'lost' };

function read<Answer extends z.ZodType>(answer: Answer, said: unknown): z.output<Answer> {
  const parsed = answer.safeParse(said);
  if (!parsed.success) throw new ProviderAway('The payment provider has answered in another form.');
  return parsed.data;
}

/** How old a message may be; s. */
const tolerance = 300;

/** By any of the secrets, over the body as it came. */
function isSigned({ headers, body }: HookMessage, secrets: readonly string[], now: Date): boolean {
  const parts = String(headers['stripe-signature'] ?? '').split(',');
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : []));
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > tolerance) return false;
  const signatures = valuesOf('v1').map((each) => Buffer.from(each, 'utf8'));
  return secrets.some((secret) => {
    const right = Buffer.from(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'), 'utf8');
    return signatures.some((each) => each.length === right.length && timingSafeEqual(each, right));
  });
}

const eventBody = z.object({
  id: z.string().max(200),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().max(200),
      client_reference_id: z.string().max(200).nullish(),
      metadata: z.object({ attempt: z.string().max(200).optional() }).nullish(),
    }),
  }),
});

function hintIn(body: string): Hint | null {
  const parsed = eventBody.safeParse(jsonIn(body));
  if (!parsed.success) return null;
  const { id, data } = parsed.data;
  const { object, client_reference_id, metadata, ...about } = data.object;
  const isSession = object === 'checkout.session';
  return {
    eventId: id,
    providerId: isSession ? about.id : null,
    attemptId: client_reference_id ?? metadata?.attempt ?? null,
  };
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
