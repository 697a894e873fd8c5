import type { Side } from '@door/drawing/scene';
import { Enlarge } from '@door/ui/icons';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { whenSettled } from '../designer/when-settled.ts';
import { words } from '../words/words.ts';
import { NamePlate } from './name-plate.tsx';
import { useScenery } from './scenery.ts';
import { fetchDoorInScenery, StandingDoor } from './standing-door.tsx';
import { useStageSize } from './use-stage-size.ts';
import { Views } from './views.tsx';
import type { WallChoiceProps } from './wall-choice.tsx';

/** The closer look comes while nobody waits, like the list of choices. */
export const fetchCloserLook = () => import('./enlarged-door.tsx');

const EnlargedDoor = lazy(async () => ({ default: (await fetchCloserLook()).EnlargedDoor }));

/** Nor does the first door wait for the walls that it may be seen before; without a network it does without them. */
const WallMenu = lazy<ComponentType<WallChoiceProps>>(async () => {
  await whenSettled();
  void fetchDoorInScenery().catch(() => undefined);
  return import('./wall-menu.tsx').then(
    ({ WallMenu: Menu }) => ({ default: Menu }),
    () => ({ default: () => null }),
  );
});

export interface PreviewStageProps {
  /** Stands in place of door and name plate: the drawing sheet of the last step. */
  readonly sheet?: ComponentType<StageView>;
  /** What else hangs on the wall: whose own design it is may take choices back. */
  readonly tools?: ReactNode;
}

export interface StageView {
  readonly side: Side;
  enlarge(): void;
}

/** The visitor's door on its wall, with both views and a closer look. */
export function PreviewStage({ sheet: Sheet, tools }: PreviewStageProps) {
  const [side, show] = useState<Side>('external');
  const [closerLook, setCloserLook] = useState<'never taken' | 'open' | 'closed'>('never taken');
  const enlarged = closerLook === 'open';
  const size = useStageSize();
  const [scenery, see] = useScenery();
  const enlarge = () => setCloserLook('open');
  return (
    <>
      <section className="stage" aria-label={words.stage.label} aria-hidden={enlarged} data-size={size}>
        <div className="floor" />
        {Sheet ? (
          <Sheet side={side} enlarge={enlarge} />
        ) : (
          <StandingDoor side={side} scenery={scenery} enlarge={enlarge} />
        )}
        <Views side={side} onShow={show}>
          {Sheet ? null : (
            <Suspense>
              <WallMenu side={side} scenery={scenery} onChoose={see} />
            </Suspense>
          )}
        </Views>
        <NamePlate short={Sheet !== undefined} />
        <div className="stage-tools">
          {tools}
          <button type="button" className="stage-button" aria-label={words.stage.enlargePreview} onClick={enlarge}>
            <Enlarge />
            <span>{words.stage.enlarge}</span>
          </button>
        </div>
      </section>
      {closerLook === 'never taken' ? null : (
        <Suspense>
          <EnlargedDoor
            open={enlarged}
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
