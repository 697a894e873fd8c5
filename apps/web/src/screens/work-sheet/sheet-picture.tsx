import type { Side } from '@door/drawing/scene';
import { useId } from 'react';
import { DoorInWords } from '../../designer/door-in-words.tsx';
import { Door } from '../../preview/door.tsx';
import { useScene } from '../../preview/use-scene.ts';
import { useOfficeItem } from '../../office/item/office-item.ts';

interface SheetPictureProps {
  readonly side: Side;
  readonly caption: string;
}

/** One side of the door as a picture. */
export function SheetPicture({ side, caption }: SheetPictureProps) {
  const { item, catalogue } = useOfficeItem();
  const scene = useScene(item, catalogue, side);
  const inWords = useId();
  return (
    <figure>
      <div className="work-sheet-door">
        <Door scene={scene} side={side} id={`paper-${side}`} describedBy={inWords} />
        <DoorInWords id={inWords} item={item} catalogue={catalogue} side={side} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
