import type { Money } from '@door/domain/selling/pricing/money';
import type { QuoteVersion } from '@door/domain/selling/quote/quote-version';

/** A version of a quote that was sent. */
export interface SentVersion {
  readonly quoteId: string;
  readonly frozen: QuoteVersion;
  /** SHA-256 of the version in canonical JSON, hexadecimal. */
  readonly hash: string;
  /** Account of whoever sent it. */
  readonly sentBy: string;
  /** Mark of the message that sent it, by which a repeat of it is recognised. */
  readonly idempotencyKey: string;
}

/** Versions can be added and read, never changed or removed. */
export interface QuoteVersionStore {
  add(sent: SentVersion): Promise<void>;
  find(quoteId: string, version: number): Promise<SentVersion | undefined>;
  /** All versions of these quotes, oldest first. */
  of(quoteIds: readonly string[]): Promise<readonly VersionHead[]>;
}

/** What lists show of a version, read without the version itself. */
export interface VersionHead {
  readonly quoteId: string;
  readonly version: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly sentAt: string;
  /** Last day, `2026-12-22`. */
  readonly validUntil: string;
  readonly total: Money;
}
