import type { Item } from '@door/domain/door/model/item';
import type { Side } from '@door/drawing/scene';
import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { RoomPicture } from '../../designer/preview/room-picture.tsx';
import { drawnWall, readScenery, useSupplierWall } from '../../designer/preview/scenery.ts';
import { whenIdle } from '../../shared/scheduling/scheduling.ts';
import './door-on-wall.css';

export interface DoorOnWallProps {
  readonly item: Item;
  readonly side?: Side;
}

/** A door on the wall and in the light of the stage. Several are drawn one after the other, while the page is idle. */
export function DoorOnWall({ item, side = 'external' }: DoorOnWallProps) {
  const { context } = useApp();
  const isReady = useIdleTimeFor(item);
  const supplierWall = useSupplierWall();
  const [{ wall, timeOfDay }] = useState(() => readScenery(supplierWall));
  return (
    <div className="door-on-wall">
      {isReady ? (
        <RoomPicture
          item={item}
          context={context}
          side={side}
          wall={drawnWall(wall, supplierWall)}
          timeOfDay={timeOfDay}
        />
      ) : null}
    </div>
  );
}

/** True once the page had time for that door. */
function useIdleTimeFor(item: Item): boolean {
  const [ready, setReady] = useState<Item | null>(null);
  useEffect(() => whenIdle(() => setReady(item)), [item]);
  return ready === item;
}
