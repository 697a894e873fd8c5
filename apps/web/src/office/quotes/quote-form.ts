import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { officeClient, type WireQuote } from '../queries/office-client.ts';
import { quoteMutationMeta } from '../queries/use-quotes.ts';
import { type FormDefinition, type SavingForm, savingForm } from '../saving-form/saving-form.ts';
import { showQuote } from './quote-changes.ts';

type QuoteForm = Pick<FormDefinition<WireQuote>, 'kind' | 'name' | 'fieldsOf' | 'isComplete' | 'save'>;

/** A form of a quote that saves by itself while the quote is a draft. */
export const quoteForm = (form: QuoteForm): SavingForm<WireQuote> =>
  savingForm({
    ...form,
    isOpen: ({ State }) => isDraftState(State),
    load: (id) => officeClient.quote.getQuoteById.query(id),
    show: showQuote,
    invalidates: quoteMutationMeta.invalidates,
  });
