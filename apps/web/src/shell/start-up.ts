import { type Catalogue, catalogueOf } from '@door/domain/catalogue/catalogue';
import type { ClientSettings } from '../api/client-settings.ts';
import type { StartCalls } from '../api/door-api.ts';

/** What every page of one supplier's shop knows. */
export interface ShopFacts {
  readonly client: ClientSettings;
  readonly catalogue: Catalogue;
  /** Where a person may write when a call fails; '' when the supplier has none. */
  readonly email: string;
}

/** In this order: the settings, the pictures of the glass, then all else at once. */
export async function startUp(
  calls: StartCalls,
  wear: (client: Pick<ClientSettings, 'ui'>) => void,
): Promise<ShopFacts> {
  const settings = await calls.getTheme();
  wear(settings);
  await calls.glassThemeImages();
  const [rows, { name }, email] = await Promise.all([
    calls.getCatalogue(),
    calls.getCompanyDetails(),
    calls.getClientEmail(),
    calls.listAllStock(),
    calls.getProductionWeeks(),
  ]);
  return { client: { ...settings, name }, catalogue: catalogueOf(rows), email };
}
