import type { Side } from '@door/drawing/scene';
import { Enlarge } from '@door/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { loadEnlargedDoor } from '../../designer/preview/preview-stage.tsx';
import { useScenery } from '../../designer/preview/scenery.ts';
import { StageDoor } from '../../designer/preview/stage-door.tsx';
import { SideViews } from '../../designer/preview/side-views.tsx';
import { doorMessages } from '../../designer/messages.ts';
import { WhileUnlocked } from '../open-item/while-unlocked.tsx';

const EnlargedDoor = lazy(async () => ({ default: (await loadEnlargedDoor()).EnlargedDoor }));

/** The visitor's preview on the item page: the door in its wall from both sides, and enlarged. */
export function ItemPreview() {
  const [side, setSide] = useState<Side>('external');
  const [enlarged, setEnlarged] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const [scenery, see] = useScenery();
  const enlarge = () => setEnlarged('open');
  return (
    <>
      <section className="stage item-picture" aria-label={doorMessages.stage.label} aria-hidden={enlarged === 'open'}>
        <div className="floor" />
        <WhileUnlocked what="design">
          <StageDoor side={side} scenery={scenery} enlarge={enlarge} />
        </WhileUnlocked>
        <SideViews side={side} onShow={setSide}>
          {null}
        </SideViews>
        <div className="stage-tools">
          <button
            type="button"
            className="stage-button"
            aria-label={doorMessages.stage.enlargePreview}
            onClick={enlarge}
          >
            <Enlarge />
          </button>
        </div>
      </section>
      {enlarged === 'never opened' ? null : (
        <Suspense>
          <EnlargedDoor
            open={enlarged === 'open'}
            side={side}
            scenery={scenery}
            onShow={setSide}
            onSee={see}
            onClose={() => setEnlarged('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
