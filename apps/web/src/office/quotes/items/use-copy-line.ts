import { useRouter } from '../../../platform/router/use-router.ts';
import { officeClient, type QuoteLine } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { changeQuote } from '../quote-changes.ts';
import { useMutation } from '@tanstack/react-query';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';

/** Adds a copy of a position, with an item of its own, and opens that item to be changed. */
export function useCopyLine(quoteId: string): (line: QuoteLine) => void {
  const { go } = useRouter();
  const attempts = useAttempts();
  const { mutate, isPending } = useMutation({
    meta: quoteMutationMeta,
    mutationFn: ({ LineId, ItemId, Quantity }: QuoteLine) =>
      changeQuote(quoteId, (at) =>
        officeClient.quote.addItems.mutate({ ...at, Lines: [{ LineId: attempts.of(LineId), ItemId, Quantity }] }),
      ),
    onSuccess: async ({ Lines }, { LineId }) => {
      const copy = Lines.find((line) => line.LineId === attempts.of(LineId));
      attempts.done(LineId);
      if (copy) await go(`/door/${copy.ItemId}`);
    },
  });
  return (line) => {
    if (!isPending) mutate(line);
  };
}
