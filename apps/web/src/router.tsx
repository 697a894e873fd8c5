import { createElement, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { DesignerShell } from './designer/designer-shell.tsx';
import { inTab, onDevice } from './kept.ts';
import { guarded } from './login/guard.ts';
import { browserAddress, navigate } from './navigation/navigate.ts';
import { type Navigation, type Place, PlaceContext, type Shown } from './navigation/navigation.ts';
import { type Layout, layoutOf, type PagePath, type Screen, screens, stepPages, wings } from './routes.ts';
import { NotFound } from './screens/not-found/page.tsx';
import { BlankLayout, DefaultLayout, EmptyLayout, type LayoutProps, PrintLayout } from './shell/layouts.tsx';
import { mayTryAgain } from './shell/may-try-again.ts';
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
export function appRouter({ store }: Pick<Shop, 'store'>): Navigation {
  const memories = { device: onDevice, tab: inTab };
  return navigate(browserAddress(window), {
    screens,
    wings,
    notFound,
    mayTryAgain,
    leadsTo: (path) =>
      guarded(path, memories, location.hash.slice(1)) ?? (isAhead(path) && !store.current().started ? firstStep : null),
  });
}

const firstStep: PagePath = '/';

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
  const layout = layoutOf(screen);
  // A new page begins at its top and names the window.
  useLayoutEffect(() => {
    document.title = words.windowTitle(screen.title, client.ui.pageTitle || client.name);
    scrollTo(0, 0);
    document.querySelector('.panel-scroll')?.scrollTo(0, 0);
  }, [path, screen, client]);
  return (
    <PlaceContext value={place}>
      {createElement(typeof layout === 'string' ? frames[layout] : layout, null, <Page key={path} />)}
    </PlaceContext>
  );
}
