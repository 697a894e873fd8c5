import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import { companyToWire, themeToWire } from '@door/wire/client-to-wire';
import type { WireCompany, WireShownTheme } from '@door/wire/wire-rows';
import type { Supplier } from '../ports/supplier.ts';

/** What a page is told when it starts, by one call each. */
export interface StartAnswers {
  readonly theme: WireShownTheme;
  readonly catalogue: CatalogueRows;
  readonly company: WireCompany;
  readonly email: string;
}

export type StartingSupplier = Pick<Supplier, 'client' | 'settingsVersion'> & {
  readonly catalogue: Pick<Supplier['catalogue'], 'sold'>;
};

/** All of it for one supplier: the calls answer the same, so that a page that the server has made from it can be taken over. */
export const startAnswersOf = ({ client, settingsVersion, catalogue }: StartingSupplier): StartAnswers => ({
  theme: { ...themeToWire(client), SettingsVersion: settingsVersion },
  catalogue: catalogue.sold,
  company: companyToWire(client),
  email: client.email,
});
