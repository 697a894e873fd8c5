import type { Item } from '@door/domain/model/item';
import type { Side } from '@door/drawing/scene';
import { useEffect, useState } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { RoomPicture } from '../../door/preview/room-picture.tsx';
import { drawnWall, readScenery, useSupplierWall } from '../../door/preview/scenery.ts';
import { whenIdle } from '../../platform/scheduling/scheduling.ts';
import './door-on-wall.css';

export interface DoorOnWallProps {
  readonly item: Item;
  readonly side?: Side;
}

/** A door on the wall and in the light of the stage. Several are drawn one after the other, while the page is idle. */
export function DoorOnWall({ item, side = 'external' }: DoorOnWallProps) {
  const { context } = useApp();
  const isReady = useDrawings(item);
  const supplierWall = useSupplierWall();
  const [{ wall, timeOfDay }] = useState(() => readScenery(supplierWall));
  return (
    <div className="door-on-wall">
      {isReady ? (
        <RoomPicture
          item={item}
          context={context()}
          side={side}
          wall={drawnWall(wall, supplierWall)}
          timeOfDay={timeOfDay}
        />
      ) : null}
    </div>
  );
}

/** True once the rules and drawings of that door are here, and the page had time for it. */
function useDrawings(item: Item): boolean {
  const { rules } = useApp();
  const [ready, setReady] = useState<Item | null>(null);
  useEffect(() => {
    let wanted = true;
    let cancel = () => undefined as void;
    // Without network the door is drawn with what is here.
    const draw = () => {
      if (wanted) cancel = whenIdle(() => setReady(item));
    };
    rules.loadFor(item).then(draw, draw);
    return () => {
      wanted = false;
      cancel();
    };
  }, [rules, item]);
  return ready === item;
}
