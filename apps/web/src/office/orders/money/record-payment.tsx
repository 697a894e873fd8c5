import { amountText, money, readAmount } from '@door/domain/selling/pricing/money';
import { isLongAgo } from '@door/domain/selling/order/order-days';
import {
  type WrittenKind,
  type PaymentMethod,
  writtenKinds,
  paymentMethods,
} from '@door/domain/selling/payment/payment';
import { paymentOf } from '@door/domain/selling/payment/record-payment';
import { Check, Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../../layout/date-field.tsx';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { useToday } from '../../layout/use-now.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { orderMoneyMessages, payingMessages } from '../../messages/order-money.ts';
import { orderPageMessages } from '../../messages/orders.ts';
import { amountIn } from '../../sale/typed-amount.ts';
import { type MoneyOrder, moneyMutationMeta } from './money-order.ts';

const { payments: t } = orderMoneyMessages;

interface RecordPaymentProps {
  readonly order: MoneyOrder;
  readonly isRefund: boolean;
  onClose(): void;
}

interface Written {
  readonly Kind: WrittenKind;
  readonly Amount: string;
  readonly On: string;
  readonly Method: PaymentMethod;
  readonly Note: string;
  readonly OldDateAccepted: boolean;
}

const kinds: readonly { readonly value: WrittenKind; readonly label: string }[] = writtenKinds
  .filter((kind) => kind !== 'refund')
  .map((value) => ({ value, label: t.kinds[value] }));
const methods = paymentMethods.map((value) => ({ value, label: t.methods[value] }));

/** The dialog that records what came or went: what is asked for stands in it already. */
export function RecordPayment({ order, isRefund, onClose }: RecordPaymentProps) {
  const { Id: OrderId, Currency, Money } = order;
  const today = useToday();
  const [written, setWritten] = useState(() => asked(Money, { isRefund, today }));
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const record = useMutation({
    meta: moneyMutationMeta,
    mutationFn: () => {
      const payment = { ...written, OrderId, Amount: amountIn(written.Amount) };
      return officeClient.order.recordPayment.mutate({ ...payment, Id: attempts.of(JSON.stringify(payment)) });
    },
    onSuccess: () => {
      showToast('success', t.recorded(moneyText(readable(written.Amount), Currency)));
      onClose();
    },
  });
  const fault = faultOf(written, order, today);
  const errorOf = (field: Fault['field']) => (isTried && fault?.field === field ? fault.text : undefined);
  const set = (change: Partial<Written>) => setWritten({ ...written, ...change });
  const submit = () => {
    setIsTried(true);
    if (fault === null) record.mutate();
  };
  const most = t.most(moneyText(isRefund ? Money.Overpaid : Money.Open, Currency));
  return (
    <FormDialog
      title={isRefund ? t.refund : t.record}
      width={420}
      doIt={isRefund ? t.refund : t.record}
      busy={record.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {isRefund ? null : (
        <SelectField
          label={t.kind}
          value={written.Kind}
          choices={kinds}
          onChange={(Kind) => set({ Kind, Amount: Kind === 'deposit' ? depositOf(Money) : Money.Open })}
        />
      )}
      <Field
        label={t.amount}
        value={written.Amount}
        maxLength={15}
        hint={most}
        error={errorOf('amount')}
        onChange={(Amount) => set({ Amount })}
      />
      <DateField
        label={t.on}
        value={written.On}
        error={errorOf('day')}
        onChange={(On) => set({ On, OldDateAccepted: false })}
      />
      {isLongAgo(written.On, today) ? (
        <Check
          kind="checkbox"
          checked={written.OldDateAccepted}
          onChange={(OldDateAccepted) => set({ OldDateAccepted })}
        >
          {orderPageMessages.longAgo(calendarDayText(written.On))}
        </Check>
      ) : null}
      <SelectField label={t.method} value={written.Method} choices={methods} onChange={(Method) => set({ Method })} />
      <Field label={t.note} optional maxLength={500} value={written.Note} onChange={(Note) => set({ Note })} />
    </FormDialog>
  );
}

const depositOf = ({ DepositOpen, Open }: MoneyOrder['Money']): string => (DepositOpen === '0.00' ? Open : DepositOpen);

function asked(sums: MoneyOrder['Money'], { isRefund, today }: { isRefund: boolean; today: string }): Written {
  const rest = { On: today, Method: 'bank', Note: '', OldDateAccepted: false } as const;
  if (isRefund) return { Kind: 'refund', Amount: sums.Overpaid, ...rest };
  return { Kind: sums.DepositOpen === '0.00' ? 'balance' : 'deposit', Amount: depositOf(sums), ...rest };
}

const readable = (text: string): string => {
  const amount = readAmount(amountIn(text), 'EUR');
  return amount ? amountText(amount) : text;
};

interface Fault {
  readonly field: 'amount' | 'day';
  readonly text: string;
}

/** Refusals that are about the day of the money. */
const faultsOfDay: ReadonlySet<string> = new Set(['payment.later', 'payment.long-ago']);

/** Why it cannot be recorded so, by the rule that the server asks too; null where it can. */
function faultOf(
  { Kind, Amount, On, Method, Note, OldDateAccepted }: Written,
  { Money, Currency }: MoneyOrder,
  today: string,
): Fault | null {
  const amount = readAmount(amountIn(Amount), Currency);
  if (!amount) return { field: 'amount', text: t.noAmount };
  if (On === '') return { field: 'day', text: t.noDay };
  const sumOf = (text: string) => readAmount(text, Currency) ?? money(0, Currency);
  const balance = { open: sumOf(Money.Open), overpaid: sumOf(Money.Overpaid) };
  const payment = { id: '', kind: Kind, amount, on: On, method: Method, note: Note };
  const outcome = paymentOf(payment, { balance, today, isOldAccepted: OldDateAccepted, messages: payingMessages });
  if (outcome.ok) return null;
  const { code, message } = outcome.refusal;
  return { field: faultsOfDay.has(code) ? 'day' : 'amount', text: message };
}
