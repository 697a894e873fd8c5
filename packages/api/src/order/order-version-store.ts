import type { OrderVersion } from '@door/domain/selling/order/order-version';

/** An order as it was confirmed. */
export interface ConfirmedVersion {
  readonly orderId: string;
  readonly frozen: OrderVersion;
  /** SHA-256 of the version in canonical JSON, hexadecimal. */
  readonly hash: string;
  /** Account of whoever confirmed it. */
  readonly confirmedBy: string | null;
}

/** Versions can be added and read, never changed or removed. */
export interface OrderVersionStore {
  add(confirmed: ConfirmedVersion): Promise<void>;
  find(orderId: string, version: number): Promise<ConfirmedVersion | undefined>;
  /** All versions of an order, oldest first, without what they hold. */
  of(orderId: string): Promise<readonly OrderVersionHead[]>;
}

export interface OrderVersionHead {
  readonly version: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly confirmedAt: string;
}
