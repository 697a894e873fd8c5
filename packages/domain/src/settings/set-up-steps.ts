import type { ClientRow } from '../catalogue/rows/client-rows.ts';

/** What a new supplier does before it opens, in the order in which it is best done. */
export const setUpSteps = ['company', 'logo', 'legal', 'people', 'catalogue', 'prices', 'enquiry'] as const;

export type SetUpStep = (typeof setUpSteps)[number];

/** What a supplier has done so far. */
export interface SetUpFacts extends Pick<ClientRow, 'letterhead' | 'logoUrl' | 'terms' | 'privacy'> {
  /** Accounts, the admin's own included. */
  readonly people: number;
  readonly catalogueVersion: number;
  readonly priceListVersion: number;
  readonly hasEnquiries: boolean;
}

/** Of the catalogue and of the price list with which a supplier begins. */
const firstVersion = 1;

const isDone: Readonly<Record<SetUpStep, (facts: SetUpFacts) => boolean>> = {
  company: ({ letterhead }) => letterhead.address !== '' && letterhead.phone !== '',
  logo: ({ logoUrl }) => logoUrl !== '',
  // The usual texts of the program speak for no company in particular.
  legal: ({ terms, privacy }) => terms.content !== '' && privacy.content !== '',
  people: ({ people }) => people > 1,
  catalogue: ({ catalogueVersion }) => catalogueVersion > firstVersion,
  prices: ({ priceListVersion }) => priceListVersion > firstVersion,
  enquiry: ({ hasEnquiries }) => hasEnquiries,
};

/** The steps that are done, found out from what the supplier has: nobody ticks them. */
export const doneSetUpSteps = (facts: SetUpFacts): ReadonlySet<SetUpStep> =>
  new Set(setUpSteps.filter((step) => isDone[step](facts)));
