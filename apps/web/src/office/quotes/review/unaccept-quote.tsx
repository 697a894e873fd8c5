import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: says } = officeWords;

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
      title={says.unaccept}
      label={says.reason}
      missing={says.sayWhy}
      doIt={says.unaccept}
      busy={isPending}
      onGive={(reason) => void takeBack(reason)}
      onClose={onClose}
    />
  );
}
