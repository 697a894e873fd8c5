import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { officeMessages } from '../messages/office.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { Refusal } from '../stock/moved-fields.tsx';
import { purchaseMutationMeta, useActiveVendors } from './purchasing-wire.ts';

const { new: t, list } = purchasingMessages;

/** Asks for the vendor alone: lines are written on the page of the purchase. */
export function NewPurchase({ onClose }: { readonly onClose: () => void }) {
  const { go } = useRouter();
  const vendors = useActiveVendors();
  const [chosen, setChosen] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const create = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => officeClient.purchase.create.mutate({ Id: attempts.of(chosen), VendorId: chosen, Lines: [] }),
    onSuccess: ({ Id }) => {
      onClose();
      void go(`/installer/purchase/${Id}`);
    },
  });
  const submit = () => {
    setIsTried(true);
    if (chosen !== '') create.mutate();
  };
  return (
    <FormDialog title={t.open} width={440} doIt={t.doIt} busy={create.isPending} onSubmit={submit} onClose={onClose}>
      {vendors === undefined ? <p role="status">{officeMessages.asking.loading}</p> : null}
      {vendors?.length === 0 ? <p>{t.noVendor}</p> : null}
      {vendors && vendors.length > 0 ? (
        <SelectField
          label={list.vendor}
          value={chosen}
          choices={[
            ...(chosen === '' ? [{ value: '', label: t.choose }] : []),
            ...vendors.map(({ Id, Name }) => ({ value: Id, label: Name })),
          ]}
          hint={t.what}
          error={isTried && chosen === '' ? t.missing : undefined}
          onChange={setChosen}
        />
      ) : null}
      <Refusal error={create.error} />
    </FormDialog>
  );
}
