import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { ItemId, TemplateId } from '@door/domain/door/model/ids';
import type { WireItem } from '@door/wire/wire-item';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../designer/app/app-context.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { itemPath } from './item-path.ts';
import { readListedItem } from '../queries/listed-item.ts';

/** A template with one door and neither sidelights nor a fanlight. */
export const isDoorOnly = ({ sides, fanlight, construction }: FrameTemplate): boolean =>
  sides === 'none' && !fanlight && construction === 'coupled';

export interface CreateItem {
  /** An item is being created, or its page is being opened; until then nothing else is created. */
  readonly isPending: boolean;
  readonly fromTemplate: (id: TemplateId) => void;
  readonly copyOf: (id: ItemId) => void;
}

/** Creates an item on the server and opens its page. */
export function useCreateItem(): CreateItem {
  const { client, catalogue } = useApp();
  const { go } = useRouter();
  const attempts = useAttempts();
  const options = {
    meta: { invalidates: [trpc.item.list.pathKey()] },
    onSuccess: async (wire: WireItem, { ItemId }: { readonly ItemId: string }) => {
      attempts.done(ItemId);
      const item = await readListedItem(wire, catalogue);
      await go(item ? itemPath(item) : `/door/${wire.Id}`);
    },
  };
  const create = useMutation(trpc.createItemFromTemplate.mutationOptions(options));
  const copy = useMutation(trpc.item.copy.mutationOptions(options));
  const isPending = create.isPending || copy.isPending;
  const fromTemplate = (ItemId: TemplateId) => {
    if (!isPending) create.mutate({ ItemId, Currency: client.currency, Attempt: attempts.of(ItemId) });
  };
  return {
    isPending,
    fromTemplate,
    copyOf: (ItemId) => {
      if (!isPending) copy.mutate({ ItemId, Currency: client.currency, Attempt: attempts.of(ItemId) });
    },
  };
}
