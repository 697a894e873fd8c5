import { Check } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: says } = officeWords;

interface CompleteQuoteProps {
  readonly quoteId: string;
  onClose(): void;
}

/** The dialog that ends a quote for good; open tasks about it are dropped with it, or stand in its way. */
export function CompleteQuote({ quoteId, onClose }: CompleteQuoteProps) {
  const [DropTasks, setDropTasks] = useState(false);
  const { send, isPending } = useQuoteChange(quoteId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && (await send((at) => officeClient.quote.complete.mutate({ ...at, DropTasks })))) onClose();
  };
  return (
    <FormDialog
      title={says.completeTitle}
      width={420}
      doIt={says.complete}
      busy={isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Check kind="checkbox" checked={DropTasks} onChange={setDropTasks}>
        {says.dropTasks}
      </Check>
    </FormDialog>
  );
}
