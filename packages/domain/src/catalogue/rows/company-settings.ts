/** An address in the parts that an electronic invoice asks for (EN 16931, BG-5 and BG-8); '' for what nobody has entered. */
export interface PostalAddress {
  readonly street: string;
  /** A second line, such as a business park. */
  readonly additional: string;
  readonly city: string;
  readonly postCode: string;
  /** ISO 3166-1: `IE`. */
  readonly country: CountryCode | '';
}

/** Where electronic invoices arrive: `9935` and a VAT number of Ireland. */
export interface Endpoint {
  readonly scheme: EndpointScheme;
  readonly id: string;
}

/** A company or person as an invoice names them; '' for what nobody has entered. */
export interface InvoiceParty {
  /** With the country's letters before it, without blanks: `IE1234567FA`. */
  readonly vatNumber: string;
  /** In the register of companies. */
  readonly companyNumber: string;
  readonly address: PostalAddress;
  /** null: none. */
  readonly endpoint: Endpoint | null;
}

/** The supplier as the seller on its invoices. */
export interface CompanySettings extends InvoiceParty {
  /** As it is registered: `Alder & Lane Limited`. */
  readonly registeredName: string;
}

export const emptyParty: InvoiceParty = {
  ...{ vatNumber: '', companyNumber: '', endpoint: null },
  address: { street: '', additional: '', city: '', postCode: '', country: '' },
};

/** Most characters, for the page and the call alike. */
export const partyLimits = {
  name: 200,
  vatNumber: 14,
  companyNumber: 30,
  line: 200,
  postCode: 20,
  endpoint: 50,
} as const;

/** Countries whose companies can be named on an invoice. Source: ISO 3166-1; the European Union, its neighbours, and where people move from. */
export const countryCodes = [
  ...(['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT'] as const),
  ...(['LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'GB', 'NO', 'CH', 'IS', 'LI', 'AD', 'MC'] as const),
  ...(['SM', 'VA', 'AL', 'BA', 'MD', 'ME', 'MK', 'RS', 'TR', 'UA', 'US', 'CA', 'AU', 'NZ'] as const),
] as const;
export type CountryCode = (typeof countryCodes)[number];

/** What the id of an endpoint is. Source: Peppol's list of Electronic Address Schemes. A mail address is none of them. */
export const endpointSchemes = ['9935', '9932', '0088', '0208', '0204'] as const;
export type EndpointScheme = (typeof endpointSchemes)[number];
