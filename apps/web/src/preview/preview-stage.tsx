import type { Side } from '@door/drawing/scene';
import { Enlarge } from '@door/ui/icons';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { DoorInWords } from '../designer/door-in-words.tsx';
import { idly } from '../designer/idly.ts';
import { useDesigner, usePresentItem } from '../designer/use-designer.ts';
import { words } from '../words/words.ts';
import { Door } from './door.tsx';
import { NamePlate } from './name-plate.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { holdPageTiles } from './tile-pictures.ts';
import { useScene } from './use-scene.ts';
import { useStageSize } from './use-stage-size.ts';

/** The closer look comes while nobody waits, like the list of choices. */
export const fetchCloserLook = () => import('./enlarged-door.tsx');

const EnlargedDoor = lazy(async () => ({ default: (await fetchCloserLook()).EnlargedDoor }));

const sides: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'external', label: words.stage.external },
  { side: 'internal', label: words.stage.internal },
];

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
  const enlarge = () => setCloserLook('open');
  return (
    <>
      <section className="stage" aria-label={words.stage.label} aria-hidden={enlarged} data-size={size}>
        <div className="floor" />
        {Sheet ? <Sheet side={side} enlarge={enlarge} /> : <StandingDoor side={side} enlarge={enlarge} />}
        <Views side={side} onShow={show} />
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
          <EnlargedDoor open={enlarged} side={side} onShow={show} onClose={() => setCloserLook('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** The one thing that a click waits for; all else on the page follows when this is on the screen. */
function StandingDoor({ side, enlarge }: StageView) {
  const { item, catalogue, started } = useDesigner();
  const inWords = useId();
  // A visitor who only looks is spared them.
  useEffect(() => (started ? idly(holdPageTiles) : undefined), [started]);
  const scene = useScene(usePresentItem(), catalogue, side);
  return (
    <div className="stage-door">
      <Door scene={scene} side={side} id={`stage-${side}`} describedBy={inWords} onClick={enlarge} />
      <DoorInWords id={inWords} item={item} catalogue={catalogue} side={side} />
    </div>
  );
}

function Views({ side, onShow }: { readonly side: Side; onShow(side: Side): void }) {
  return (
    <div className="views">
      {sides.map((view) => (
        <button
          key={view.side}
          type="button"
          className="view"
          aria-pressed={view.side === side}
          onClick={() => onShow(view.side)}
        >
          <Thumbnail side={view.side} />
          {view.label}
        </button>
      ))}
    </div>
  );
}
