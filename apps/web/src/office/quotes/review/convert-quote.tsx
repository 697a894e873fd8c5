import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { officeMessages } from '../../messages/office.ts';
import { removeDrafts } from '../../queries/draft-storage.ts';
import { officeClient, type OpenedQuote } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { forgetOpenForms } from '../../saving-form/saving-form.ts';
import { useQuoteChange } from '../use-quote-change.ts';

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

interface UnacceptQuoteProps {
  readonly quoteId: string;
  onClose(): void;
}

/** The dialog that takes back an acceptance that was a mistake; it asks why. */
export function UnacceptQuote({ quoteId, onClose }: UnacceptQuoteProps) {
  const { send, isPending } = useQuoteChange(quoteId);
  const takeBack = async (Reason: string) => {
    if (await send((at) => officeClient.quote.unaccept.mutate({ ...at, Reason }))) onClose();
  };
  return (
    <ReasonDialog
      title={t.unaccept}
      label={t.reason}
      missing={t.sayWhy}
      doIt={t.unaccept}
      busy={isPending}
      onGive={(reason) => void takeBack(reason)}
      onClose={onClose}
    />
  );
}

interface DiscardRevisionProps {
  readonly quote: Pick<OpenedQuote, 'Id' | 'Version'>;
  onClose(): void;
}

/** The question before the next version is thrown away, with what is typed of it and not saved. */
export function DiscardRevision({ quote: { Id, Version }, onClose }: DiscardRevisionProps) {
  const { send, isPending } = useQuoteChange(Id);
  const discard = async () => {
    forgetOpenForms(Id);
    removeDrafts('quote-discount', Id);
    if (await send((at) => officeClient.quote.discardRevision.mutate(at))) onClose();
  };
  return (
    <FormDialog
      title={t.discardTitle(Version)}
      width={440}
      doIt={t.discard}
      busy={isPending}
      onSubmit={discard}
      onClose={onClose}
    >
      <p>{t.discardMeans(Version - 1)}</p>
    </FormDialog>
  );
}
