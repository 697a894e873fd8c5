import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { ItemId, TemplateId } from '@door/domain/item/ids';
import type { WireItem } from '@door/wire/wire-item';
import { useState } from 'react';
import { usePlace } from '../navigation/navigation.ts';
import { useShop } from '../shell/shop.ts';
import { officeApi } from './calls.ts';
import { itemPath } from './item-path.ts';
import { readDoor } from './listed-door.ts';
import { useSend } from './use-send.ts';

/** A door and nothing beside it. */
export const isLoneDoor = ({ sides, fanlight, construction }: FrameTemplate): boolean =>
  sides === 'none' && !fanlight && construction === 'coupled';

/** Begins an item and opens its page. */
export function useStartItem() {
  const { catalogue, client } = useShop();
  const { go } = usePlace();
  const { send, busy } = useSend();
  // A copy that is sent twice is one copy.
  const [Attempt] = useState(() => crypto.randomUUID());
  const open = async (begin: () => Promise<WireItem>) => {
    // Whoever clicks twice wants one item.
    if (busy) return;
    await send(async () => {
      const wire = await begin();
      const item = await readDoor(wire, catalogue);
      await go(item ? itemPath(item) : `/door/${wire.Id}`);
    });
  };
  const fromTemplate = (id: TemplateId) =>
    open(() => officeApi().createItemFromTemplate.mutate({ ItemId: id, Currency: client.currency }));
  const first = catalogue.rows.templates.find((each) => isLoneDoor(each) && each.doors === 'single');
  return {
    busy,
    fromTemplate,
    copyOf: (id: ItemId) =>
      open(() => officeApi().item.copy.mutate({ ItemId: id, Currency: client.currency, Attempt })),
    /** What is begun most often: a single door with nothing beside it. */
    newDoor: async () => first && fromTemplate(first.id),
  };
}
