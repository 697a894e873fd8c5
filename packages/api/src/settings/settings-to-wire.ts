import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { companyToWire, themeToWire, uiSettingsToWire } from '@door/wire/client-to-wire';

/** All settings, under the specification's names where it has them. */
export const settingsToWire = (client: ClientRow) => ({
  ...themeToWire(client),
  Name: companyToWire(client).Name,
  Email: client.email,
  UiSettings: uiSettingsToWire(client.ui),
  PriceDisplay: client.priceDisplay,
  ShowPriceLines: client.showPriceLines,
  Address: client.letterhead.address,
  Phone: client.letterhead.phone,
  Registration: client.letterhead.registration,
  SaleTerms: client.saleTerms,
  RequireTwoFactor: client.requireTwoFactor,
  EmbedOrigins: client.embedOrigins,
  TimeZone: client.timeZone,
});
