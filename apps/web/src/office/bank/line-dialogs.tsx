import { holdsWords } from '@door/domain/selling/payment/bank-line';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { bankMessages as t } from '../messages/bank.ts';
import { officeClient } from '../queries/office-client.ts';
import { type BankLine, bankMutationMeta } from './bank-line.ts';

interface LineDialogProps {
  readonly line: BankLine;
  onClose(): void;
}

/** The dialog that books a line for an order that somebody names. */
export function BookDialog({ line, onClose }: LineDialogProps) {
  const [number, setNumber] = useState(line.Order?.Number ?? '');
  const [isUnknown, setIsUnknown] = useState(false);
  const book = useMutation({
    meta: bankMutationMeta,
    mutationFn: async (Search: string) => {
      const { Orders } = await officeClient.order.list.query({ Search });
      const order = Orders.find(({ Number: each }) => each === Search);
      return order ? officeClient.bank.book.mutate({ LineId: line.Id, OrderId: order.Id }) : null;
    },
    onSuccess: (done) => {
      if (done === null) return setIsUnknown(true);
      showToast('success', t.booked(1));
      onClose();
    },
  });
  const submit = () => {
    if (number.trim() === '') setIsUnknown(true);
    else book.mutate(number.trim());
  };
  return (
    <FormDialog
      title={t.bookTitle}
      width={420}
      doIt={t.doBook}
      busy={book.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.orderNumber}
        value={number}
        maxLength={20}
        error={isUnknown ? t.noOrder : undefined}
        onChange={(typed) => {
          setNumber(typed);
          setIsUnknown(false);
        }}
      />
    </FormDialog>
  );
}

/** The dialog that leaves a line alone, and with words all that say them. */
export function IgnoreDialog({ line, onClose }: LineDialogProps) {
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const holds = words.trim();
  const isHeld = holds === '' || holdsWords({ text: line.Text, reference: line.Reference, party: line.Party }, holds);
  const ignore = useMutation({
    meta: bankMutationMeta,
    mutationFn: () => officeClient.bank.ignore.mutate({ LineId: line.Id, ...(holds !== '' && { Holds: holds }) }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsTried(true);
    if (isHeld) ignore.mutate();
  };
  return (
    <FormDialog
      title={t.ignoreTitle}
      width={420}
      doIt={t.doIgnore}
      busy={ignore.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.holds}
        optional
        maxLength={60}
        value={words}
        hint={t.holdsHint}
        error={isTried && !isHeld ? t.notHeld : undefined}
        onChange={setWords}
      />
    </FormDialog>
  );
}

/** The dialog that makes a booked or ignored line new again. */
export function UnbookDialog({ line, onClose }: LineDialogProps) {
  const unbook = useMutation({
    meta: bankMutationMeta,
    mutationFn: (Reason: string) => officeClient.bank.unbook.mutate({ LineId: line.Id, Reason }),
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      title={t.unbookTitle}
      label={t.reason}
      missing={t.noReason}
      doIt={t.unbook}
      busy={unbook.isPending}
      onGive={unbook.mutate}
      onClose={onClose}
    />
  );
}
