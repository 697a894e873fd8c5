import type { ItemId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import type { Side } from '@door/drawing/scene';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { DoorDescription } from '../../door/description/door-description.tsx';
import { Door } from '../../door/preview/door.tsx';
import { useScene } from '../../door/preview/use-scene.ts';
import { readListedItem } from '../queries/listed-item.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

interface DraftPictureProps {
  readonly id: ItemId;
  readonly side: Side;
}

/** The door of a draft from one side, as it is now; nothing while it is being fetched. */
export function DraftPicture({ id, side }: DraftPictureProps) {
  const { catalogue } = useApp();
  const { data: item } = useQuery({
    queryKey: [...trpc.item.getItemById.queryKey(id), 'drawn'],
    queryFn: async () => readListedItem(await officeClient.item.getItemById.query(id), catalogue),
  });
  return item ? <DrawnDoor item={item} side={side} /> : null;
}

function DrawnDoor({ item, side }: { readonly item: Item; readonly side: Side }) {
  const { catalogue, context } = useApp();
  const scene = useScene({ item, catalogue, side });
  const inWords = useId();
  return (
    <>
      <Door scene={scene} side={side} id={`draft-${side}-${item.id}`} describedBy={inWords} />
      <DoorDescription id={inWords} item={item} side={side} context={context} />
    </>
  );
}
