import { useApp } from '../../designer/app/app-context.ts';
import { fetchQuotes, type ListedQuote, type QuoteQuery } from './listed-quote.ts';
import { trpc } from './query-client.ts';
import { type ListAsked, type ListQuery, useListQuery } from './use-list-query.ts';

type QuotesAsked = QuoteQuery & ListAsked;

/** Quotes whose number, customer or doors the text finds, the last changed first unless the query says otherwise; '' finds all. */
export function useQuotes(text: string, { pageSize, isAsked = true, ...query }: QuotesAsked): ListQuery<ListedQuote> {
  const { catalogue } = useApp();
  return useListQuery({
    queryKey: trpc.quote.list.queryKey({ ...query, Search: text, Most: pageSize }),
    isAsked,
    fetchPage: (after) => fetchQuotes({ text, pageSize, query, after }, catalogue),
  });
}

/** A quote is shown on its pages and in lists, says when an enquiry is In Quote, makes tasks, and its lines are items. */
export const quoteMutationMeta = {
  invalidates: [trpc.quote.pathKey(), trpc.enquiry.pathKey(), trpc.task.pathKey(), trpc.item.list.pathKey()],
};
