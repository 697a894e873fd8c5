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

interface Details {
  readonly DeliveryAddress: string;
  readonly Note: string;
  readonly Terms: string;
}

interface Typed {
  /** The order on which it was typed. */
  readonly base: OpenedOrder;
  readonly details: Details;
}

const detailsOf = ({ DeliveryAddress, Note, Terms }: Details): Details => ({ DeliveryAddress, Note, Terms });

/** What was typed, on the order as somebody else has saved it meanwhile: their text stands where nothing was typed. */
const rebased = ({ base, details }: Typed, newest: OpenedOrder): Typed => ({
  base: newest,
  details: { ...detailsOf(newest), ...changesOf({ base, details }) },
});

/** Only what was changed: the state of the order may have locked the rest. */
const changesOf = ({ base, details }: Typed): Partial<Details> => ({
  ...(details.DeliveryAddress === base.DeliveryAddress ? {} : { DeliveryAddress: details.DeliveryAddress }),
  ...(details.Note === base.Note ? {} : { Note: details.Note }),
  ...(details.Terms === base.Terms ? {} : { Terms: details.Terms }),
});

/** Where the doors go, and what the paper says beside them. */
export function DetailsDialog({ order, onClose }: DetailsDialogProps) {
  const [typed, setTyped] = useState<Typed>(() => ({ base: order, details: detailsOf(order) }));
  const change = useOrderChange();
  if (order.LastUpdated !== typed.base.LastUpdated) setTyped(rebased(typed, order));
  const { DeliveryAddress, Note, Terms } = typed.details;
  const type = (details: Partial<Details>) => setTyped({ ...typed, details: { ...typed.details, ...details } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const sent = { ...orderAt(typed.base), ...changesOf(typed) };
    change.mutate(() => officeClient.order.updateDetails.mutate(sent), { onSuccess: onClose });
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
      <Field
        label={says.address}
        long
        maxLength={1000}
        value={DeliveryAddress}
        onChange={(text) => type({ DeliveryAddress: text })}
      />
      <Field label={says.note} optional long maxLength={5000} value={Note} onChange={(text) => type({ Note: text })} />
      <Field
        label={says.terms}
        optional
        long
        maxLength={20_000}
        value={Terms}
        onChange={(text) => type({ Terms: text })}
      />
    </FormDialog>
  );
}
