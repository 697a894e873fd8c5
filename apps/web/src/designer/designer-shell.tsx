import { type ReactNode, useSyncExternalStore } from 'react';
import { usePlace } from '../navigation/navigation.ts';
import { PreviewStage } from '../preview/preview-stage.tsx';
import { type StepPath, steps } from './steps.ts';
import { ActionBar } from '../shell/action-bar.tsx';
import { Head } from '../shell/head.tsx';
import { Rule } from '../shell/rule.tsx';
import { useShop } from '../shell/shop.ts';
import { ConfiguringModal } from './configuring-modal.tsx';
import { DesignerProvider } from './provider.tsx';
import { Retrace } from './retrace.tsx';
import { SaidChanges } from './said-changes.tsx';
import { StepHead } from './step-head.tsx';
import { useReached } from './use-reached.ts';

const lastStep = steps.length - 1;

/** The designer: the door at the left, what may be chosen at the right, six steps. */
export function DesignerShell({ children }: { readonly children: ReactNode }) {
  const { client, store } = useShop();
  const { path } = usePlace();
  const present = Math.max(
    0,
    steps.findIndex((step) => step.path === path),
  );
  const started = useSyncExternalStore(store.subscribe, () => store.current().started);
  const reached = useReached({ present, started });
  return (
    <DesignerProvider>
      <div className="shell">
        <Head client={client}>
          <Rule present={present} reached={reached} />
        </Head>
        {present === lastStep ? children : <ChoosingStep present={present}>{children}</ChoosingStep>}
      </div>
      <SaidChanges />
      <ConfiguringModal />
    </DesignerProvider>
  );
}

/** Every step but the last, which brings its own stage and sends a form. */
function ChoosingStep({ present, children }: { readonly present: number; readonly children: ReactNode }) {
  const { store } = useShop();
  const place = usePlace();
  const go = (step: { readonly path: StepPath } | undefined) => step && void place.go(step.path);
  const previous = steps[present - 1];
  const onNext = () => {
    store.start();
    go(steps[present + 1]);
  };
  return (
    <>
      <PreviewStage tools={<Retrace store={store} />} />
      <main className="panel">
        <div className="panel-scroll" key={present}>
          <StepHead present={present} />
          {children}
        </div>
        <ActionBar
          next={previous ? undefined : steps[present]?.next}
          onPrevious={previous ? () => go(previous) : undefined}
          onNext={onNext}
        />
      </main>
    </>
  );
}
