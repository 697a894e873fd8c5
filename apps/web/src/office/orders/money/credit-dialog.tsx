import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { Notices } from '../../layout/notices.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMoneyMessages, orderPageMessages } from '../../messages/orders.ts';
import { CreditFields } from './credit-fields.tsx';
import { creditLines, type TypedCredit } from './credit-lines.ts';
import { type MoneyOrder, moneyMutationMeta } from './money-order.ts';

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
        notices={warnings.map(({ LeadsTo, Text }) => ({ key: LeadsTo, text: Text, cure: null }))}
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
