import type { AttemptState, PaymentDriver, PaymentMode, RefundState } from '@door/domain/selling/payment/attempt';
import type { ProviderSnapshot } from '@door/domain/selling/payment/settle';
import type { PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import type { Money } from '@door/domain/selling/pricing/money';

/** An attempt to pay an instalment of an order with a provider. */
export interface PaymentAttempt {
  readonly id: string;
  readonly orderId: string;
  /** Row of the plan, from 1, and what it was. */
  readonly instalment: number;
  readonly kind: PlanRow['kind'];
  readonly amount: Money;
  readonly driver: PaymentDriver;
  readonly mode: PaymentMode;
  readonly state: AttemptState;
  /** null: they have not answered yet. */
  readonly providerId: string | null;
  readonly url: string | null;
  /** What the provider said last. */
  readonly snapshot: ProviderSnapshot | null;
  /** ISO 8601, as all times here. */
  readonly startedAt: string;
  readonly expiresAt: string;
  /** When the present state began. */
  readonly changedAt: string;
  readonly checkedAt: string | null;
  readonly checks: number;
  /** null: the provider is not asked again. */
  readonly nextCheckAt: string | null;
}

/** Money that a provider was asked to pay back. */
export interface PaymentRefund {
  readonly id: string;
  readonly orderId: string;
  readonly attemptId: string;
  /** The payment that goes back. */
  readonly paymentId: string;
  readonly amount: Money;
  readonly reason: string;
  readonly state: RefundState;
  readonly providerId: string | null;
  readonly askedBy: string;
  readonly askedAt: string;
}

/** Attempts, and what belongs to them. Lock the order first. */
export interface AttemptStore {
  load(id: string): Promise<PaymentAttempt | undefined>;
  /** Unlocked, the latest first. */
  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  ofProvider(driver: PaymentDriver, providerId: string): Promise<PaymentAttempt | undefined>;
  /** False: there is one of that id, or the order has a living one. */
  add(attempt: PaymentAttempt): Promise<boolean>;
  save(attempt: PaymentAttempt): Promise<void>;
  /** Ids of those whose provider is to be asked by then. */
  due(at: string, most: number): Promise<readonly string[]>;
  /** False: this message has come before. */
  addHint(driver: PaymentDriver, eventId: string, at: string): Promise<boolean>;
  /** Instalments of an order that were asked for before their day. */
  asked(orderId: string): Promise<readonly number[]>;
  ask(ask: InstalmentAsk): Promise<void>;
  refund(id: string): Promise<PaymentRefund | undefined>;
  refundsOf(orderId: string): Promise<readonly PaymentRefund[]>;
  addRefund(refund: PaymentRefund): Promise<boolean>;
  saveRefund(refund: PaymentRefund): Promise<void>;
}

export interface InstalmentAsk {
  readonly orderId: string;
  readonly instalment: number;
  readonly askedBy: string;
  readonly askedAt: string;
}
