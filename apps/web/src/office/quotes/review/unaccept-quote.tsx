import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
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
  const [Reason, type] = useState('');
  const [isAsked, ask] = useState(false);
  const { send, isPending } = useQuoteChange(quoteId);
  const isEmpty = Reason.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return ask(true);
    if (!isPending && (await send((at) => officeClient.quote.unaccept.mutate({ ...at, Reason })))) onClose();
  };
  return (
    <FormDialog
      title={says.unaccept}
      width={420}
      doIt={says.unaccept}
      busy={isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        label={says.reason}
        long
        maxLength={500}
        value={Reason}
        error={isAsked && isEmpty ? says.sayWhy : undefined}
        onChange={type}
      />
    </FormDialog>
  );
}
