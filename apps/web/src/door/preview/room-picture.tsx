import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import type { Item } from '@door/domain/model/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { Stage } from '@door/drawing/stage/stage';
import { toSvg } from '@door/drawing/svg';
import { useId, useMemo, useRef } from 'react';
import { useDrawers } from '../app/app-context.ts';
import { DoorDescription } from '../description/door-description.tsx';
import { doorWords } from '../words.ts';
import { timeOfDayOfTheme } from './scenery.ts';
import { pageTextures } from '../pictures/textures.ts';
import { useElementSize } from './use-element-size.ts';
import { type Wall, walls } from './walls.ts';
import './room-picture.css';

export interface RoomPictureProps {
  readonly item: Item;
  readonly context: PageContext;
  readonly side: Side;
  readonly wall: Wall;
  /** As the theme of the page where it is not given. */
  readonly timeOfDay?: NonNullable<Stage['timeOfDay']>;
}

/** The door on a wall that fills its container. */
export function RoomPicture({ item, context, side, wall, timeOfDay = timeOfDayOfTheme() }: RoomPictureProps) {
  const { catalogue } = context;
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const drawers = useDrawers();
  const descriptionId = useId();
  const isOutdoors = side === 'external' && wall !== 'studio';
  const svg = useMemo(() => {
    if (!size) return '';
    const aspect = size.width / size.height;
    const scene = drawScene(factsOf({ item, catalogue, side }, drawers), drawers, {
      backdrop: walls[wall],
      timeOfDay,
      aspect,
    });
    return toSvg(scene, { id: `room-${side}`, textures: pageTextures });
  }, [item, catalogue, drawers, side, wall, timeOfDay, size]);
  return (
    <>
      <div
        ref={frame}
        className={isOutdoors ? 'room room-outdoors' : 'room'}
        role="img"
        aria-label={doorWords.stage.door[side]}
        aria-describedby={descriptionId}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <DoorDescription id={descriptionId} item={item} side={side} context={context} />
    </>
  );
}
