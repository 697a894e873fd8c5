import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../platform/toasts/toasts.ts';
import { moneyText } from '../../../platform/words/money-text.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMoneyWords } from '../../words/order-page.ts';
import { CreditFields } from './credit-fields.tsx';
import { creditLines, type TypedCredit } from './credit-lines.ts';
import { type MoneyOrder, moneyMutationMeta } from './money-order.ts';

const { credit: says, payments } = orderMoneyWords;

interface CreditDialogProps {
  readonly order: MoneyOrder;
  onClose(): void;
}

/** The dialog that issues a credit note: of each line how many, or a sum without VAT. */
export function CreditDialog({ order, onClose }: CreditDialogProps) {
  const [Reason, type] = useState('');
  const [typed, write] = useState<TypedCredit>({});
  const [isTried, tryIt] = useState(false);
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
      showToast('success', says.issued(number, moneyText(Total, Currency)));
      onClose();
    },
  });
  const isEmpty = Reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tryIt(true);
    if (fault === '' && !isEmpty && !credit.isPending) credit.mutate();
  };
  return (
    <FormDialog
      title={says.issue}
      width={620}
      doIt={says.doIt}
      busy={credit.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CreditFields
        creditable={Creditable}
        currency={order.Currency}
        typed={typed}
        fault={isTried ? fault : ''}
        onType={write}
      />
      <Field
        label={payments.reason}
        long
        maxLength={500}
        value={Reason}
        error={isTried && isEmpty ? says.sayWhy : undefined}
        onChange={type}
      />
    </FormDialog>
  );
}
