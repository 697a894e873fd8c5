import { keysOf } from '../../lib/records.ts';
import type { AttemptState } from './attempt.ts';

/** What a payment provider says of one attempt to pay now; sums in minor units of the currency that was asked for. */
export interface ProviderSnapshot {
  readonly session: 'open' | 'processing' | 'complete' | 'expired' | 'failed';
  readonly charges: readonly ProviderEntry<'pending' | 'paid' | 'failed'>[];
  readonly refunds: readonly ProviderEntry<'pending' | 'done' | 'failed'>[];
  readonly disputes: readonly ProviderEntry<'open' | 'won' | 'lost'>[];
}

interface ProviderEntry<State extends string> {
  readonly id: string;
  readonly amount: number;
  readonly state: State;
}

export interface SettleFacts {
  /** Ours, of the attempt to pay. */
  readonly attempt: string;
  /** Ids of the entries that are booked. */
  readonly booked: readonly string[];
  readonly snapshot: ProviderSnapshot;
}

/** The states that a provider can say. */
type SaidState = Extract<AttemptState, 'Open' | 'Processing' | 'Paid' | 'Failed' | 'Expired'>;

export interface Settled {
  readonly state: SaidState;
  /** What is still to be booked; negative: it goes off what was paid. */
  readonly add: readonly { readonly id: string; readonly amount: number }[];
}

/**
 * What is to be booked, by what the provider says now and nothing else (JOURNEY 6.3): a webhook is a hint to look. Entries have ids that follow
 * from the provider's, so that what is said twice, late or in another order is booked once.
 */
export function settle({ attempt, booked, snapshot }: SettleFacts): Settled {
  const isBooked = (id: string) => booked.includes(id);
  const idOf = (kind: string, { id }: { readonly id: string }) => `${attempt}/${kind}/${id}`;
  const { charges, refunds, disputes } = snapshot;
  const entries = [
    ...charges
      .filter(({ state }) => state === 'paid')
      .map((each) => ({ id: idOf('charge', each), amount: each.amount })),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map((each) => ({ id: idOf('refund', each), amount: -each.amount })),
    ...disputes
      .filter(({ state }) => state !== 'won')
      .map((each) => ({ id: idOf('dispute', each), amount: -each.amount })),
    // What was taken off comes back, and only what was.
    ...refunds
      .filter((each) => each.state === 'failed' && isBooked(idOf('refund', each)))
      .map((each) => ({ id: idOf('refund-failed', each), amount: each.amount })),
    ...disputes
      .filter((each) => each.state === 'won' && isBooked(idOf('dispute', each)))
      .map((each) => ({ id: idOf('dispute-won', each), amount: each.amount })),
  ];
  return { state: attemptState(snapshot), add: entries.filter(({ id }) => !isBooked(id)) };
}

/** Of a session that is complete, money may still be on its way. */
const states = {
  open: 'Open',
  processing: 'Processing',
  complete: 'Processing',
  expired: 'Expired',
  failed: 'Failed',
} as const satisfies Readonly<Record<ProviderSnapshot['session'], SaidState>>;

export const sessionStates = keysOf(states);

function attemptState({ session, charges }: ProviderSnapshot): SaidState {
  if (charges.some(({ state }) => state === 'paid')) return 'Paid';
  const isOver = charges.length > 0 && charges.every(({ state }) => state === 'failed');
  return session === 'complete' && isOver ? 'Failed' : states[session];
}
