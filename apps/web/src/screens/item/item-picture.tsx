import type { Side } from '@door/drawing/scene';
import { Enlarge } from '@door/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { fetchCloserLook } from '../../preview/preview-stage.tsx';
import { useScenery } from '../../preview/scenery.ts';
import { StandingDoor } from '../../preview/standing-door.tsx';
import { Views } from '../../preview/views.tsx';
import { words } from '../../words/words.ts';

const EnlargedDoor = lazy(async () => ({ default: (await fetchCloserLook()).EnlargedDoor }));

/** The same picture as the visitor's: the door set on its wall, from both sides, with a closer look. */
export function ItemPicture() {
  const [side, show] = useState<Side>('external');
  const [closerLook, setCloserLook] = useState<'never taken' | 'open' | 'closed'>('never taken');
  const [scenery, see] = useScenery();
  const enlarge = () => setCloserLook('open');
  return (
    <>
      <section className="stage item-picture" aria-label={words.stage.label} aria-hidden={closerLook === 'open'}>
        <div className="floor" />
        <StandingDoor side={side} scenery={scenery} enlarge={enlarge} />
        <Views side={side} onShow={show}>
          {null}
        </Views>
        <div className="stage-tools">
          <button type="button" className="stage-button" aria-label={words.stage.enlargePreview} onClick={enlarge}>
            <Enlarge />
          </button>
        </div>
      </section>
      {closerLook === 'never taken' ? null : (
        <Suspense>
          <EnlargedDoor
            open={closerLook === 'open'}
            side={side}
            scenery={scenery}
            onShow={show}
            onSee={see}
            onClose={() => setCloserLook('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
