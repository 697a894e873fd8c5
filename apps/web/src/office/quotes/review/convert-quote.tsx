import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { officeMessages } from '../../messages/office.ts';

const { quote: t } = officeMessages;

/** Makes the order of an accepted quote. The page makes up its id, so that a second click or a second try makes no second order. */
export function ConvertQuote({ quoteId: Id }: { readonly quoteId: string }) {
  const attempts = useAttempts();
  const convert = useMutation({
    meta: quoteMutationMeta,
    mutationFn: () => officeClient.quote.convertToOrder.mutate({ Id, OrderId: attempts.of(Id) }),
    onSuccess: ({ Number }) => showToast('success', t.ordered(Number)),
  });
  return (
    <Button
      look="primary"
      busy={convert.isPending}
      onClick={() => {
        if (!convert.isPending) convert.mutate();
      }}
    >
      {t.convert}
    </Button>
  );
}
