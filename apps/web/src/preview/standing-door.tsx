import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { lazy, Suspense, useCallback, useEffect, useId } from 'react';
import { DoorInWords } from '../designer/door-in-words.tsx';
import { idly } from '../designer/idly.ts';
import { useDesigner, usePresentItem } from '../designer/use-designer.ts';
import { Door } from './door.tsx';
import type { Scenery } from './scenery.ts';
import { holdPageTiles } from './tile-pictures.ts';
import { useStagedScene } from './use-staged-scene.ts';

/** For whoever chose a wall. */
export const fetchDoorInScenery = () => import('./door-in-scenery.tsx');

/** Without a network the door is seen alone. */
const DoorInScenery = lazy(() =>
  fetchDoorInScenery().then(
    ({ DoorInScenery: InScenery }) => ({ default: InScenery }),
    () => ({ default: DoorAlone }),
  ),
);

export interface StandingDoorProps {
  readonly side: Side;
  readonly scenery: Scenery;
  enlarge(): void;
}

/** The one thing that a click waits for; all else on the page follows when this is on the screen. */
export function StandingDoor({ side, scenery, enlarge }: StandingDoorProps) {
  const { item, catalogue, started } = useDesigner();
  const inWords = useId();
  // A visitor who only looks is spared them.
  useEffect(() => (started ? idly(holdPageTiles) : undefined), [started]);
  const shown = { item: usePresentItem(), catalogue, side, describedBy: inWords, onClick: enlarge };
  const alone = <DoorAlone {...shown} />;
  return (
    <>
      {scenery.wall === 'studio' ? (
        alone
      ) : (
        <Suspense fallback={alone}>
          <DoorInScenery {...shown} scenery={scenery} />
        </Suspense>
      )}
      <DoorInWords id={inWords} item={item} catalogue={catalogue} side={side} />
    </>
  );
}

export interface ShownDoor {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
  /** Id of the picture in words. */
  readonly describedBy: string;
  onClick(): void;
}

/** Before the page's own wall. */
function DoorAlone({ item, catalogue, side, ...door }: ShownDoor) {
  const id = `stage-${side}`;
  const plan = useCallback((one: Item) => planScene(factsOf(one, catalogue, side)), [catalogue, side]);
  const scene = useStagedScene(item, id, plan);
  return (
    <div className="stage-door">
      <Door scene={scene} side={side} id={id} {...door} />
    </div>
  );
}
