import { priceTiers } from '@door/domain/selling/pricing/price-list';
import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { officeClient, type OfficeInputs, type WireQuote } from '../../queries/office-client.ts';
import type { Fields } from '../../saving-form/merge-fields.ts';
import { officeMessages } from '../../messages/office.ts';
import { quoteForm } from '../quote-form.ts';

export const tiers = [...priceTiers, 'none'] as const;
type Tier = (typeof tiers)[number];

/** The details as the form has them. Tier and markup are null for who may not see them. */
export interface Details {
  readonly CustomerId: string | null;
  /** Where the doors go; '' where it is the customer's own address. */
  readonly DeliveryAddress: string;
  readonly ValidUntil: string;
  readonly VatTreatment: WireQuote['VatTreatment'];
  readonly Tier: Tier | null;
  /** Per cent, as it is typed. */
  readonly Markup: string | null;
  readonly Terms: string;
  readonly Note: string;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the fields of the form hold. */
export function detailsIn(fields: Fields): Details {
  const { CustomerId, DeliveryAddress, ValidUntil, VatTreatment, Tier, Markup, Terms, Note } = fields;
  return {
    CustomerId: textOrNull(CustomerId),
    DeliveryAddress: textIn(DeliveryAddress),
    ValidUntil: textIn(ValidUntil),
    VatTreatment: vatTreatments.find((each) => each === VatTreatment) ?? 'IE fit',
    Tier: tiers.find((each) => each === Tier) ?? null,
    Markup: textOrNull(Markup),
    Terms: textIn(Terms),
    Note: textIn(Note),
  };
}

const fieldsOf = (quote: WireQuote): Fields =>
  ({
    CustomerId: quote.CustomerId,
    DeliveryAddress: quote.DeliveryAddress,
    ValidUntil: quote.ValidUntil,
    VatTreatment: quote.VatTreatment,
    Tier: quote.Tier ?? null,
    Markup: quote.Markup === undefined ? null : String(quote.Markup),
    Terms: quote.Terms,
    Note: quote.Note,
  }) satisfies Details;

/** A rate with at most two decimals, up to 1000 per cent. */
export const isMarkup = (text: string): boolean =>
  /^\s*\d{1,4}(?:[.,]\d{1,2})?\s*$/.test(text) && markupOf(text) <= 1000;

const markupOf = (text: string): number => Number(text.replace(',', '.'));

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

type Change = Omit<OfficeInputs['quote']['updateDetails'], 'Id' | 'LastUpdated'>;

/** The changed fields as the call takes them. */
function changeOf(changed: Fields): Change {
  const details = detailsIn(changed);
  const { CustomerId, DeliveryAddress, ValidUntil, VatTreatment, Tier, Markup, Terms, Note } = changed;
  return {
    ...(CustomerId !== undefined && { CustomerId: details.CustomerId }),
    ...(DeliveryAddress !== undefined && { DeliveryAddress: details.DeliveryAddress }),
    ...(ValidUntil !== undefined && { ValidUntil: details.ValidUntil }),
    ...(VatTreatment !== undefined && { VatTreatment: details.VatTreatment }),
    ...(Tier !== undefined && { Tier: details.Tier }),
    ...(Markup !== undefined && { Markup: details.Markup === null ? null : markupOf(details.Markup) }),
    ...(Terms !== undefined && { Terms: details.Terms }),
    ...(Note !== undefined && { Note: details.Note }),
  };
}

export const detailsForm = quoteForm({
  kind: 'quote-details',
  name: officeMessages.quote.tabs['quote-details'],
  fieldsOf,
  isComplete: (fields) => {
    const { ValidUntil, Markup } = detailsIn(fields);
    return isDay(ValidUntil) && (Markup === null || isMarkup(Markup));
  },
  save: (changed, _, at) => officeClient.quote.updateDetails.mutate({ ...at, ...changeOf(changed) }),
});
