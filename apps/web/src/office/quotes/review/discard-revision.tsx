import { FormDialog } from '../../layout/form-dialog.tsx';
import { removeDrafts } from '../../queries/draft-storage.ts';
import { officeClient, type OpenedQuote } from '../../queries/office-client.ts';
import { forgetOpenForms } from '../../saving-form/saving-form.ts';
import { officeMessages } from '../../messages/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: t } = officeMessages;

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
