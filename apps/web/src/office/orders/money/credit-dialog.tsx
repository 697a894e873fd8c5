import { Field, FieldError } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { moneyText } from '../../../shared/text/money-text.ts';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { Notices } from '../../layout/notices.tsx';
import { orderMoneyMessages } from '../../messages/order-money.ts';
import { orderPageMessages } from '../../messages/orders.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { amountIn } from '../../sale/typed-amount.ts';
import { type CreditableLine, type CreditLine, isSum, moneyMutationMeta, type MoneyOrder } from './money-order.ts';

const { credit: t, payments } = orderMoneyMessages;

interface CreditDialogProps {
  readonly order: MoneyOrder;
  onClose(): void;
}

/** The dialog that issues a credit note: of each line how many, or a sum without VAT. */
export function CreditDialog({ order, onClose }: CreditDialogProps) {
  const [Reason, setReason] = useState('');
  const [typed, setTyped] = useState<TypedCredit>({});
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const { Creditable } = order.Money;
  const { lines, fault } = creditLines(Creditable, typed);
  const credit = useMutation({
    meta: moneyMutationMeta,
    mutationFn: () => {
      const asked = { OrderId: order.Id, Reason, Lines: [...lines] };
      return officeClient.order.credit.mutate({ ...asked, Id: attempts.of(JSON.stringify(asked)) });
    },
    onSuccess: ({ Number: number, Total, Currency }) => {
      showToast('success', t.issued(number, moneyText(Total, Currency)));
      onClose();
    },
  });
  const warnings = useWarnings(order.Id, Reason);
  const isEmpty = Reason.trim() === '';
  const submit = () => {
    setIsTried(true);
    if (fault === '' && !isEmpty) credit.mutate();
  };
  return (
    <FormDialog title={t.issue} width={620} doIt={t.doIt} busy={credit.isPending} onSubmit={submit} onClose={onClose}>
      <Notices
        label={orderPageMessages.warnings}
        title={t.lookFirst}
        notices={warnings.map(({ LeadsTo, Text }) => ({ key: LeadsTo, text: Text, fix: null }))}
      />
      <CreditFields
        creditable={Creditable}
        currency={order.Currency}
        typed={typed}
        fault={isTried ? fault : ''}
        onType={setTyped}
      />
      <Field
        label={payments.reason}
        long
        maxLength={500}
        value={Reason}
        error={isTried && isEmpty ? t.sayWhy : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}

/** Without typing, ms, until it is asked what the PDF will lack. */
const pauseMs = 400;

/** Letters that the PDF of the note will lack. While they are asked for anew, those from before stay. */
function useWarnings(OrderId: string, typed: string) {
  const [Reason, setReason] = useState(typed);
  useEffect(() => {
    const typing = setTimeout(() => setReason(typed), pauseMs);
    return () => clearTimeout(typing);
  }, [typed]);
  const { data } = useQuery({
    ...trpc.order.creditWarnings.queryOptions({ OrderId, Reason }),
    placeholderData: (before) => before,
  });
  return data ?? [];
}

interface CreditFieldsProps {
  readonly creditable: readonly CreditableLine[];
  readonly currency: string;
  readonly typed: TypedCredit;
  /** '' for none. */
  readonly fault: string;
  onType(typed: TypedCredit): void;
}

/** A row for each line and charge of which something is left: how many, or a sum. Typing in one empties the other. */
function CreditFields({ creditable, currency, typed, fault, onType }: CreditFieldsProps) {
  const id = useId();
  return (
    <fieldset className="credit-lines" aria-describedby={fault === '' ? undefined : id}>
      <legend>{t.lines}</legend>
      {creditable
        .filter(({ Amount }) => Amount !== '0.00')
        .map((line) => {
          const key = keyOf(line);
          const { quantity, sum } = typed[key] ?? nothingTyped;
          return (
            <div key={key} className="credit-line">
              <span>
                <b>{line.Text}</b>
                <small>{t.left(line.Quantity, moneyText(line.Amount, currency))}</small>
              </span>
              <CreditInput
                label={t.quantity}
                line={line.Text}
                value={quantity}
                onType={(text) => onType({ ...typed, [key]: { quantity: text, sum: '' } })}
              />
              <CreditInput
                label={t.sum}
                line={line.Text}
                value={sum}
                onType={(text) => onType({ ...typed, [key]: { quantity: '', sum: text } })}
              />
            </div>
          );
        })}
      <FieldError id={id} text={fault || undefined} />
    </fieldset>
  );
}

interface CreditInputProps {
  readonly label: string;
  readonly line: string;
  readonly value: string;
  onType(text: string): void;
}

const CreditInput = ({ label, line, value, onType }: CreditInputProps) => (
  <label>
    <small>{label}</small>
    <input
      className="input num"
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      aria-label={t.of(label, line)}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
);

/** What is typed for a line: how many of it, or a sum; at most one of the two. */
interface TypedLine {
  readonly quantity: string;
  readonly sum: string;
}

type TypedCredit = Readonly<Record<string, TypedLine>>;

const nothingTyped: TypedLine = { quantity: '', sum: '' };

/** A line and a charge of an order never have the same id. */
const keyOf = ({ LineId, ChargeId }: CreditableLine): string => LineId ?? ChargeId ?? '';

/** The lines of the note as the server takes them, and what is wrong with what was typed; '' for nothing. */
function creditLines(
  creditable: readonly CreditableLine[],
  typed: TypedCredit,
): { readonly lines: readonly CreditLine[]; readonly fault: string } {
  const lines: CreditLine[] = [];
  for (const line of creditable) {
    const { quantity, sum } = typed[keyOf(line)] ?? nothingTyped;
    if (quantity.trim() === '' && sum.trim() === '') continue;
    if (quantity.trim() !== '' ? !/^\s*[1-9]\d{0,2}\s*$/.test(quantity) : !isSum(sum))
      return { lines: [], fault: t.wrongLine };
    const by = quantity.trim() !== '' ? { Quantity: Number(quantity) } : { Amount: amountIn(sum) };
    lines.push(line.LineId === null ? { ChargeId: line.ChargeId ?? '', ...by } : { LineId: line.LineId, ...by });
  }
  return { lines, fault: lines.length === 0 ? t.noLines : '' };
}
