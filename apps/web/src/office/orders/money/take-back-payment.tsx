import { useMutation } from '@tanstack/react-query';
import { moneyText } from '../../../shared/text/money-text.ts';
import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMoneyMessages, payingMessages } from '../../messages/order-money.ts';
import { type ListedPayment, type MoneyOrder, moneyMutationMeta } from './money-order.ts';

const { payments: t } = orderMoneyMessages;

interface TakeBackPaymentProps {
  readonly order: MoneyOrder;
  readonly payment: ListedPayment;
  onClose(): void;
}

/** The dialog that takes a wrong entry back by another one; it asks why. */
export function TakeBackPayment({ order, payment, onClose }: TakeBackPaymentProps) {
  const attempts = useAttempts();
  const takeBack = useMutation({
    meta: moneyMutationMeta,
    mutationFn: (Reason: string) => {
      const asked = { OrderId: order.Id, PaymentId: payment.Id, Reason };
      return officeClient.order.takeBackPayment.mutate({ ...asked, Id: attempts.of(payment.Id) });
    },
    onSuccess: onClose,
  });
  const what = `${t.kinds[payment.Kind]}, ${moneyText(payment.Amount, order.Currency)}`;
  return (
    <ReasonDialog
      title={t.takeBackThis(what)}
      label={t.reason}
      missing={payingMessages.noReason}
      doIt={t.takeBack}
      busy={takeBack.isPending}
      onGive={takeBack.mutate}
      onClose={onClose}
    />
  );
}
