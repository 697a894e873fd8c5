import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '../../../shared/router/use-router.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import type { OpenedBatch } from '../batch-wire.ts';

const { orderGlass: t } = batchesMessages.page;

interface OrderGlassProps {
  readonly batch: Pick<OpenedBatch, 'Id' | 'Number' | 'GlassUnits'>;
  onClose(): void;
}

/** Makes a draft of a purchase of the glass of a batch that nobody has ordered yet, and opens it. */
export function OrderGlass({ batch: { Id: BatchId, Number: number, GlassUnits }, onClose }: OrderGlassProps) {
  const { go } = useRouter();
  const { data } = useQuery(trpc.vendor.list.queryOptions());
  const vendors = data?.Vendors.filter(({ State }) => State === 'active') ?? [];
  const [chosen, setChosen] = useState('');
  const VendorId = chosen || (vendors[0]?.Id ?? '');
  const attempts = useAttempts();
  const order = useMutation({
    meta: { invalidates: [trpc.purchase.pathKey(), trpc.batch.pathKey()] },
    mutationFn: () =>
      officeClient.purchase.orderGlass.mutate({ BatchId, VendorId, Id: attempts.of(`${BatchId} ${VendorId}`) }),
    onSuccess: ({ Id }) => {
      onClose();
      void go(`/installer/purchase/${Id}`);
    },
  });
  return (
    <FormDialog
      title={t.title(number)}
      width={440}
      doIt={t.doIt}
      busy={order.isPending}
      onSubmit={() => (VendorId === '' ? undefined : order.mutate())}
      onClose={onClose}
    >
      <p>{t.what(GlassUnits.Open)}</p>
      {data && vendors.length === 0 ? <p>{t.none}</p> : null}
      {vendors.length > 0 ? (
        <SelectField
          label={t.vendor}
          value={VendorId}
          choices={vendors.map(({ Id, Name }) => ({ value: Id, label: Name }))}
          onChange={setChosen}
        />
      ) : null}
    </FormDialog>
  );
}
