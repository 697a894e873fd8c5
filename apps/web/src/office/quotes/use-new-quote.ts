import { useMutation } from '@tanstack/react-query';
import { useRouter } from '../../shared/router/use-router.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { quoteMutationMeta } from '../queries/use-quotes.ts';

/** What a quote is begun with. */
export type QuoteBegin = Omit<OfficeInputs['quote']['create'], 'Id'>;

export interface NewQuote {
  readonly isPending: boolean;
  readonly begin: (from?: QuoteBegin) => void;
}

/** Makes a draft quote and opens its page. A second click, or one after a failure, makes no second quote. */
export function useNewQuote(): NewQuote {
  const { go } = useRouter();
  const attempts = useAttempts();
  const create = useMutation(
    trpc.quote.create.mutationOptions({
      meta: quoteMutationMeta,
      onSuccess: async ({ Id }, { Id: _id, ...from }) => {
        attempts.done(JSON.stringify(from));
        await go(`/installer/quote/${Id}`);
      },
    }),
  );
  return {
    isPending: create.isPending,
    begin: (from = {}) => {
      if (!create.isPending) create.mutate({ Id: attempts.of(JSON.stringify(from)), ...from });
    },
  };
}
