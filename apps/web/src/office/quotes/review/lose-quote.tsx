import { loseReasons } from '@door/domain/selling/quote/quote-cycle';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient, type OfficeInputs } from '../../queries/office-client.ts';
import { officeMessages } from '../../messages/office.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: t } = officeMessages;

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
    <FormDialog title={t.whyLost} width={420} doIt={t.lose} busy={busy} onSubmit={submit} onClose={onClose}>
      <SelectField
        label={t.reason}
        value={Reason}
        choices={loseReasons.map((value) => ({ value, label: t.loseReasons[value] }))}
        onChange={(reason) => setReason(reason)}
      />
      <Field label={t.inOwnWords} optional long maxLength={1000} value={Text} onChange={setText} />
    </FormDialog>
  );
}
