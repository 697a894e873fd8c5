import type { VatRate } from '@door/domain/selling/pricing/vat-rates';

/** The rates that a supplier has settled beside those of law. */
export interface VatRateStore {
  all(): Promise<readonly VatRate[]>;
  /** As `all`, and nobody else replaces them until the transaction ends. */
  load(): Promise<readonly VatRate[]>;
  replace(rates: readonly VatRate[]): Promise<void>;
}
