import { ControlWordsContext } from '@door/ui/words';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { DoorApi } from '../api/door-api.ts';
import type { Session } from '../api/session.ts';
import { appRouter } from '../router.tsx';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorModal } from './error-modal.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { openShop } from './open-shop.ts';
import { type Shop, ShopContext } from './shop.ts';
import { ToastPlace } from './toast-place.tsx';

export interface AppProps {
  readonly session: Session;
  readonly api: DoorApi;
}

export function App({ session, api }: AppProps) {
  const [shop, setShop] = useState<Shop | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    openShop(session, api).then(
      (opened) => current && setShop(opened),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [session, api]);

  if (failed) return <ErrorModal open onTryAgain={() => location.reload()} />;
  return (
    <ControlWordsContext value={words.controls}>
      <ErrorBoundary>
        {shop ? <OpenShop shop={shop} /> : <LoadingScreen />}
        <ToastPlace />
      </ErrorBoundary>
    </ControlWordsContext>
  );
}

function OpenShop({ shop }: { readonly shop: Shop }) {
  const router = useMemo(() => appRouter(shop), [shop]);
  return (
    <ShopContext value={shop}>
      <RouterProvider router={router} />
    </ShopContext>
  );
}
