import type { EndpointScheme } from '@door/domain/catalogue/rows/company-settings';
import { invoicing } from '@door/domain/messages/english/invoicing';
import { inLanguage, language } from '../../shared/text/language.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Of the company's form, which the history of the settings names too. */
const fields = {
  RegisteredName: 'Registered name',
  VatNumber: 'VAT number',
  CompanyNumber: 'Company number',
  street: 'Street',
  AddressLine: 'Second line of the address',
  city: 'Town',
  PostCode: 'Postcode',
  country: 'Country',
  EndpointScheme: 'Electronic address is a',
  EndpointId: 'Electronic address',
};

const english = {
  fields,
  tab: 'Company',
  title: 'Company',
  about: 'How your invoices name you, in the parts that an electronic invoice asks for.',
  part: 'On invoices',
  hints: {
    RegisteredName: 'As it stands in the register of companies.',
    VatNumber: 'With the letters of its country, such as IE1234567FA.',
    EndpointId: 'Where your own electronic invoices arrive.',
  },
  countries: (code: string) => countryNames.of(code) ?? code,
  noCountry: 'No country',
  schemes: {
    '9935': 'VAT number of Ireland',
    '9932': 'VAT number of the United Kingdom',
    '0088': 'GLN',
    '0208': 'Enterprise number of Belgium',
    '0204': 'Leitweg-ID of Germany',
  } satisfies Readonly<Record<EndpointScheme, string>>,
  noScheme: 'None',
  wrong: {
    VatNumber: 'A VAT number begins with the two letters of its country, such as IE1234567FA.',
    EndpointId: 'This is none: a GLN has 13 digits, and the last of them checks the others.',
    noEndpoint: 'Give the address, or choose None above.',
  },
  problems: {
    title: 'Problems',
    none: 'Nothing is missing for an invoice.',
    about: 'Before your first invoice:',
    texts: invoicing.problems,
    toPayments: 'Enter the bank account',
  },
};

/** The texts about what invoices say. */
export const invoicingMessages: typeof english = inLanguage(language, { en: english });
