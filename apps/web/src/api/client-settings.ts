import type { LegalText, UiSettings } from '@door/domain/catalogue/rows';
import type { Currency } from '@door/domain/item/item';

/** What the supplier has set for their shop: names, addresses, texts, looks. */
export interface ClientSettings {
  readonly clientId: number;
  readonly name: string;
  readonly currency: Currency;
  readonly homePageUrl: string;
  readonly backPageUrl: string;
  readonly logoUrl: string;
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly ui: UiSettings;
}
