import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { PayingMessages } from '../../messages/messages.ts';
import { type Money, money, sumMoney } from '../pricing/money.ts';
import type { RefundState } from './attempt.ts';

interface BackFacts {
  /** Whose charge is paid back. */
  readonly attempt: string;
  /** What was paid for the order beyond all that it costs. */
  readonly overpaid: Money;
  /** What is booked of the order; `entry` is the provider's, null for none. */
  readonly booked: readonly { readonly entry: string | null; readonly amount: Money }[];
  /** What providers were asked to pay back of it. */
  readonly asked: readonly { readonly attemptId: string; readonly amount: Money; readonly state: RefundState }[];
}

/** The attempt whose charge an entry of a provider is; null: it is none. */
export const attemptOfCharge = (entry: string | null): string | null =>
  /^([^/]+)\/charge\//.exec(entry ?? '')?.[1] ?? null;

/** The most that a provider may be asked to pay back of a charge: what was paid too much, and what is left of it, less what is on its way. */
export function mostBack({ attempt, overpaid, booked, asked }: BackFacts): Money {
  const { currency } = overpaid;
  const sum = (all: readonly { readonly amount: Money }[]) =>
    sumMoney(
      all.map(({ amount }) => amount),
      currency,
    ).minor;
  const onItsWay = asked.filter(({ state }) => state === 'Asked' || state === 'Sent');
  const left = sum(booked.filter(({ entry }) => entry?.startsWith(`${attempt}/`)));
  const leftOfCharge = left - sum(onItsWay.filter(({ attemptId }) => attemptId === attempt));
  return money(Math.max(0, Math.min(overpaid.minor - sum(onItsWay), leftOfCharge)), currency);
}

interface RefundLimits {
  readonly most: Money;
  /** Minor units that whoever asks may pay back at once; null: any sum. */
  readonly limit: number | null;
  readonly messages: PayingMessages;
}

/** Whether a sum may be asked back (JOURNEY 6.5). */
export function refundOf(amount: Money, { most, limit, messages }: RefundLimits): Result<Money> {
  if (amount.minor <= 0) return refused('payment.nothing', messages.nothing);
  if (amount.minor > most.minor) return refused('payment.too-much', messages.tooMuch.back(most));
  if (limit !== null && amount.minor > limit) return refused('payment.over-limit', messages.overLimit);
  return accepted(amount);
}
