import { ControlWordsContext } from '@door/ui/words';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ConfiguringModal } from '../designer/configuring-modal.tsx';
import type { Navigation } from '../navigation/navigation.ts';
import { appRouter, Pages } from '../router.tsx';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorModal } from './error-modal.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { loadItem } from './load-item.ts';
import { NoSuchSupplierPage } from './no-such-supplier.tsx';
import { type Opening, openPage, type PageState } from './open-page.ts';
import { openShop, type ShopPorts } from './open-shop.ts';
import { type Shop, ShopContext } from './shop.ts';
import { ToastPlace } from './toast-place.tsx';

export function App({ session, answers, api }: ShopPorts) {
  const [state, setState] = useState<PageState<Shop>>({ kind: 'starting' });
  // Before the first paint: the answers are here already, and the shop is the first thing to be seen.
  useLayoutEffect(() => {
    let current = true;
    const started = performance.now();
    const opening: Opening<Shop> = {
      openShop: () => openShop({ session, answers, api }),
      loadItem: (shop) => loadItem(shop, started),
    };
    openPage(opening, (next) => current && setState(next)).catch(reportError);
    return () => {
      current = false;
    };
  }, [session, answers, api]);
  return (
    <ControlWordsContext value={words.controls}>
      <ErrorBoundary>
        <PageAt state={state} />
        <ToastPlace />
      </ErrorBoundary>
    </ControlWordsContext>
  );
}

function PageAt({ state }: { readonly state: PageState<Shop> }) {
  if (!('shop' in state)) return placeholders[state.kind]();
  return (
    <ShopContext value={state.shop}>
      {state.kind === 'open' ? <OpenShop shop={state.shop} /> : <ItemOnItsWay />}
    </ShopContext>
  );
}

/** What stands in place of a shop. */
const placeholders = {
  starting: () => <LoadingScreen />,
  failed: () => <ErrorModal open onTryAgain={() => location.reload()} />,
  'no-such-supplier': () => <NoSuchSupplierPage />,
} as const;

const ItemOnItsWay = () => (
  <>
    <LoadingScreen />
    <ConfiguringModal />
  </>
);

function OpenShop({ shop }: { readonly shop: Shop }) {
  const [navigation, lead] = useState<Navigation | null>(null);
  // One at a time: a navigation of a shop that is shown no longer would lead the visitor astray.
  useLayoutEffect(() => {
    const leading = appRouter(shop);
    lead(leading);
    return leading.stop;
  }, [shop]);
  useEffect(() => fetchAhead(shop.api.prepare), [shop]);
  return navigation && <Pages navigation={navigation} />;
}
