import { mayEnter } from '@door/domain/access/route-guard';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { DesignerShell } from './designer/designer-shell.tsx';
import { keepTarget, readPerson } from './login/person.ts';
import { matchPath } from './navigation/match.ts';
import { browserAddress, navigate } from './navigation/navigate.ts';
import { type Navigation, type Place, PlaceContext, type Shown } from './navigation/navigation.ts';
import { closedPaths, type Layout, layoutOf, pages, type PagePath, type Screen, stepPages } from './routes.ts';
import { NotFound } from './screens/not-found/page.tsx';
import { BlankLayout, DefaultLayout, EmptyLayout, type LayoutProps, PrintLayout } from './shell/layouts.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { type Shop, useShop } from './shell/shop.ts';
import { words } from './words/words.ts';

const notFound: Screen = {
  path: '/$',
  title: words.notFound.windowTitle,
  name: 'not-found',
  load: async () => NotFound,
};

/** The table of routes, followed by the page as the address in the browser changes. */
export const appRouter = ({ store }: Pick<Shop, 'store'>): Navigation =>
  navigate(browserAddress(window), {
    screens,
    notFound,
    leadsTo: (path) => guarded(path) ?? (isAhead(path) && !store.current().started ? firstStep : null),
  });

const screens: readonly Screen[] = [...stepPages, ...pages];
const firstStep: PagePath = '/';

/** Where the guard sends whoever may not enter; who must log in first goes on to this address afterwards. */
function guarded(path: string): PagePath | null {
  const screen = screens.find((each) => matchPath(each.path, path));
  const isClosed = closedPaths.some((closed) => matchPath(closed, path));
  const entry = mayEnter(screen?.name ?? (isClosed ? 'installer-page' : 'not-found'), readPerson(localStorage));
  if (entry === 'log-in') keepTarget(path, sessionStorage);
  return ledTo[entry];
}

const ledTo = { enter: null, 'log-in': '/login', 'not-authorized': '/not-authorized' } as const;

/** A later step has nothing to show before a door was begun. */
const isAhead = (path: string): boolean => path !== firstStep && stepPages.some((step) => step.path === path);

/** The page that stands at the address, in its frame. */
export function Pages({ navigation }: { readonly navigation: Navigation }) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown);
  return shown ? <PageInFrame shown={shown} go={navigation.go} /> : <LoadingScreen />;
}

const frames: Readonly<Record<Layout, (props: LayoutProps) => ReactNode>> = {
  blank: BlankLayout,
  default: DefaultLayout,
  designer: DesignerShell,
  empty: EmptyLayout,
  print: PrintLayout,
};

function PageInFrame({ shown: { path, params, screen, Page }, go }: { readonly shown: Shown } & Pick<Place, 'go'>) {
  const { client } = useShop();
  const place = useMemo(() => ({ path, params, go }), [path, params, go]);
  const Frame = frames[layoutOf(screen)];
  // A new page begins at its top and names the window.
  useLayoutEffect(() => {
    document.title = words.windowTitle(screen.title, client.ui.pageTitle || client.name);
    scrollTo(0, 0);
    document.querySelector('.panel-scroll')?.scrollTo(0, 0);
  }, [path, screen, client]);
  return (
    <PlaceContext value={place}>
      <Frame>
        <Page key={path} />
      </Frame>
    </PlaceContext>
  );
}
