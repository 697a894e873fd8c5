import { itemLimits, type TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import { Button } from '@door/ui/button';
import { Field, type FieldProps } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { vendorsMessages } from '../messages/vendors.ts';
import { trpc } from '../queries/query-client.ts';
import { newItem, readItem, typedOf, type WireItem } from './item-values.ts';
import { vendorMutationMeta } from './vendor-form.tsx';
import type { WireVendor } from './vendor-values.ts';

const { item: t } = vendorsMessages;

interface ItemDialogProps {
  readonly vendor: WireVendor;
  /** null: a new one. */
  readonly item: WireItem | null;
  onClose(): void;
}

/** One item of a vendor: added, changed, or taken out. */
export function ItemDialog({ vendor, item, onClose }: ItemDialogProps) {
  const { Id, LastUpdated, Currency } = vendor;
  const [itemId] = useState(() => item?.Id ?? crypto.randomUUID());
  const [typed, setTyped] = useState<TypedItem>(() => (item ? typedOf(item) : newItem));
  const [isTried, setIsTried] = useState(false);
  const save = useMutation(trpc.vendor.updateItems.mutationOptions({ meta: vendorMutationMeta, onSuccess: onClose }));
  const read = readItem(typed, { ...item, Id: itemId });
  const errors = 'sent' in read || !isTried ? {} : read;
  const submit = () => {
    setIsTried(true);
    if ('sent' in read) save.mutate({ Id, LastUpdated, Items: [read.sent] });
  };
  const field = (name: keyof TypedItem, label: string): Pick<FieldProps, 'label' | 'value' | 'error' | 'onChange'> => ({
    label,
    value: typed[name],
    error: errors[name],
    onChange: (text) => setTyped((now) => ({ ...now, [name]: text })),
  });
  const { fields, hints } = t;
  return (
    <FormDialog
      title={item ? t.change(item.Key) : t.addTitle}
      width={560}
      doIt={t.save}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="vendor-pair">
        <Field {...field('key', fields.key)} maxLength={itemLimits.key} hint={hints.key} />
        <Field {...field('code', fields.code)} optional maxLength={itemLimits.code} />
      </div>
      <Field {...field('text', fields.text)} optional maxLength={itemLimits.text} />
      <div className="vendor-pair">
        <Field {...field('leadDays', fields.leadDays)} inputMode="numeric" maxLength={6} />
        <Field {...field('rank', fields.rank)} inputMode="numeric" maxLength={6} hint={hints.rank} />
        <Field {...field('pack', fields.pack)} optional maxLength={20} hint={hints.pack} />
        <Field {...field('least', fields.least)} optional maxLength={20} hint={hints.least} />
        <Field {...field('price', fields.price(Currency))} optional maxLength={20} />
        <Field {...field('per', fields.per)} optional maxLength={20} hint={hints.per} />
        <Field {...field('validFrom', fields.validFrom)} type="date" optional />
        <Field {...field('validUntil', fields.validUntil)} type="date" optional />
      </div>
      {item ? (
        <div>
          <Button
            look="quiet"
            busy={save.isPending}
            onClick={() => save.mutate({ Id, LastUpdated, Items: [], Removed: [item.Id] })}
          >
            {t.remove}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}
