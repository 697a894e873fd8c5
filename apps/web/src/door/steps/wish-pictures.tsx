import type { Item } from '@door/domain/model/item';
import { isEqual } from '@door/domain/model/is-equal';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { ArrowRight } from '@door/ui/icons';
import { useDesigner } from '../designer/use-designer.ts';
import { drawDoor, pictureKeyOf, type Scale, scaleFor } from '../pictures/door-picture.ts';
import { useTileLight } from '../pictures/tile-light.ts';
import { TilePicture } from '../pictures/tile-picture.tsx';
import { stepWords } from './words.ts';

const { wish: words } = stepWords;

export interface WishPicturesProps {
  readonly before: Item;
  readonly after: Item;
}

/** The door as it is and as it would be, in one scale; from inside where only that differs. */
export function WishPictures({ before, after }: WishPicturesProps) {
  const { catalogue } = useDesigner();
  const isSeen = (side: Side) =>
    !isEqual(factsOf({ item: before, catalogue, side }), factsOf({ item: after, catalogue, side }));
  const side = !isSeen('external') && isSeen('internal') ? 'internal' : 'external';
  const scale = scaleFor(Math.max(before.frame.overall.width, after.frame.overall.width));
  return (
    <div className="wish-pictures" aria-hidden="true">
      <DoorThen item={before} caption={words.now} side={side} scale={scale} />
      <ArrowRight />
      <DoorThen item={after} caption={words.wished} side={side} scale={scale} />
    </div>
  );
}

interface DoorThenProps {
  readonly item: Item;
  readonly caption: string;
  readonly side: Side;
  readonly scale: Scale;
}

function DoorThen({ item, caption, side, scale }: DoorThenProps) {
  const light = useTileLight();
  const { catalogue } = useDesigner();
  return (
    <figure>
      <span className="tile-picture tile-frame tile-ground">
        <TilePicture
          first
          depictionKey={`wish ${side} ${scale.pxPerMm} ${light.time} ${pictureKeyOf(item)}`}
          draw={() => drawDoor(item, { catalogue, side, light }, scale)}
        />
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
