import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { DesignerShell } from './designer/designer-shell.tsx';
import { installerPaths, pages, type Screen, stepPages } from './routes.ts';
import { NotFound } from './screens/not-found/page.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { EmptyLayout } from './shell/layouts.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import type { Shop } from './shell/shop.ts';
import { words } from './words/words.ts';

/** The table of routes as a router; a new page scrolls to the top and names the window. */
export function appRouter({ client, store }: Shop) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Failed });
  const designer = createRoute({ getParentRoute: () => root, id: 'designer', component: DesignerShell });
  const stepRoutes = stepPages.map((step) =>
    createRoute({
      getParentRoute: () => designer,
      path: step.path,
      component: lazy(step),
      beforeLoad: () => {
        if (step.path !== '/' && !store.current().started) throw redirect({ to: '/' });
      },
    }),
  );
  const empty = createRoute({ getParentRoute: () => root, id: 'empty', component: EmptyLayout });
  const blank = createRoute({ getParentRoute: () => root, id: 'blank', component: Outlet });
  const pageRoute = (page: Screen, parent: typeof empty | typeof blank) =>
    createRoute({ getParentRoute: () => parent, path: page.path, component: lazy(page) });
  const closed = installerPaths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ to: '/login' });
      },
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren([
      designer.addChildren(stepRoutes),
      empty.addChildren(pages.filter(({ layout }) => layout === 'empty').map((page) => pageRoute(page, empty))),
      blank.addChildren(pages.filter(({ layout }) => layout === 'blank').map((page) => pageRoute(page, blank))),
      ...closed,
    ]),
    history: createHashHistory(),
    defaultPendingComponent: LoadingScreen,
    scrollRestoration: false,
  });
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    document.title = titleOf(toLocation.pathname, client.ui.pageTitle || client.name);
    if (!pathChanged) return;
    scrollTo(0, 0);
    document.querySelector('.panel-scroll')?.scrollTo(0, 0);
  });
  setTimeout(() => void fetchSteps().catch(() => undefined), settled);
  return router;
}

/** After this long nothing of the first page is waited for any more, ms. */
const settled = 1200;

/** Next waits for nothing, and whoever loses the network after the first page can still design the whole door. */
async function fetchSteps() {
  for (const step of stepPages) await step.load();
}

const lazy = ({ load }: Screen): RouteComponent => lazyRouteComponent(async () => ({ default: await load() }));

const titleOf = (path: string, shop: string) => {
  const screen = [...stepPages, ...pages].find((candidate) => isAt(candidate.path, path));
  return words.windowTitle(screen?.title ?? words.notFound.windowTitle, shop);
};

/** A screen of the table may end in a name that stands for whatever the address says there: `/shared/$id`. */
function isAt(screenPath: string, path: string): boolean {
  const [fixed = '', name] = screenPath.split('$');
  return name === undefined ? path === fixed : path.startsWith(fixed);
}

/** The router would show its own page; ours is the specification's. */
function Failed({ error }: { readonly error: unknown }) {
  return (
    <ErrorBoundary>
      <Rethrown error={error} />
    </ErrorBoundary>
  );
}

function Rethrown({ error }: { readonly error: unknown }): never {
  throw error;
}
