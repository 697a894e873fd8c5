import type { StageWall } from '@door/domain/catalogue/rows/walls';
import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Item } from '@door/domain/door/model/item';
import { planScene } from '@door/drawing/draw';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { Margins } from '@door/drawing/stage/backdrop';
import { wallBackdrops } from '@door/drawing/stage/house-fronts';
import { useId, useMemo, useRef } from 'react';
import { DoorDescription } from '../description/door-description.tsx';
import { doorMessages } from '../messages.ts';
import { Layers } from './door.tsx';
import { timeOfDayIn } from './scenery-time.ts';
import { useEvening } from './use-evening.ts';
import { useElementSize } from './use-element-size.ts';
import './room-picture.css';

export interface Covered {
  readonly head: number;
  readonly foot: number;
}

const nothing: Covered = { head: 0, foot: 0 };

export interface RoomPictureProps {
  readonly item: Item;
  readonly context: RuleContext;
  readonly side: Side;
  readonly wall: StageWall;
  /** As the theme of the page where it is not given. */
  readonly timeOfDay?: TimeOfDay | null;
  /** What stands in front of the head and the foot of the picture, CSS px: the door stands between them. */
  readonly covered?: Covered;
}

/** The door on a wall that fills its container. */
export function RoomPicture({ item, context, side, wall, timeOfDay = null, covered = nothing }: RoomPictureProps) {
  const { catalogue } = context;
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const descriptionId = useId();
  const lit = useEvening(timeOfDayIn({ timeOfDay }));
  const scene = useMemo(() => {
    if (!size) return null;
    const aspect = size.width / size.height;
    return planScene(factsOf({ item, catalogue, side }), {
      backdrop: wallBackdrops[wall],
      ...lit,
      aspect,
      margins: marginsAround(item, wallBackdrops[wall].margins, {
        head: covered.head / size.height,
        foot: covered.foot / size.height,
      }),
    });
  }, [item, catalogue, side, wall, lit, covered, size]);
  return (
    <>
      <div
        ref={frame}
        className="room room-still"
        role="img"
        aria-label={doorMessages.stage.door[side]}
        aria-describedby={descriptionId}
      >
        {scene ? <Layers scene={scene} id={`room-${wall}-${descriptionId}`} /> : null}
      </div>
      <DoorDescription id={descriptionId} item={item} side={side} context={context} />
    </>
  );
}

/** The backdrop's margins, mm, made larger until the door stands between what covers these shares of the picture's height. */
export function marginsAround({ frame }: Pick<Item, 'frame'>, margins: Margins, { head, foot }: Covered): Margins {
  const whole = frame.overall.height / (1 - head - foot);
  return { ...margins, above: Math.max(margins.above, head * whole), below: Math.max(margins.below, foot * whole) };
}
