import type { Item } from '@door/domain/door/model/item';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { wallBackdrops } from '@door/drawing/stage/house-fronts';
import { useCallback, useMemo, useRef } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { HouseStageProps } from '../house/house-stage.tsx';
import { useHousePhoto } from '../house/use-house-photo.ts';
import { inlineTextures } from '../pictures/inline-textures.ts';
import { doorMessages } from '../messages.ts';
import { Layers, type ShownDoor, useStageScene } from './door.tsx';
import { PartButtons } from '../parts/lazy-part-buttons.tsx';
import { useTilesInLight } from './light-tiles.ts';
import { drawnWall, type Scenery, useSupplierWall } from './scenery.ts';
import { hourOf, timeOfDayIn } from './scenery-time.ts';
import { useElementSize } from './use-element-size.ts';
import { useEvening } from './use-evening.ts';
import './room-picture.css';
import './door-in-scenery.css';

/** Margins around the door, mm: the doorstep and some ground below, room for the lamps at the sides. The style sheet of the stage
 * knows them too, so that the door stands in the same place before its wall is here. */
const margins = { side: 250, above: 130, below: 270 };

export interface DoorInSceneryProps extends ShownDoor {
  readonly scenery: Scenery;
}

const HouseStage = lazyComponent<HouseStageProps>(() =>
  import('../house/house-stage.tsx').then((module) => module.HouseStage),
);

/** Once the textures are in memory: drawn before, its walls would fetch theirs a second time. Without network they are drawn plain. */
export async function withTextures(): Promise<typeof DoorInScenery> {
  await inlineTextures().catch(() => undefined);
  return DoorInScenery;
}

/** The door where the visitor wants to see it: in the own house if there is a photo of it, or in front of a drawn wall. */
function DoorInScenery({ scenery, ...door }: DoorInSceneryProps) {
  const [photo] = useHousePhoto();
  useTilesInLight(timeOfDayIn(scenery));
  if (scenery.wall !== 'house' || door.side === 'internal' || !photo) {
    return <DoorOnWall {...door} scenery={scenery} />;
  }
  return <HouseStage {...door} photo={photo} time={timeOfDayIn(scenery)} />;
}

/** A wall that fills the stage; a choice replaces only the layers that it changes. */
function DoorOnWall({ item, catalogue, side, scenery, describedBy, onClick }: DoorInSceneryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const wall = drawnWall(scenery.wall, useSupplierWall());
  const time = useMemo(() => timeOfDayIn(scenery), [scenery]);
  const lit = useEvening(time);
  const id = `scenery-${side}-${wall}`;
  const plan = useCallback(
    (planned: Item) => {
      if (!size) return null;
      const stage = { backdrop: wallBackdrops[wall], ...lit, aspect: size.width / size.height, margins };
      return planScene(factsOf({ item: planned, catalogue, side }), stage);
    },
    [catalogue, side, wall, lit, size],
  );
  const scene = useStageScene(item, id, plan);
  return (
    <>
      <div
        ref={frame}
        className="room scenery"
        data-hour={hourOf(time)}
        role="img"
        aria-label={doorMessages.stage.door[side]}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {scene ? <Layers scene={scene} id={id} /> : null}
      </div>
      {scene ? (
        <div className="scenery-parts">
          <PartButtons side={side} plan={plan} />
        </div>
      ) : null}
    </>
  );
}
