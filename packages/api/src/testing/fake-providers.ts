import type {
  AskedSession,
  HookMessage,
  PaymentProvider,
  PaymentProviders,
  SaidSnapshot,
} from '../payment/provider.ts';
import { ProviderAway, ProviderRefused } from '../payment/provider.ts';

type Entries = SaidSnapshot['charges'];

interface Session {
  readonly id: string;
  readonly asked: AskedSession;
  session: SaidSnapshot['session'];
  charges: Entries;
  refunds: SaidSnapshot['refunds'];
  disputes: SaidSnapshot['disputes'];
}

/** A provider that keeps its sessions in memory, as `payments` of a test API, and what tests do at it. */
export function fakeProviders() {
  const sessions = new Map<string, Session>();
  const controls = { isAway: false, isRefusing: false, losesAnswers: false };
  const answer = <Answer>(make: () => Answer): Promise<Answer> => {
    if (controls.isAway) return Promise.reject(new ProviderAway('away'));
    if (controls.isRefusing) return Promise.reject(new ProviderRefused(401));
    const made = make();
    return controls.losesAnswers ? Promise.reject(new ProviderAway('lost')) : Promise.resolve(made);
  };
  const found = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new ProviderRefused(404);
    return session;
  };
  const snapshotOf = ({ session, charges, refunds, disputes, asked }: Session): SaidSnapshot => ({
    ...{ session, charges, refunds, disputes, currency: asked.amount.currency },
  });
  const provider: PaymentProvider = {
    create: (asked) =>
      answer(() => {
        const id = `cs_${asked.attemptId}`;
        if (!sessions.has(id)) sessions.set(id, { id, asked, session: 'open', charges: [], refunds: [], disputes: [] });
        return { providerId: id, url: `https://pay.example/${id}` };
      }),
    read: async (id) => answer(() => snapshotOf(found(id))),
    expire: async (id) =>
      answer(() => {
        const session = found(id);
        if (session.session === 'open') session.session = 'expired';
        return snapshotOf(session);
      }),
    refund: async ({ providerId, refundId, amount }) =>
      answer(() => {
        const session = found(providerId);
        const id = `re_${refundId}`;
        if (!session.refunds.some((each) => each.id === id))
          session.refunds = [...session.refunds, { id, amount: amount.minor, state: 'pending' }];
        return { id };
      }),
    hintOf: ({ headers, body }: HookMessage) =>
      headers['stripe-signature'] === 'right'
        ? { eventId: body, providerId: body.split(' ')[0] ?? null, attemptId: null }
        : null,
  };
  const payments: PaymentProviders = {
    of: () => provider,
    seal: (secret) => `sealed ${secret.slice(-4)}`,
    isSealed: (sealed, secret) => sealed === `sealed ${secret.slice(-4)}`,
    books: (mode) => mode === 'live',
    hookUrl: () => null,
  };
  return { payments, provider, sessions, controls };
}

export type FakeProviders = ReturnType<typeof fakeProviders>;
