import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { readPerson, storeTarget } from '../../shared/login/logged-in-person.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { deviceStorage, tabStorage } from '../../shared/storage/storage.ts';
import { removeOldDrafts } from './draft-storage.ts';
import { presentAddress, queryClient } from './query-client.ts';

/**
 * Around every page of the office: provides the cache of its queries. A log-out in another tab empties cache and page at
 * once, so that no customer's data stays on the screen, and opens the log-in page.
 */
export function OfficeSession({ children }: { readonly children: ReactNode }) {
  const { go } = useRouter();
  const [isLoggedOut, setIsLoggedOut] = useState(false);
  useEffect(() => removeOldDrafts(Date.now()), []);
  useEffect(() => {
    const onStorage = () => {
      if (readPerson(deviceStorage)) return;
      setIsLoggedOut(true);
      queryClient.clear();
      storeTarget(presentAddress(), tabStorage);
      void go('/login', 'replace');
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [go]);
  return isLoggedOut ? null : <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
