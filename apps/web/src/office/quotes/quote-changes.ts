import { officeClient, type OpenedQuote } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { queuedChanges, type VersionAt } from '../queries/queued-changes.ts';
import { saveOpenForms } from '../saving-form/saving-form.ts';

/** Which quote, and its version as the sender saw it. */
export type QuoteAt = VersionAt;

const keyOf = (id: string) => trpc.quote.getQuoteById.queryKey(id);

const { show, change } = queuedChanges<OpenedQuote>({
  keyOf,
  known: (id) => queryClient.getQueryData(keyOf(id)),
  load: (id) => officeClient.quote.getQuoteById.query(id),
  saveTyped: saveOpenForms,
});

export { show as showQuote, change as changeQuote };
