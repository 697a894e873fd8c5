import { useMutation } from '@tanstack/react-query';
import type { WireQuote } from '../queries/office-client.ts';
import { quoteMutationMeta } from '../queries/use-quotes.ts';
import { changeQuote, type QuoteAt } from './quote-changes.ts';

type Send = (at: QuoteAt) => Promise<WireQuote>;

export interface QuoteChange {
  readonly isPending: boolean;
  /** Resolves with false where it was not done; the page has said why. */
  readonly send: (send: Send) => Promise<boolean>;
}

/** Changes a quote; a failure is a toast. */
export function useQuoteChange(id: string): QuoteChange {
  const { mutateAsync, isPending } = useMutation({
    meta: quoteMutationMeta,
    mutationFn: (send: Send) => changeQuote(id, send),
  });
  return {
    isPending,
    send: (send) =>
      mutateAsync(send).then(
        () => true,
        () => false,
      ),
  };
}
