import type { Side } from '@door/drawing/scene';
import { Enlarge } from '@door/ui/icons';
import { type ComponentType, lazy, type ReactNode, Suspense, useState, useEffect } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { doorMessages } from '../messages.ts';
import { SummaryButton } from './summary-button.tsx';
import { type Scenery, useScenery } from './scenery.ts';
import { loadDoorInScenery, StageDoor } from './stage-door.tsx';
import { SideViews } from './side-views.tsx';
import type { WallChoiceProps } from './wall-choice.tsx';
import './preview-stage.css';

/** Prefetched after the start, like the list of choices. */
export const loadEnlargedDoor = () => import('./enlarged-door.tsx');

const EnlargedDoor = lazy(async () => ({ default: (await loadEnlargedDoor()).EnlargedDoor }));

/** Loaded after the start, so that the first door does not wait for it. */
const WallMenu = lazyComponent<WallChoiceProps>(() => {
  void loadDoorInScenery().catch(() => undefined);
  return import('./wall-choice.tsx').then((module) => module.WallMenu);
});

const LightMenu = lazyComponent<WallChoiceProps>(() => import('./wall-choice.tsx').then((module) => module.LightMenu));

export interface PreviewStageProps {
  /** Replaces the door: the drawing sheet of the last step. */
  readonly sheet?: ComponentType<StageView>;
  /** Further buttons on the stage, such as Undo and Redo. */
  readonly tools?: ReactNode;
  /** In the upper corner: the heart that keeps the door. */
  readonly corner?: ReactNode;
}

export interface StageView {
  readonly side: Side;
  readonly scenery: Scenery;
  enlarge(): void;
}

/** The preview: the door on its wall, both side views and the enlarged view. */
export function PreviewStage({ sheet: Sheet, tools, corner }: PreviewStageProps) {
  const [side, setSide] = useState<Side>('external');
  const [enlargedView, setEnlargedView] = useState<'not-loaded' | 'open' | 'closed'>('not-loaded');
  const enlarged = enlargedView === 'open';
  const size = useStageSize();
  const [scenery, setScenery] = useScenery();
  const enlarge = () => setEnlargedView('open');
  return (
    <>
      <section className="stage" aria-label={doorMessages.stage.label} aria-hidden={enlarged} data-size={size}>
        <div className="floor" />
        {Sheet ? (
          <Sheet side={side} scenery={scenery} enlarge={enlarge} />
        ) : (
          <StageDoor side={side} scenery={scenery} enlarge={enlarge} />
        )}
        <SideViews side={side} onShow={setSide}>
          {Sheet || side === 'internal' ? (
            <LightMenu scenery={scenery} onChoose={setScenery} />
          ) : (
            <WallMenu scenery={scenery} onChoose={setScenery} />
          )}
        </SideViews>
        <SummaryButton short={Sheet !== undefined} />
        {corner}
        <div className="stage-tools">
          {tools}
          <button
            type="button"
            className="stage-button"
            aria-label={doorMessages.stage.enlargePreview}
            onClick={enlarge}
          >
            <Enlarge />
            <span>{doorMessages.stage.enlarge}</span>
          </button>
        </div>
      </section>
      {enlargedView === 'not-loaded' ? null : (
        <Suspense>
          <EnlargedDoor
            open={enlarged}
            side={side}
            scenery={scenery}
            onShow={setSide}
            onSee={setScenery}
            onClose={() => setEnlargedView('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Scroll positions at which the stage becomes small and large again, px; different, so that it does not flicker between the two. */
const smallFrom = 200;
const fullBelow = 90;

/** On a small screen the stage shrinks as the page is scrolled. */
function useStageSize(): 'full' | 'small' {
  const [size, setSize] = useState<'full' | 'small'>('full');
  useEffect(() => {
    const onScroll = () =>
      setSize((now) => (window.scrollY > (now === 'small' ? fullBelow : smallFrom) ? 'small' : 'full'));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return size;
}
