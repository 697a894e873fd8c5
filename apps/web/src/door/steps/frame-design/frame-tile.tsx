import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { Offer } from '@door/domain/choice/offer';
import { Tile } from '@door/ui/tile';
import { doorAfter, drawDoor, pictureKeyOf, type Scale } from '../../pictures/door-picture.ts';
import { useDrawers } from '../../app/app-context.ts';
import { useDesigner } from '../../designer/use-designer.ts';
import { TilePicture } from '../../pictures/tile-picture.tsx';
import { doorWords } from '../../words.ts';
import { actionsForFrame } from './opening.ts';

/** The name without `Single Door` or `Double Door`, which is the heading; a frame without lights keeps its whole name. */
export const shortFrameName = ({ displayName }: FrameTemplate): string =>
  doorWords.frameDesign.withoutDoor(displayName);

export function FrameTile({ offer, scale }: { readonly offer: Offer<FrameTemplate>; readonly scale: Scale }) {
  const { item, catalogue, context, tileHandlers, started } = useDesigner();
  const drawers = useDrawers();
  const { value: template } = offer;
  const action = { type: 'frame.choose', templateId: template.id } as const;
  return (
    <Tile
      kind="frame"
      ground
      name={template.displayName}
      label={shortFrameName(template)}
      picture={
        <TilePicture
          depictionKey={`frame ${template.id} ${scale.pxPerMm} ${pictureKeyOf(item)}`}
          draw={() => drawDoor(doorAfter(item, action, context), { catalogue, drawers }, scale)}
        />
      }
      chosen={started && offer.chosen}
      {...tileHandlers(() => actionsForFrame(template.id, item, context))}
    />
  );
}
