import { ControlWordsContext } from '@door/ui/words';
import { useEffect, useState } from 'react';
import type { Navigation } from '../navigation/navigation.ts';
import { appRouter, Pages } from '../router.tsx';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorModal } from './error-modal.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { openShop, type ShopPorts } from './open-shop.ts';
import { type Shop, ShopContext } from './shop.ts';
import { ToastPlace } from './toast-place.tsx';

export function App({ session, answers, api }: ShopPorts) {
  const [open, setOpen] = useState<OpenShop | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    openShop({ session, answers, api }).then(
      (shop) => {
        if (!current) return;
        setOpen({ shop, navigation: appRouter(shop) });
        fetchAhead([api.prepare]);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [session, answers, api]);

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
