import { keysOf } from '../../lib/records.ts';
import { isFrom, type Move } from '../../people/history/life-cycle.ts';

/** Providers with which a supplier may have an account of its own. */
export const paymentDrivers = ['stripe', 'mollie'] as const;
export type PaymentDriver = (typeof paymentDrivers)[number];

/** With a test account nobody pays: it books nothing but in a demonstration. */
export const paymentModes = ['test', 'live'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** How a customer may pay on a provider's page. */
export const payMethods = ['card', 'bank debit', 'iDEAL', 'Bancontact'] as const;
export type PayMethod = (typeof payMethods)[number];

/** How an attempt to pay stands. */
export const attemptStates = ['Creating', 'Open', 'Processing', 'Paid', 'Failed', 'Expired', 'Superseded'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Money that a provider pays back. */
export const refundStates = ['Asked', 'Sent', 'Done', 'Failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Every move of an attempt (JOURNEY 6.4). All but `open` and `supersede` are what the provider says; money that comes late is money, too. */
const attemptMoves = {
  open: { from: ['Creating'], to: 'Open', asks: [] },
  process: { from: ['Creating', 'Open'], to: 'Processing', asks: [] },
  pay: { from: ['Creating', 'Open', 'Processing', 'Failed', 'Expired', 'Superseded'], to: 'Paid', asks: [] },
  fail: { from: ['Creating', 'Open', 'Processing'], to: 'Failed', asks: [] },
  expire: { from: ['Creating', 'Open', 'Processing'], to: 'Expired', asks: [] },
  supersede: { from: ['Creating', 'Open'], to: 'Superseded', asks: [] },
} as const satisfies Readonly<Record<string, Move<AttemptState>>>;

/** The state after somebody has said another one; what no move leads to changes nothing. */
export const attemptAfter = (state: AttemptState, said: AttemptState): AttemptState =>
  keysOf(attemptMoves).some((move) => attemptMoves[move].to === said && isFrom<AttemptState>(attemptMoves[move], state))
    ? said
    : state;

/** Whether its customer may still pay, or has just done so: an order has one such attempt at most. */
export const isLiving = (state: AttemptState): boolean => isFrom<AttemptState>(attemptMoves.fail, state);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a customer may pay on the provider's page; ms. */
export const sessionLasts = hour;

/** For how long the provider is asked after the start: about money that was paid it may say a dispute months later. */
const askedFor = { paid: 180 * day, other: 30 * day } as const;

interface Asked {
  readonly state: AttemptState;
  /** ms since 1970. */
  readonly startedAt: number;
  readonly now: number;
}

/** When a provider is asked again (JOURNEY 6.3): soon after the start, hourly for a day, then daily; what has ended daily at once. null: never. */
export function nextCheck({ state, startedAt, now }: Asked): number | null {
  const age = Math.max(0, now - startedAt);
  const early = isLiving(state) ? [2 * minute, 10 * minute, hour].find((after) => after > age) : undefined;
  const every = isLiving(state) && age < day ? hour : day;
  const next = early ?? (Math.floor(age / every) + 1) * every;
  return next > (state === 'Paid' ? askedFor.paid : askedFor.other) ? null : startedAt + next;
}

/** Of what mode a key of a driver is, by how it begins; undefined: it is no key of that driver. */
export const modeOfKey = (driver: PaymentDriver, key: string): PaymentMode | undefined =>
  paymentModes.find((mode) => keyForms[driver](mode).test(key));

const keyForms: Readonly<Record<PaymentDriver, (mode: PaymentMode) => RegExp>> = {
  stripe: (mode) => new RegExp(`^(?:sk|rk)_${mode}_[A-Za-z0-9]{8,200}$`),
  mollie: (mode) => new RegExp(`^${mode}_[A-Za-z0-9]{8,200}$`),
};
