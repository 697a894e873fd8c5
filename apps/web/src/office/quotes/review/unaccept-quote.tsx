import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { officeMessages } from '../../messages/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: t } = officeMessages;

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
