import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { AnnouncedChanges } from '../../designer/description/announced-changes.tsx';
import { PreviewStage } from '../../designer/preview/preview-stage.tsx';
import { DesignerProvider } from '../../designer/state/designer-provider.tsx';
import type { UndoRedoProps } from '../../designer/state/undo-redo.tsx';
import { steps } from '../../designer/steps/steps.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { Link } from '../../shared/router/link.tsx';
import type { StepPattern } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import { visitorMessages } from '../messages.ts';
import { ActionBar } from './action-bar.tsx';
import { ConfiguringModal } from './configuring-modal.tsx';
import { PageHeader } from './page-header.tsx';
import { PriceSlot } from './price-slot.tsx';
import { StepHead } from './step-head.tsx';
import './step-progress.css';
import './designer-shell.css';

const stateOfStep = (index: number, present: number) =>
  index < present ? 'done' : index === present ? 'now' : 'ahead';

/** The six steps along a measuring rule; steps already reached are links. */
function StepProgress({ present, reached }: { readonly present: number; readonly reached: number }) {
  return (
    <nav aria-label={visitorMessages.stepProgress.label}>
      <ol className="step-progress">
        {steps.map((step, index) => (
          <li key={step.path} data-state={stateOfStep(index, present)}>
            {index <= reached && index !== present ? (
              <Link to={step.path}>{step.short}</Link>
            ) : (
              <span aria-current={index === present ? 'step' : undefined}>{step.short}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const lastStep = steps.length - 1;

/** There is nothing to undo on the first page. */
const UndoRedo = lazyComponent<UndoRedoProps>(() =>
  import('../../designer/state/undo-redo.tsx').then((module) => module.UndoRedo),
);

/** Nothing has changed before the first choice. */
const ConsequencesNote = lazyComponent<UndoRedoProps>(() =>
  import('../../designer/description/consequences-note.tsx').then((module) => module.ConsequencesNote),
);

/** The heart follows what this device has kept, which the server's HTML cannot know. */
const KeepTools = lazyComponent(() => import('../kept/keep-tools.tsx').then((module) => module.KeepTools));

/** Nothing that is seen. */
const HiddenPages = lazyComponent<{ readonly next: Exclude<StepPattern, '/submit'> | null }>(() =>
  import('../hidden-pages/hidden-pages.tsx').then((module) => module.HiddenPages),
);

/** The layout of the designer: the preview at the left, the present step at the right. */
export function DesignerShell({ children }: { readonly children: ReactNode }) {
  const { client, store } = useApp();
  const { path } = useRouter();
  const present = Math.max(
    0,
    steps.findIndex((step) => step.path === path),
  );
  const next = steps[present + 1];
  const started = useSubscribed(store.subscribe, () => store.current().started);
  const reached = useFurthestStep({ present, started });
  return (
    <DesignerProvider>
      <div className="shell">
        <PageHeader client={client}>
          <StepProgress present={present} reached={reached} />
        </PageHeader>
        {present === lastStep ? children : <ChoosingStep present={present}>{children}</ChoosingStep>}
      </div>
      <AnnouncedChanges />
      <ConfiguringModal />
      <HiddenPages next={next && next.path !== '/submit' ? next.path : null} />
    </DesignerProvider>
  );
}

/** Every step but the last, which has a preview and an action bar of its own. */
function ChoosingStep({ present, children }: { readonly present: number; readonly children: ReactNode }) {
  const { store } = useApp();
  const place = useRouter();
  const go = (step: { readonly path: StepPattern } | undefined) => step && void place.go(step.path);
  const previous = steps[present - 1];
  const onNext = () => {
    store.start();
    go(steps[present + 1]);
  };
  return (
    <>
      <PreviewStage tools={<UndoRedo store={store} />} corner={<KeepTools />} />
      <main className="panel">
        <div className="panel-scroll" key={present}>
          <StepHead present={present} />
          {children}
        </div>
        <div className="panel-foot">
          <ConsequencesNote key={present} store={store} />
          <PriceSlot />
        </div>
        <ActionBar
          next={previous ? undefined : steps[present]?.next}
          onPrevious={previous ? () => go(previous) : undefined}
          busy={place.isWaiting}
          onNext={onNext}
        />
      </main>
    </>
  );
}

/** The furthest step that was opened with this design. */
function useFurthestStep({ present, started }: { readonly present: number; readonly started: boolean }): number {
  const [reached, setReached] = useState(present);
  useEffect(() => setReached((furthest) => (started ? Math.max(furthest, present) : present)), [present, started]);
  return Math.max(reached, present);
}
