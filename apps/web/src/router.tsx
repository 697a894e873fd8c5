import { createElement, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { DesignerShell } from './visitor/shell/designer-shell.tsx';
import { browserAddress, createRouter } from './shared/router/create-router.ts';
import { stayAt } from './shared/router/leave-guard.ts';
import { type Router, type CurrentPage, RouterContext, type ShownPage } from './shared/router/use-router.ts';
import type { PagePath } from './shared/router/paths.ts';
import { type Layout, layoutOf, type LayoutProps } from './shared/router/screen.ts';
import { lazyRoutes, notFound, screens, stepPages } from './routes.ts';
import { BlankLayout, DefaultLayout, EmptyLayout, PrintLayout } from './visitor/shell/layouts.tsx';
import { mayRetry } from './shared/scheduling/retry.ts';
import { sayPageWaits } from './shared/router/say-page-waits.ts';
import { LoadingScreen } from './shared/page/loading-screen.tsx';
import { type AppServices, useApp } from './designer/app/app-context.ts';
import { messages } from './shared/messages/messages.ts';
import { useSubscribed } from './shared/state/use-subscribed.ts';

/** The router of the app: shows the screen at the address, behind the guards. */
export function appRouter(app: Pick<AppServices, 'store' | 'sellsDoors'>, first?: ShownPage): Router {
  return createRouter(browserAddress, {
    first,
    screens,
    lazyRoutes,
    notFound,
    mayRetry,
    redirect: (path) => stayAt(path) ?? (isStep(path) ? insteadOfStep(path, app) : null),
  });
}

const firstStep: PagePath = '/';

/** Says that the supplier sells no door. */
const withoutDoors: PagePath = '/gallery';

const isStep = (path: string): boolean => stepPages.some((step) => step.path === path);

/**
 * A later step of the designer has nothing to show before a design is started, and no step has where no door is sold. The store is
 * made when it is asked for, and cannot be made without a door.
 */
function insteadOfStep(path: string, app: Pick<AppServices, 'store' | 'sellsDoors'>): PagePath | null {
  if (!app.sellsDoors) return withoutDoors;
  return path === firstStep || app.store.current().started ? null : firstStep;
}

/** The page at the present address, in its layout. */
export function Pages({ router }: { readonly router: Router }) {
  const shown = useSubscribed(router.subscribe, router.shown);
  const isWaiting = useSubscribed(router.subscribe, router.isWaiting);
  useEffect(() => sayPageWaits(isWaiting), [isWaiting]);
  return shown ? <PageInLayout shown={shown} go={router.go} isWaiting={isWaiting} /> : <LoadingScreen />;
}

const layouts: Readonly<Record<Layout, (props: LayoutProps) => ReactNode>> = {
  blank: BlankLayout,
  default: DefaultLayout,
  designer: DesignerShell,
  empty: EmptyLayout,
  print: PrintLayout,
};

export const windowTitleOf = ({ screen }: Pick<ShownPage, 'screen'>, { client }: Pick<AppServices, 'client'>): string =>
  messages.windowTitle(screen.title, client.ui.pageTitle || client.name);

function PageInLayout({
  shown: { path, params, screen, Page },
  go,
  isWaiting,
}: { readonly shown: ShownPage } & Pick<CurrentPage, 'go' | 'isWaiting'>) {
  const { client } = useApp();
  const page = useMemo(() => ({ path, params, go, isWaiting }), [path, params, go, isWaiting]);
  const layout = layoutOf(screen);
  // A new page starts at the top and gives the window its title.
  useLayoutEffect(() => {
    document.title = windowTitleOf({ screen }, { client });
    scrollTo(0, 0);
    document.querySelector('.panel-scroll')?.scrollTo(0, 0);
  }, [path, screen, client]);
  return (
    <RouterContext value={page}>
      {createElement(typeof layout === 'string' ? layouts[layout] : layout, null, <Page key={path} />)}
    </RouterContext>
  );
}
