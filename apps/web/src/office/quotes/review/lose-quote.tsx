import { loseReasons } from '@door/domain/selling/quote/quote-cycle';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient, type OfficeInputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: says } = officeWords;

interface LoseQuoteProps {
  readonly quoteId: string;
  onClose(): void;
}

/** Says of one quote why its customer will not buy. */
export function LoseQuote({ quoteId, onClose }: LoseQuoteProps) {
  const { send, isPending } = useQuoteChange(quoteId);
  const lose = async (reason: Reason) => {
    if (await send((at) => officeClient.quote.lose.mutate({ ...at, ...reason }))) onClose();
  };
  return <LoseDialog busy={isPending} onLose={(reason) => void lose(reason)} onClose={onClose} />;
}

type Reason = Pick<OfficeInputs['quote']['lose'], 'Reason' | 'Text'>;

interface LoseDialogProps {
  readonly busy: boolean;
  onLose(reason: Reason): void;
  onClose(): void;
}

/** The dialog that asks why a customer will not buy. */
export function LoseDialog({ busy, onLose, onClose }: LoseDialogProps) {
  const [Reason, setReason] = useState<Reason['Reason']>('too dear');
  const [Text, setText] = useState('');
  const submit = () => {
    onLose({ Reason, Text });
  };
  return (
    <FormDialog title={says.whyLost} width={420} doIt={says.lose} busy={busy} onSubmit={submit} onClose={onClose}>
      <SelectField
        label={says.reason}
        value={Reason}
        choices={loseReasons.map((value) => ({ value, label: says.loseReasons[value] }))}
        onChange={(reason) => setReason(reason)}
      />
      <Field label={says.inOwnWords} optional long maxLength={1000} value={Text} onChange={setText} />
    </FormDialog>
  );
}
