import { ControlMessagesContext } from '@door/ui/messages';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { ConfiguringModal } from './visitor/shell/configuring-modal.tsx';
import type { ShownPage } from './shared/router/use-router.ts';
import type { OpenedApp } from './first-page/open-first-page.ts';
import { appRouter, Pages } from './router.tsx';
import { ErrorBoundary, ErrorModal } from './shared/page/error-modal.tsx';
import { prefetchPages } from './prefetch.ts';
import { LoadingScreen } from './shared/page/loading-screen.tsx';
import { type StartSteps, startPage, type PageState } from './start-page.ts';
import { startApp, type StartOptions } from './designer/app/start-app.ts';
import { type AppServices, AppContext } from './designer/app/app-context.ts';
import { lazyComponent } from './shared/lazy/lazy-component.tsx';
import { messages } from './shared/messages/messages.ts';
import { SupplierContext } from './shared/page/supplier-context.ts';

/** Nothing is told before the start is over; what is, waits for it. */
const ToastRegion = lazyComponent(() =>
  import('./shared/toasts/toast-region.tsx').then((module) => module.ToastRegion),
);

export interface AppProps extends StartOptions {
  /** Rendered at once, as the document already shows it. */
  readonly opened?: OpenedApp;
  /** Called when the page answers to clicks. */
  onTaken?(): void;
}

export function App({ session, answers, api, opened, onTaken }: AppProps) {
  const [state, setState] = useState<PageState<AppServices>>(
    opened ? { kind: 'open', app: opened.app } : { kind: 'starting' },
  );
  useEffect(() => onTaken?.(), [onTaken]);
  // Before the first paint: `main.tsx` renders when the answers have arrived, so the page needs no loading screen.
  useLayoutEffect(() => {
    if (opened) return;
    let current = true;
    const started = performance.now();
    const steps: StartSteps<AppServices> = {
      startApp: () => startApp({ session, answers, api }),
      resumeDesign: (app) => resumeStoredDesign(app, started),
    };
    startPage(steps, (next) => current && setState(next)).catch(reportError);
    return () => {
      current = false;
    };
  }, [session, answers, api, opened]);
  return (
    <ControlMessagesContext value={messages.controls}>
      <ErrorBoundary>
        <PageAt state={state} first={opened?.first} />
        <ToastRegion />
      </ErrorBoundary>
    </ControlMessagesContext>
  );
}

interface PageAtProps {
  readonly state: PageState<AppServices>;
  readonly first: ShownPage | undefined;
}

function PageAt({ state, first }: PageAtProps) {
  if (!('app' in state)) return placeholders[state.kind]();
  const { app } = state;
  return (
    <SupplierContext value={app}>
      <AppContext value={app}>
        {state.kind === 'open' || !app.sellsDoors ? <OpenApp app={app} first={first} /> : <LoadingItem />}
      </AppContext>
    </SupplierContext>
  );
}

const NoSuchSupplier = lazy(async () => ({
  default: (await import('./visitor/not-found/no-such-supplier.tsx')).NoSuchSupplier,
}));

/** What is shown instead of the app. */
const placeholders = {
  starting: () => <LoadingScreen />,
  failed: () => <ErrorModal open onTryAgain={() => location.reload()} />,
  'no-such-supplier': () => (
    <Suspense>
      <NoSuchSupplier />
    </Suspense>
  ),
} as const;

const LoadingItem = () => (
  <>
    <LoadingScreen />
    <ConfiguringModal />
  </>
);

function OpenApp({ app, first }: { readonly app: AppServices; readonly first: ShownPage | undefined }) {
  const [router] = useState(() => appRouter(app, first));
  // Only one router may follow the address at a time.
  useLayoutEffect(() => router.start(), [router]);
  useEffect(() => prefetchPages(app.api), [app]);
  return <Pages router={router} />;
}

/** A stored item is loaded this long after the start at the earliest, ms (the specification). */
const itemLoadDelay = 500;

/** Resumes the design in progress on this device; if sending its enquiry was interrupted, finishes that. */
async function resumeStoredDesign(app: AppServices, started: number): Promise<void> {
  if (!app.sellsDoors || !app.store.hasStoredDesign()) return;
  await pause(itemLoadDelay - (performance.now() - started));
  const unfinished = await app.store.resume();
  if (!unfinished) return;
  const { finishSending } = await import('./visitor/submit/finish-sending.ts');
  await finishSending(unfinished, app);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms)));
