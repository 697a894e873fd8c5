import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { stockMessages } from '../messages/stock.ts';
import { officeClient, type OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { orderMutationMeta } from '../queries/use-orders.ts';
import type { OpenedArticle } from './stock-wire.ts';

const { give: t } = stockMessages.forecast;

/** An order that has goods of which others are short. */
export interface Giver {
  readonly id: string;
  readonly number: string;
  readonly takers: OpenedArticle['Demand'][number]['GiveTo'];
}

const longestReason = 500;

const meta = {
  invalidates: [...orderMutationMeta.invalidates, trpc.promise.pathKey(), trpc.inventory.pathKey()],
};

interface GiveDialogProps {
  readonly articleKey: string;
  readonly giver: Giver;
  onClose(): void;
}

/** Gives what one order has to another, with the reason; only a person does. */
export function GiveDialog({ articleKey, giver, onClose }: GiveDialogProps) {
  const attempts = useAttempts();
  const [taker, setTaker] = useState(giver.takers[0]?.OrderId ?? '');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const give = useMutation({
    meta,
    mutationFn: (sent: OfficeInputs['promise']['giveTo']) => officeClient.promise.giveTo.mutate(sent),
    onSuccess: onClose,
  });
  const submit = () => {
    const isBlank = reason.trim() === '';
    setIsMissing(isBlank);
    if (!isBlank) give.mutate({ Id: attempts.of('give'), Key: articleKey, From: giver.id, To: taker, Reason: reason });
  };
  return (
    <FormDialog
      title={t.title(articleKey, giver.number)}
      width={480}
      doIt={t.doIt}
      busy={give.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.means(giver.number)}</p>
      <SelectField
        label={t.to}
        value={taker}
        choices={giver.takers.map(({ OrderId, Order }) => ({ value: OrderId, label: Order }))}
        onChange={setTaker}
      />
      <Field
        label={t.reason}
        long
        maxLength={longestReason}
        value={reason}
        error={isMissing ? t.noReason : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
