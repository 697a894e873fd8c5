import type { PaymentDriver, PaymentMode, PayMethod } from '@door/domain/selling/payment/attempt';

/** A supplier's own account with a provider; its secrets are sealed. */
export interface PaymentAccount {
  readonly driver: PaymentDriver;
  readonly mode: PaymentMode;
  readonly key: string;
  /** The last four characters of it. */
  readonly keyEnd: string;
  /** By which its messages are signed; null: none is set. */
  readonly hookSecret: string | null;
  readonly hookSecretEnd: string;
  /** The one before, while messages may still be signed with it. */
  readonly hookSecretBefore: string | null;
  readonly methods: readonly PayMethod[];
  /** Whether customers pay with it; one account at most. */
  readonly isActive: boolean;
  readonly changedBy: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

export interface AccountStore {
  all(): Promise<readonly PaymentAccount[]>;
  of(driver: PaymentDriver): Promise<PaymentAccount | undefined>;
  active(): Promise<PaymentAccount | undefined>;
  /** One that is active makes the others inactive. */
  save(account: PaymentAccount): Promise<void>;
}
