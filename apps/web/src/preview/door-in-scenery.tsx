import type { Item } from '@door/domain/item/item';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { useCallback, useMemo, useRef } from 'react';
import { words } from '../words/words.ts';
import { Layers } from './door.tsx';
import { hourOfPage } from './hour.ts';
import type { Scenery } from './scenery.ts';
import type { ShownDoor } from './standing-door.tsx';
import { useSpace } from './use-space.ts';
import { useStagedScene } from './use-staged-scene.ts';
import { walls } from './walls.ts';

/** The stage is small: the step is seen and a little of the ground before it, and room for the lamp beside the door. */
const margins = { side: 250, above: 130, below: 270 };

export interface DoorInSceneryProps extends ShownDoor {
  readonly scenery: Scenery;
}

/** The door in its layers, before a wall that fills the stage down to the floor line; a choice replaces only what it changes. */
export function DoorInScenery({ item, catalogue, side, scenery, describedBy, onClick }: DoorInSceneryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const space = useSpace(frame);
  const { wall } = scenery;
  const isOutdoors = side === 'external' && wall !== 'studio';
  const hour = useMemo(() => scenery.hour ?? hourOfPage(), [scenery]);
  const id = `scenery-${side}-${wall}-${hour}`;
  const plan = useCallback(
    (one: Item) => {
      if (!space) return null;
      const stage = { backdrop: walls[wall], hour, aspect: space.width / space.height, margins };
      return planScene(factsOf(one, catalogue, side), stage);
    },
    [catalogue, side, wall, hour, space],
  );
  const scene = useStagedScene(item, id, plan);
  return (
    <div
      ref={frame}
      className={isOutdoors ? 'room room-outdoors scenery' : 'room scenery'}
      data-hour={isOutdoors ? hour : undefined}
      role="img"
      aria-label={words.stage.door[side]}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {scene ? <Layers scene={scene} id={id} /> : null}
    </div>
  );
}
