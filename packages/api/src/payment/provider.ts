import type { ClientId } from '@door/domain/door/model/ids';
import type { PaymentDriver, PaymentMode } from '@door/domain/selling/payment/attempt';
import type { ProviderSnapshot } from '@door/domain/selling/payment/settle';
import type { Money } from '@door/domain/selling/pricing/money';
import type { PaymentAccount } from './account-store.ts';

/** What a customer is asked to pay on a provider's page. */
export interface AskedSession {
  /** Ours; sent again with it, the provider answers the same session. */
  readonly attemptId: string;
  readonly amount: Money;
  readonly text: string;
  readonly returnUrl: string;
  /** null: the provider could not reach us, so it is only asked. */
  readonly notifyUrl: string | null;
  readonly expiresAt: Date;
}

export interface ProviderSession {
  readonly providerId: string;
  /** Where the customer pays. */
  readonly url: string;
}

/** What a provider says now, and in which currency. */
export interface SaidSnapshot extends ProviderSnapshot {
  readonly currency: string;
}

/** That there is something to look at: never a fact (JOURNEY 6.3). */
export interface Hint {
  readonly eventId: string;
  /** Of the session; null: only the attempt is named. */
  readonly providerId: string | null;
  readonly attemptId: string | null;
}

export interface HookMessage {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it came. */
  readonly body: string;
}

/** An account of a supplier with a provider. Each method throws `ProviderAway` where no answer came, and `ProviderRefused` where it was no. */
export interface PaymentProvider {
  create(asked: AskedSession): Promise<ProviderSession>;
  read(providerId: string): Promise<SaidSnapshot>;
  /** Nobody can pay any more from then on; what was paid before is in the snapshot. */
  expire(providerId: string): Promise<SaidSnapshot>;
  refund(asked: RefundAsked): Promise<{ readonly id: string }>;
  /** null: the message is not the provider's. */
  hintOf(message: HookMessage): Hint | null;
}

export interface RefundAsked {
  readonly providerId: string;
  /** Ours; sent again with it, nothing is paid back twice. */
  readonly refundId: string;
  readonly amount: Money;
}

/** No answer, or a fault of theirs: the same may succeed in a minute. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** They have answered, and it was no. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;
  constructor(status: number) {
    super(`The payment provider has answered ${String(status)}.`);
    this.status = status;
  }
}

/** What opens the accounts of suppliers. */
export interface PaymentProviders {
  of(account: PaymentAccount): PaymentProvider;
  /** So that only this installation reads it. */
  seal(secret: string): string;
  /** Whether that is what was sealed. */
  isSealed(sealed: string, secret: string): boolean;
  /** Where a provider says that something has changed; null: it cannot reach this server. */
  hookUrl(clientId: ClientId, driver: PaymentDriver): string | null;
  /** Whether a payment of that mode is booked: one of a test account only in a demonstration. */
  books(mode: PaymentMode): boolean;
}
