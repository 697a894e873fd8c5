import type { ItemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { Paper } from '@door/domain/selling/quote/paper';
import type { PaperPosition } from '@door/domain/selling/quote/paper-position';
import type { Side } from '@door/drawing/scene';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { DoorDescription } from '../../designer/description/door-description.tsx';
import { PaperView } from '../../designer/paper/paper-view.tsx';
import type { PaperViews } from '../../designer/paper/paper-views.tsx';
import { picturesOf, type PositionPictures } from '../../designer/paper/picture-urls.ts';
import { paperViewMessages } from '../../designer/paper/messages.ts';
import { Door } from '../../designer/preview/door.tsx';
import { useScene } from '../../designer/preview/use-scene.ts';
import { readListedItem } from '../queries/listed-item.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

/** A version as it was frozen, or a draft as it would be. */
export interface ShownPaper {
  readonly Paper: Paper;
  /** null: a draft. */
  readonly Hash: string | null;
  readonly Pictures: readonly PositionPictures[];
  readonly HousePicture?: string | null;
}

/** The paper of a version. Its pictures are those that were made of it; a draft is drawn as it is now. */
export const FrozenPaper = ({ version }: { readonly version: ShownPaper }) => (
  <PaperView
    paper={version.Paper}
    house={version.HousePicture}
    views={version.Hash === null ? draftViews(version) : (position) => madeViews(version, position)}
  />
);

function madeViews({ Pictures }: ShownPaper, position: PaperPosition): PaperViews {
  const { External, Internal, Drawing } = picturesOf(Pictures, position);
  const { pictureOf } = paperViewMessages;
  return {
    external: External && <img src={External} alt={pictureOf.external(position.heading)} />,
    internal: Internal && <img src={Internal} alt={pictureOf.internal(position.heading)} />,
    drawing: Drawing,
  };
}

const draftViews =
  ({ Pictures }: ShownPaper) =>
  (position: PaperPosition): PaperViews => ({
    external: <DraftPicture id={position.itemId} side="external" />,
    internal: <DraftPicture id={position.itemId} side="internal" />,
    drawing: picturesOf(Pictures, position).Drawing,
  });

interface DraftPictureProps {
  readonly id: ItemId;
  readonly side: Side;
}

/** The door of a draft from one side, as it is now; nothing while it is being fetched. */
function DraftPicture({ id, side }: DraftPictureProps) {
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
