import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { Offer } from '@door/domain/item/offer';
import { Tile } from '@door/ui/tile';
import { after, drawDoor, looksOf, type Scale } from '../../../designer/door-picture.ts';
import { explain } from '../../../designer/explain.ts';
import { TilePicture } from '../../../designer/tile-picture.tsx';
import { useDesigner } from '../../../designer/use-designer.ts';
import { words } from '../../../words/words.ts';
import { frameForOpening } from './opening.ts';

/** The heading already says whether the door is single or double; a door with nothing beside it is called by its whole name. */
export const partThatDiffers = ({ displayName }: FrameTemplate): string => words.frameDesign.withoutDoor(displayName);

export function FrameTile({ offer, scale }: { readonly offer: Offer<FrameTemplate>; readonly scale: Scale }) {
  const { item, catalogue, choose, choosing, started } = useDesigner();
  const { value: template } = offer;
  const action = { type: 'frame.choose', templateId: template.id } as const;
  return (
    <Tile
      kind="frame"
      ground
      name={template.displayName}
      label={partThatDiffers(template)}
      picture={
        <TilePicture
          depictionKey={`frame ${template.id} ${scale.pxPerMm} ${looksOf(item)}`}
          draw={() => drawDoor(after(item, action, catalogue), catalogue, scale)}
        />
      }
      chosen={started && offer.chosen}
      whyNot={explain(offer.whyNot, choose)}
      {...choosing(() => frameForOpening(template.id, item, catalogue))}
    />
  );
}
