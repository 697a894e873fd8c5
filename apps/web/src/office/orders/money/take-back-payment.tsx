import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { moneyText } from '../../../platform/words/money-text.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMoneyWords, payingWords } from '../../words/order-money.ts';
import { type ListedPayment, type MoneyOrder, moneyMutationMeta } from './money-order.ts';

const { payments: says } = orderMoneyWords;

interface TakeBackPaymentProps {
  readonly order: MoneyOrder;
  readonly payment: ListedPayment;
  onClose(): void;
}

/** The dialog that takes a wrong entry back by another one; it asks why. */
export function TakeBackPayment({ order, payment, onClose }: TakeBackPaymentProps) {
  const [Reason, type] = useState('');
  const [isTried, tryIt] = useState(false);
  const attempts = useAttempts();
  const takeBack = useMutation({
    meta: moneyMutationMeta,
    mutationFn: () => {
      const asked = { OrderId: order.Id, PaymentId: payment.Id, Reason };
      return officeClient.order.takeBackPayment.mutate({ ...asked, Id: attempts.of(payment.Id) });
    },
    onSuccess: onClose,
  });
  const isEmpty = Reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tryIt(true);
    if (!isEmpty && !takeBack.isPending) takeBack.mutate();
  };
  const what = `${says.kinds[payment.Kind]}, ${moneyText(payment.Amount, order.Currency)}`;
  return (
    <FormDialog
      title={says.takeBackThis(what)}
      width={420}
      doIt={says.takeBack}
      busy={takeBack.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={says.reason}
        long
        maxLength={500}
        value={Reason}
        error={isTried && isEmpty ? payingWords.noReason : undefined}
        onChange={type}
      />
    </FormDialog>
  );
}
