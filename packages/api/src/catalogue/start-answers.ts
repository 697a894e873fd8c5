import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import { companyToWire, themeToWire } from '@door/wire/client-to-wire';
import type { WireCompany, WireShownTheme } from '@door/wire/wire-rows';
import type { Supplier } from '../ports/supplier.ts';

/** The answers of the calls that a page makes when it starts. */
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

/** What the built pages make of the answers: step 1 of that supplier as HTML, and what the document around it has to say. */
export interface FirstPage {
  /** Of the element with the id `page`. It has no style attributes, which the security policy forbids. */
  readonly html: string;
  /** Rules for a style element in the head. */
  readonly style: string;
  readonly title: string;
  /** For `data-` attributes of the root element. */
  readonly marks: {
    readonly supplier: string;
    readonly madeFrom: string;
    readonly theme?: string;
  };
  /** The theme stands in the style sheet of stock themes. */
  readonly isStock: boolean;
}
