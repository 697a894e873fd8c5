import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { defaultSaleSettings } from '@door/domain/settings/sale-settings';
import { uiSettingsFrom } from '@door/domain/settings/ui-settings';
import type { StoredClient } from '../tables/client-settings.ts';

/** Stored settings with the defaults of what earlier releases did not have. */
export const clientOfStored = (body: StoredClient): ClientRow => ({
  ...defaultSaleSettings,
  ...body,
  ui: uiSettingsFrom(body.ui),
});
