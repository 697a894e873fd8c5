import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { Stage } from '@door/drawing/stage/stage';
import { toSvg } from '@door/drawing/svg';
import { useId, useMemo, useRef } from 'react';
import { DoorInWords } from '../designer/door-in-words.tsx';
import { words } from '../words/words.ts';
import { hourOfPage } from './hour.ts';
import { pageTiles } from './tile-pictures.ts';
import { useSpace } from './use-space.ts';
import { type Wall, walls } from './walls.ts';

export interface RoomPictureProps {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
  readonly wall: Wall;
  /** The hour of the page where nothing else is said. */
  readonly hour?: NonNullable<Stage['hour']>;
}

/** The door on a wall that fills all the room it is given. */
export function RoomPicture({ item, catalogue, side, wall, hour = hourOfPage() }: RoomPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const space = useSpace(frame);
  const inWords = useId();
  const isOutdoors = side === 'external' && wall !== 'studio';
  const svg = useMemo(() => {
    if (!space) return '';
    const aspect = space.width / space.height;
    const scene = drawScene(factsOf(item, catalogue, side), { backdrop: walls[wall], hour, aspect });
    return toSvg(scene, { id: `room-${side}`, tiles: pageTiles });
  }, [item, catalogue, side, wall, hour, space]);
  return (
    <>
      <div
        ref={frame}
        className={isOutdoors ? 'room room-outdoors' : 'room'}
        role="img"
        aria-label={words.stage.door[side]}
        aria-describedby={inWords}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <DoorInWords id={inWords} item={item} catalogue={catalogue} side={side} />
    </>
  );
}
