import {
  countryCodes,
  endpointSchemes,
  type InvoiceParty,
  partyLimits,
} from '@door/domain/catalogue/rows/company-settings';
import {
  companyProblemRules,
  companyProblems,
  isEndpoint,
  isVatNumber,
  packedVatNumber,
} from '@door/domain/selling/invoice/invoice-party';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { filledText, text } from '../input/text.ts';
import { invoicingMessages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { manageCall, settle, versionInput } from './settle.ts';
import { sellerToWire } from './settings-to-wire.ts';

const trimmed = (most: number) => text(most).transform((typed) => typed.trim());

/** The fields of a party of an invoice, as calls take them. */
const partyFields = {
  VatNumber: text(40)
    .transform(packedVatNumber)
    .refine(
      (packed) => packed.length <= partyLimits.vatNumber && isVatNumber(packed),
      'must begin with two letters, such as IE1234567FA',
    ),
  CompanyNumber: trimmed(partyLimits.companyNumber),
  Street: trimmed(partyLimits.line),
  AddressLine: trimmed(partyLimits.line),
  City: trimmed(partyLimits.line),
  PostCode: trimmed(partyLimits.postCode),
  Country: oneOf(['', ...countryCodes]),
  /** null: nowhere. */
  Endpoint: z
    .strictObject({ Scheme: oneOf(endpointSchemes), Id: filledText(partyLimits.endpoint) })
    .transform(({ Scheme, Id }) => ({ scheme: Scheme, id: Id }))
    .refine(isEndpoint, 'must be of its scheme: a GLN has 13 digits, the last of which is a check digit')
    .nullable(),
};

type Sent = { readonly [Field in keyof typeof partyFields]: z.output<(typeof partyFields)[Field]> };

const partyFromWire = (sent: Sent): InvoiceParty => ({
  vatNumber: sent.VatNumber,
  companyNumber: sent.CompanyNumber,
  address: {
    ...{ street: sent.Street, additional: sent.AddressLine, city: sent.City },
    ...{ postCode: sent.PostCode, country: sent.Country },
  },
  endpoint: sent.Endpoint,
});

/** How the supplier's invoices name it. */
export const updateCompany = manageCall
  .input(z.strictObject({ ...versionInput, RegisteredName: trimmed(partyLimits.name), ...partyFields }))
  .mutation(async ({ ctx, input: { Version, RegisteredName, ...party } }) =>
    settle(ctx, Version, (client) => ({
      ...client,
      company: { registeredName: RegisteredName, ...partyFromWire(party) },
    })),
  );

/** How the supplier's invoices name it, and what is missing before it can issue one. */
export const getCompany = procedure
  .allow('settings.see')
  .use(inOneTransaction)
  .query(async ({ ctx: { stores, supplier } }) => {
    const [newest] = await stores.settings.versions(1);
    const { company, bank } = newest?.client ?? supplier.client;
    return {
      ...sellerToWire(company),
      Problems: companyProblems(company, bank).map((code) => ({
        Code: code,
        Text: invoicingMessages.problems[code],
        /** Of EN 16931, which would refuse the invoice. */
        Rule: companyProblemRules[code],
      })),
    };
  });
