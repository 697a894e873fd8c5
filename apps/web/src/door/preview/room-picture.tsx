import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import type { Item } from '@door/domain/model/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { Margins } from '@door/drawing/stage/backdrop';
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

export interface Covered {
  readonly head: number;
  readonly foot: number;
}

const nothing: Covered = { head: 0, foot: 0 };

export interface RoomPictureProps {
  readonly item: Item;
  readonly context: PageContext;
  readonly side: Side;
  readonly wall: Wall;
  /** As the theme of the page where it is not given. */
  readonly timeOfDay?: NonNullable<Stage['timeOfDay']>;
  /** What stands in front of the head and the foot of the picture, CSS px: the door stands between them. */
  readonly covered?: Covered;
}

/** The door on a wall that fills its container. */
export function RoomPicture({
  item,
  context,
  side,
  wall,
  timeOfDay = timeOfDayOfTheme(),
  covered = nothing,
}: RoomPictureProps) {
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
      margins: marginsAround(item, walls[wall].margins, {
        head: covered.head / size.height,
        foot: covered.foot / size.height,
      }),
    });
    return toSvg(scene, { id: `room-${descriptionId}`, textures: pageTextures });
  }, [item, catalogue, drawers, side, wall, timeOfDay, covered, size, descriptionId]);
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

/** The backdrop's margins, mm, made larger until the door stands between what covers these shares of the picture's height. */
export function marginsAround({ frame }: Pick<Item, 'frame'>, margins: Margins, { head, foot }: Covered): Margins {
  const whole = frame.overall.height / (1 - head - foot);
  return { ...margins, above: Math.max(margins.above, head * whole), below: Math.max(margins.below, foot * whole) };
}
