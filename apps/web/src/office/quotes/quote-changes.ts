import { failureOf } from '../../platform/calls/failure.ts';
import { officeClient, type OpenedQuote, type WireQuote } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';

/** Which quote, and its version as the sender saw it. */
export interface QuoteAt {
  readonly Id: string;
  readonly LastUpdated: string;
}

const queues = new Map<string, Promise<unknown>>();

const keyOf = (id: string) => trpc.quote.getQuoteById.queryKey(id);

/** The quote as this tab knows it. */
const knownQuote = (id: string): OpenedQuote | undefined => queryClient.getQueryData(keyOf(id));

/** Shows the answer of a change on every tab of the quote, before its history is loaded again. */
export async function showQuote(quote: WireQuote): Promise<void> {
  await queryClient.cancelQueries({ queryKey: keyOf(quote.Id) });
  const known = knownQuote(quote.Id);
  if (known) queryClient.setQueryData(keyOf(quote.Id), { ...known, ...quote });
}

const loadQuote = (id: string): Promise<OpenedQuote> =>
  queryClient.fetchQuery(trpc.quote.getQuoteById.queryOptions(id, { staleTime: 0 }));

/**
 * Sends a change that says what it does to a line or a charge by its id. Changes of one quote are sent one after the other,
 * each with the version that the one before it answered; where somebody else was faster, once more on what they saved.
 */
export function changeQuote<Answer extends WireQuote>(
  id: string,
  send: (at: QuoteAt) => Promise<Answer>,
): Promise<Answer> {
  const before = queues.get(id) ?? Promise.resolve();
  const sent = before.catch(() => undefined).then(() => sendOn(id, send));
  queues.set(id, sent);
  return sent;
}

async function sendOn<Answer extends WireQuote>(id: string, send: (at: QuoteAt) => Promise<Answer>): Promise<Answer> {
  const { LastUpdated } = knownQuote(id) ?? (await loadQuote(id));
  try {
    return await shown(send({ Id: id, LastUpdated }));
  } catch (error) {
    if (failureOf(error) !== 'conflict') throw error;
    const newest = await officeClient.quote.getQuoteById.query(id);
    await showQuote(newest);
    if (newest.LastUpdated === LastUpdated) throw error;
    return shown(send({ Id: id, LastUpdated: newest.LastUpdated }));
  }
}

async function shown<Answer extends WireQuote>(answer: Promise<Answer>): Promise<Answer> {
  const quote = await answer;
  await showQuote(quote);
  return quote;
}
