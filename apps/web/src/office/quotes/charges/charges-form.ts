import { areWhole, chargeFields, chargesIn } from '../../sale/charge-rows.ts';
import { officeClient } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { quoteForm } from '../quote-form.ts';

/** The charges of a quote, each row by its id. */
export const chargesForm = quoteForm({
  kind: 'quote-charges',
  name: officeWords.quote.tabs['quote-charges'],
  fieldsOf: ({ Charges }) => chargeFields(Charges),
  isComplete: areWhole,
  save: (_, mine, at) => officeClient.quote.updateCharges.mutate({ ...at, Charges: chargesIn(mine) }),
});
