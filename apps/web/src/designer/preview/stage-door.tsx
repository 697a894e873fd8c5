import type { Item } from '@door/domain/door/model/item';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { useCallback, useEffect, useId } from 'react';
import { DoorDescription } from '../description/door-description.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { afterPaint, afterStartUp, whenIdle } from '../../shared/scheduling/scheduling.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { useDesigner, useLatestItem } from '../state/use-designer.ts';
import { PartButtons } from '../parts/lazy-part-buttons.tsx';
import type { DoorInSceneryProps } from './door-in-scenery.tsx';
import { Door, type ShownDoor, useStageScene } from './door.tsx';
import type { Scenery } from './scenery.ts';
import { hasStoredScenery } from './stored-scenery.ts';
import { preloadTextures } from '../pictures/textures.ts';

/** Comes after the first picture, which stands before the page's own wall. */
export const loadDoorInScenery = () => import('./door-in-scenery.tsx');

/**
 * Until its code is here, and without network, the door is shown without a wall. Whoever chose a wall on an earlier visit does not
 * wait for the end of the start.
 */
const DoorInScenery = lazyComponent<DoorInSceneryProps>(async () => (await loadDoorInScenery()).withTextures(), {
  until: DoorAlone,
  wait: () => (hasStoredScenery(deviceStorage) ? afterPaint() : afterStartUp()),
});

export interface StageDoorProps {
  readonly side: Side;
  readonly scenery: Scenery;
  enlarge(): void;
}

/** The door on the stage: the only part of the page that is rendered within a click. */
export function StageDoor({ side, scenery, enlarge }: StageDoorProps) {
  const { item, catalogue, context, started } = useDesigner();
  const descriptionId = useId();
  // Not for visitors who have chosen nothing yet.
  useEffect(() => (started ? whenIdle(preloadTextures) : undefined), [started]);
  const shown = { item: useLatestItem(), catalogue, side, describedBy: descriptionId, onClick: enlarge };
  return (
    <>
      <DoorInScenery {...shown} scenery={scenery} />
      <DoorDescription id={descriptionId} item={item} side={side} context={context} />
    </>
  );
}

/** Without a wall behind it. */
function DoorAlone({ item, catalogue, side, ...door }: ShownDoor) {
  const id = `stage-${side}`;
  const plan = useCallback(
    (planned: Item) => planScene(factsOf({ item: planned, catalogue, side })),
    [catalogue, side],
  );
  const scene = useStageScene(item, id, plan);
  return (
    <div className="stage-door">
      <div className="door-and-parts">
        <Door scene={scene} side={side} id={id} {...door} />
        <PartButtons side={side} plan={plan} />
      </div>
    </div>
  );
}
