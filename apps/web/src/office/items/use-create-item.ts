import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { ItemId, TemplateId } from '@door/domain/model/ids';
import type { WireItem } from '@door/wire/wire-item';
import { useState } from 'react';
import { useRouter } from '../../platform/router/use-router.ts';
import { useApp } from '../../door/app/app-context.ts';
import { officeClient } from '../queries/office-client.ts';
import { itemPath } from './item-path.ts';
import { readListedItem } from './listed-item.ts';
import { useSend } from '../queries/use-send.ts';

/** A template with one door and neither sidelights nor a fanlight. */
export const isDoorOnly = ({ sides, fanlight, construction }: FrameTemplate): boolean =>
  sides === 'none' && !fanlight && construction === 'coupled';

/** Creates an item on the server and opens its page. */
export function useCreateItem() {
  const { catalogue, client } = useApp();
  const { go } = useRouter();
  const { send, busy } = useSend();
  // The server makes one copy for one attempt, however often the call arrives.
  const [Attempt] = useState(() => crypto.randomUUID());
  const open = async (create: () => Promise<WireItem>) => {
    // A double click creates one item.
    if (busy) return;
    await send(async () => {
      const wire = await create();
      const item = await readListedItem(wire, catalogue);
      await go(item ? itemPath(item) : `/door/${wire.Id}`);
    });
  };
  const fromTemplate = (id: TemplateId) =>
    open(() => officeClient().createItemFromTemplate.mutate({ ItemId: id, Currency: client.currency }));
  const singleDoor = catalogue.rows.templates.find((each) => isDoorOnly(each) && each.doors === 'single');
  return {
    busy,
    fromTemplate,
    copyOf: (id: ItemId) =>
      open(() => officeClient().item.copy.mutate({ ItemId: id, Currency: client.currency, Attempt })),
    /** Creates a single door without sidelights or fanlight, the most frequent item. */
    newDoor: async () => singleDoor && fromTemplate(singleDoor.id),
  };
}
