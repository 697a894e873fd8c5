import { type FaultState, isOpenFault } from '../fault/fault.ts';
import type { OrderStage } from '../order/order-stage.ts';
import type { OrderState } from '../order/order-states.ts';
import { type AttemptState, isLiving, type RefundState } from '../payment/attempt.ts';
import type { Money } from '../pricing/money.ts';
import type { JobKind, JobState } from '../visit/job-cycle.ts';

/** What is said of an order by which somebody finds whether anything of it is still open. Days are ISO days of the supplier's zone. */
export interface WorkFacts {
  readonly number: number;
  readonly state: OrderState;
  readonly stage: OrderStage;
  /** Visits that stand, with the state of what they are for. */
  readonly visits: readonly { readonly kind: JobKind; readonly state: JobState; readonly day: string }[];
  readonly attempts: readonly { readonly state: AttemptState; readonly amount: Money }[];
  readonly refunds: readonly { readonly state: RefundState; readonly amount: Money }[];
  readonly faults: readonly { readonly state: FaultState; readonly day: string }[];
}

/** Something that somebody still waits for, of the order of that number. */
export type OpenWork = { readonly number: number } & (
  | { readonly kind: 'order'; readonly stage: OrderStage; readonly isHeld: boolean }
  | { readonly kind: 'visit'; readonly visit: JobKind; readonly day: string }
  | { readonly kind: 'payment' | 'refund'; readonly amount: Money }
  | { readonly kind: 'fault'; readonly day: string }
);

/** What is open of an order, the order itself first (JOURNEY 3.4). Of one that is over, visits, money and faults may still be. */
export function openWorkOf({ number, ...facts }: WorkFacts): readonly OpenWork[] {
  const { state, stage, visits, attempts, refunds, faults } = facts;
  const isOver = state === 'Closed' || state === 'Cancelled';
  return [
    ...(isOver ? [] : [{ number, kind: 'order', stage, isHeld: state === 'On Hold' } as const]),
    ...visits
      .filter((visit) => comingStates.includes(visit.state))
      .map(({ kind: visit, day }) => ({ number, kind: 'visit', visit, day }) as const),
    ...attempts
      .filter((attempt) => isLiving(attempt.state))
      .map(({ amount }) => ({ number, kind: 'payment', amount }) as const),
    ...refunds
      .filter((refund) => refund.state === 'Asked' || refund.state === 'Sent')
      .map(({ amount }) => ({ number, kind: 'refund', amount }) as const),
    ...faults.filter((fault) => isOpenFault(fault.state)).map(({ day }) => ({ number, kind: 'fault', day }) as const),
  ];
}

/** In which somebody is booked to come, or is there. */
const comingStates: readonly JobState[] = ['Booked', 'On the way', 'On site'];
