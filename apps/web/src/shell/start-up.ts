import { words } from '../words/words.ts';
import { type Catalogue, catalogueIn } from '@door/domain/catalogue/catalogue';
import { type ClientSettings, settingsOf } from '../api/client-settings.ts';
import type { StartAnswers } from '../api/start-calls.ts';
import { extrasHere } from './extras.ts';

/** What every page of one supplier's shop knows. */
export interface ShopFacts {
  readonly client: ClientSettings;
  readonly catalogue: Catalogue;
  /** Where a person may write when a call fails; '' when the supplier has none. */
  readonly email: string;
}

/** The settings first, so that the shop wears the supplier's colours before anything is shown; then all else. */
export async function startUp(
  answers: Promise<StartAnswers>,
  wear: (client: Pick<ClientSettings, 'ui'>) => Promise<void>,
): Promise<ShopFacts> {
  const { theme, catalogue, company, email } = await answers;
  const settings = settingsOf(theme);
  await wear(settings);
  return {
    client: { ...settings, name: company.Name },
    catalogue: catalogueIn(words.rules, catalogue, extrasHere),
    email,
  };
}
