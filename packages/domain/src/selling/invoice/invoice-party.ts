import {
  type CompanySettings,
  countryCodes,
  type InvoiceParty,
  type PostalAddress,
} from '../../catalogue/rows/company-settings.ts';
import type { BankAccount } from '../../catalogue/rows/payment-settings.ts';
import { keysOf } from '../../lib/records.ts';

/** Greece and Northern Ireland write other letters before a VAT number than those of their country. */
const vatLetters: ReadonlySet<string> = new Set([...countryCodes, 'EL', 'XI']);

/** Without the blanks, dots and hyphens that people put between its parts, in capitals. */
export const packedVatNumber = (written: string): string => written.replace(/[\s.-]/g, '').toUpperCase();

/** A VAT number that begins with the letters of its country, packed; '' is none. Source: EN 16931, BR-CO-09. */
export const isVatNumber = (packed: string): boolean =>
  packed === '' || (vatLetters.has(packed.slice(0, 2)) && /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(packed));

/** GLN: thirteen digits, the last of which is a check digit (GS1 General Specifications, 7.9). */
function isGln(id: string): boolean {
  if (!/^\d{13}$/.test(id)) return false;
  const sum = Array.from(id, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Whether an endpoint can be one; a scheme alone is none. */
export const isEndpoint = ({ scheme, id }: NonNullable<InvoiceParty['endpoint']>): boolean =>
  scheme === '0088' ? isGln(id) : /^[A-Z0-9][A-Z0-9:._-]*$/i.test(id);

/** What keeps a supplier from issuing invoices, with the rule of EN 16931 that would refuse them. */
export const companyProblemRules = {
  'invoice.no-seller-name': 'BR-06',
  'invoice.no-seller-address': 'BR-08',
  'invoice.no-seller-country': 'BR-09',
  'invoice.no-seller-vat': 'BR-S-02',
  'invoice.no-seller-iban': 'BR-61',
} as const;
export type CompanyProblem = keyof typeof companyProblemRules;

const hasPlace = ({ street, city }: PostalAddress): boolean => street !== '' && city !== '';

/** What nobody has entered about a supplier and each of its invoices needs, in the order in which it is entered; nothing: invoices can be issued. */
export function companyProblems(company: CompanySettings, bank: BankAccount | null): readonly CompanyProblem[] {
  const isSaid: Readonly<Record<CompanyProblem, boolean>> = {
    'invoice.no-seller-name': company.registeredName !== '',
    'invoice.no-seller-address': hasPlace(company.address),
    'invoice.no-seller-country': company.address.country !== '',
    'invoice.no-seller-vat': company.vatNumber !== '',
    'invoice.no-seller-iban': bank !== null,
  };
  return keysOf<CompanyProblem>(companyProblemRules).filter((problem) => !isSaid[problem]);
}
