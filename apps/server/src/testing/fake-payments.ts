import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

type State = 'open' | 'processing' | 'complete' | 'expired' | 'failed';

/** A session of either provider, as this server keeps it. Sums in minor units. */
interface Session {
  readonly id: string;
  readonly driver: 'stripe' | 'mollie';
  readonly attempt: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly notifyUrl: string | null;
  state: State;
  refunds: { id: string; amount: number; state: 'pending' | 'done' | 'failed' }[];
  disputes: { id: string; amount: number; state: 'open' | 'won' }[];
}

export const fakeKeys = { stripe: 'sk_test_fake12345', mollie: 'test_fake12345', hookSecret: 'whsec_fake' } as const;

/**
 * Stripe and Mollie on a port of this machine, with a page on which a test pays: `Pay`, `Fail`, `Later`, `Refund`, `Dispute`. It keeps
 * state as they do, answers the same key with the same session, and can lose, double, delay and swap what it tells by webhook.
 */
export async function fakePayments(port = 0) {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  /** Messages that wait to be sent, as a test wants them sent. */
  const outbox: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }[] =
    [];
  let count = 0;
  let hookUrl: string | null = null;

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => answer(request, response, body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? String(address.port) : ''}`;

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname } = new URL(request.url ?? '/', url);
    const send = (status: number, said: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    if (pathname.startsWith('/page/')) return page(request, response, pathname.slice('/page/'.length), body);
    const isStripe = pathname.startsWith('/v1/');
    if (request.headers.authorization !== `Bearer ${isStripe ? fakeKeys.stripe : fakeKeys.mollie}`) {
      send(401, { error: {} });
      return;
    }
    const key = String(request.headers['idempotency-key'] ?? '');
    const said = isStripe
      ? stripe(request.method ?? '', pathname, body, key, new URL(request.url ?? '/', url).searchParams)
      : mollie(request.method ?? '', pathname, body, key);
    if (said === undefined) send(404, { error: {} });
    else send(200, said);
  }

  function begin(session: Omit<Session, 'id' | 'state' | 'refunds' | 'disputes'>, key: string): Session {
    const known = sessions.get(byKey.get(key) ?? '');
    if (known) return known;
    count += 1;
    const id = `${session.driver === 'stripe' ? 'cs_test_' : 'tr_'}${String(count)}`;
    const made: Session = { ...session, id, state: 'open', refunds: [], disputes: [] };
    sessions.set(id, made);
    byKey.set(key, id);
    return made;
  }

  function stripe(method: string, path: string, body: string, key: string, query: URLSearchParams): unknown {
    const form = new URLSearchParams(body);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const field = (name: string) => form.get(name) ?? '';
      if (
        field('mode') !== 'payment' ||
        field('client_reference_id') !== field('payment_intent_data[metadata][attempt]')
      )
        return undefined;
      const asked = {
        driver: 'stripe',
        attempt: field('client_reference_id'),
        amount: Number(field('line_items[0][price_data][unit_amount]')),
        currency: field('line_items[0][price_data][currency]').toUpperCase(),
        returnUrl: field('success_url'),
        notifyUrl: hookUrl,
      } as const;
      return stripeSession(begin(asked, key));
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const session = [...sessions.values()].find(({ id }) => `pi_${id}` === form.get('payment_intent'));
      const id = `re_${key}`;
      if (session && !session.refunds.some((each) => each.id === id))
        session.refunds.push({ id, amount: Number(form.get('amount')), state: 'pending' });
      return session && { id };
    }
    const list = /^\/v1\/(charges|refunds|disputes)$/.exec(path)?.[1];
    if (list) return { data: entriesOf(query.get('payment_intent') ?? '', list) };
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return undefined;
    if (action) {
      if (session.state !== 'open') return undefined;
      session.state = 'expired';
    }
    return stripeSession(session);
  }

  function entriesOf(intent: string, list: string): readonly unknown[] {
    const session = [...sessions.values()].find(({ id }) => `pi_${id}` === intent);
    if (!session) return [];
    if (list === 'refunds')
      return session.refunds.map(({ state, ...each }) => ({
        ...each,
        status: { pending: 'pending', done: 'succeeded', failed: 'failed' }[state],
      }));
    if (list === 'disputes')
      return session.disputes.map(({ state, ...each }) => ({
        ...each,
        status: state === 'open' ? 'needs_response' : 'won',
      }));
    const status = { open: null, expired: null, processing: 'pending', complete: 'succeeded', failed: 'failed' }[
      session.state
    ];
    return status === null ? [] : [{ id: `ch_${session.id}`, amount: session.amount, status }];
  }

  const stripeSession = ({ id, state, currency, attempt }: Session) => ({
    id,
    object: 'checkout.session',
    url: `${url}/page/${id}`,
    client_reference_id: attempt,
    currency: currency.toLowerCase(),
    status: state === 'open' || state === 'expired' ? state : 'complete',
    payment_status: state === 'complete' ? 'paid' : 'unpaid',
    payment_intent:
      state === 'open' || state === 'expired'
        ? null
        : {
            id: `pi_${id}`,
            status:
              state === 'processing' ? 'processing' : state === 'complete' ? 'succeeded' : 'requires_payment_method',
          },
  });

  function mollie(method: string, path: string, body: string, key: string): unknown {
    const said = body === '' ? {} : JSON.parse(body);
    if (method === 'POST' && path === '/v2/payments') {
      const asked = {
        driver: 'mollie',
        attempt: String(said.metadata.attempt),
        amount: Math.round(Number(said.amount.value) * 100),
        currency: String(said.amount.currency),
        returnUrl: String(said.redirectUrl),
        notifyUrl: said.webhookUrl ?? hookUrl,
      } as const;
      return molliePayment(begin(asked, key));
    }
    const [, id = '', action] = /^\/v2\/payments\/([^/]+)(\/refunds)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return undefined;
    if (method === 'POST' && action) {
      const refund = `re_${key}`;
      if (!session.refunds.some((each) => each.id === refund))
        session.refunds.push({ id: refund, amount: Math.round(Number(said.amount.value) * 100), state: 'pending' });
      return { id: refund };
    }
    if (method === 'DELETE' && session.state === 'open') session.state = 'expired';
    return molliePayment(session);
  }

  const valueOf = (session: Session, amount: number) => ({
    currency: session.currency,
    value: (amount / 100).toFixed(2),
  });
  const molliePayment = (session: Session) => ({
    id: session.id,
    status: { open: 'open', processing: 'pending', complete: 'paid', expired: 'expired', failed: 'failed' }[
      session.state
    ],
    amount: valueOf(session, session.amount),
    isCancelable: session.state === 'open',
    _links: { checkout: { href: `${url}/page/${session.id}` } },
    _embedded: {
      refunds: session.refunds.map(({ id, amount, state }) => ({
        id,
        amount: valueOf(session, amount),
        status: { pending: 'pending', done: 'refunded', failed: 'failed' }[state],
      })),
      chargebacks: session.disputes.map(({ id, amount, state }) => ({
        id,
        amount: valueOf(session, amount),
        reversedAt: state === 'won' ? '2026-12-01T00:00:00Z' : null,
      })),
    },
  });

  /** What somebody does at the provider; a webhook about it waits in the outbox. */
  function act(id: string, what: 'Pay' | 'Fail' | 'Later' | 'Refund' | 'Dispute'): Session | undefined {
    const session = sessions.get(id);
    if (!session) return undefined;
    if (what === 'Pay' && (session.state === 'open' || session.state === 'processing')) session.state = 'complete';
    if (what === 'Fail' && (session.state === 'open' || session.state === 'processing')) session.state = 'failed';
    if (what === 'Later' && session.state === 'open') session.state = 'processing';
    if (what === 'Refund' && session.state === 'complete')
      session.refunds.push({ id: `re_${String((count += 1))}`, amount: session.amount, state: 'done' });
    if (what === 'Dispute' && session.state === 'complete')
      session.disputes.push({ id: `dp_${String((count += 1))}`, amount: session.amount, state: 'open' });
    if (session.notifyUrl) outbox.push({ url: session.notifyUrl, ...messageOf(session) });
    return session;
  }

  function messageOf(session: Session): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
    if (session.driver === 'mollie')
      return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `id=${session.id}` };
    const object = { object: 'checkout.session', id: session.id, client_reference_id: session.attempt };
    const body = JSON.stringify({
      id: `evt_${String((count += 1))}`,
      type: 'checkout.session.completed',
      data: { object },
    });
    return { headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, Date.now()) }, body };
  }

  function page(request: IncomingMessage, response: ServerResponse, id: string, body: string): void {
    const session = sessions.get(id);
    if (!session) {
      response.writeHead(404).end();
      return;
    }
    const what = (['Pay', 'Fail', 'Later', 'Refund', 'Dispute'] as const).find(
      (each) => new URLSearchParams(body).get('what') === each,
    );
    if (request.method === 'POST' && what) {
      act(id, what);
      response.writeHead(303, { location: session.returnUrl }).end();
      return;
    }
    const buttons = ['Pay', 'Fail', 'Later', 'Refund', 'Dispute']
      .map((each) => `<button name="what" value="${each}">${each}</button>`)
      .join(' ');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Fake payment</title><h1>${(session.amount / 100).toFixed(2)} ${session.currency}</h1><form method="post">${buttons}</form>`,
    );
  }

  return {
    url,
    sessions,
    act,
    outbox,
    /** Where a provider tells of changes whose account names no address of its own. */
    tellAt: (at: string | null) => (hookUrl = at),
    /** Sends what waits: `order` gives the places of the messages, which may be fewer, doubled or swapped. */
    deliver: async (
      order: (waiting: number) => readonly number[] = (waiting) => Array.from({ length: waiting }, (_, at) => at),
    ) => {
      const waiting = outbox.splice(0);
      for (const at of order(waiting.length)) {
        const message = waiting[at];
        if (message) await fetch(message.url, { method: 'POST', headers: message.headers, body: message.body });
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As Stripe signs a message. */
export function signatureOf(body: string, now: number, secret: string = fakeKeys.hookSecret): string {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
