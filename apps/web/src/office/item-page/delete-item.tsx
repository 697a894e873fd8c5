import { useMutation } from '@tanstack/react-query';
import { useRouter } from '../../shared/router/use-router.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { trpc } from '../queries/query-client.ts';
import { itemPageMessages } from '../messages/item.ts';

const { remove: t } = itemPageMessages;

/** Asks before it deletes a draft with all that belongs to it. The server refuses it for an item that a visitor has asked about. */
export function DeleteItem({ onClose }: { onClose(): void }) {
  const { go } = useRouter();
  const { item } = useOfficeItem();
  const remove = useMutation(
    trpc.item.removeById.mutationOptions({
      meta: { invalidates: [trpc.item.list.pathKey()] },
      onSuccess: () => go('/installer/items', 'replace'),
    }),
  );
  return (
    <FormDialog
      title={t.title}
      width={400}
      doIt={t.doIt}
      leave={t.cancel}
      busy={remove.isPending}
      onSubmit={() => remove.mutate(item.id)}
      onClose={onClose}
    >
      <p>{t.sentence}</p>
    </FormDialog>
  );
}
