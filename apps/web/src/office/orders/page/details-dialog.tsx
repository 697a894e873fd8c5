import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { orderPageWords as says } from '../../words/order-page.ts';
import type { OpenedOrder } from '../order-wire.ts';
import { orderAt, useOrderChange } from '../use-order-change.ts';

interface DetailsDialogProps {
  readonly order: OpenedOrder;
  onClose(): void;
}

/** Where the doors go, and what the paper says beside them. */
export function DetailsDialog({ order, onClose }: DetailsDialogProps) {
  const [DeliveryAddress, setAddress] = useState(order.DeliveryAddress);
  const [Note, setNote] = useState(order.Note);
  const [Terms, setTerms] = useState(order.Terms);
  const change = useOrderChange();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const typed = { DeliveryAddress, Note, Terms };
    // What was not changed is left out: the state of the order may have locked it.
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([name, text]) => text !== Object.entries(order).find(([of]) => of === name)?.[1]),
    );
    change.mutate(() => officeClient.order.updateDetails.mutate({ ...orderAt(order), ...changed }), {
      onSuccess: onClose,
    });
  };
  return (
    <FormDialog
      title={says.detailsTitle}
      width={520}
      doIt={says.save}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={says.address} long maxLength={1000} value={DeliveryAddress} onChange={setAddress} />
      <Field label={says.note} optional long maxLength={5000} value={Note} onChange={setNote} />
      <Field label={says.terms} optional long maxLength={20_000} value={Terms} onChange={setTerms} />
    </FormDialog>
  );
}
