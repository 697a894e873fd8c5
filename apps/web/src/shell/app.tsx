import { ControlWordsContext } from '@door/ui/words';
import { useEffect, useState } from 'react';
import type { DoorApi } from '../api/door-api.ts';
import type { Session } from '../api/session.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { appRouter, Pages } from '../router.tsx';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorModal } from './error-modal.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { openShop } from './open-shop.ts';
import { type Shop, ShopContext } from './shop.ts';
import { ToastPlace } from './toast-place.tsx';

export interface AppProps {
  readonly session: Session;
  readonly api: DoorApi;
}

export function App({ session, api }: AppProps) {
  const [open, setOpen] = useState<OpenShop | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    openShop(session, api).then(
      (shop) => {
        if (current) setOpen({ shop, navigation: appRouter(shop) });
      },
      () => current && setFailed(true),
    );
    fetchAhead([]);
    return () => {
      current = false;
    };
  }, [session, api]);

  if (failed) return <ErrorModal open onTryAgain={() => location.reload()} />;
  return (
    <ControlWordsContext value={words.controls}>
      <ErrorBoundary>
        {open ? <ShopPages {...open} /> : <LoadingScreen />}
        <ToastPlace />
      </ErrorBoundary>
    </ControlWordsContext>
  );
}

interface OpenShop {
  readonly shop: Shop;
  readonly navigation: Navigation;
}

const ShopPages = ({ shop, navigation }: OpenShop) => (
  <ShopContext value={shop}>
    <Pages navigation={navigation} />
  </ShopContext>
);
