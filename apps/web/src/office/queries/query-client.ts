import type { InstallerRouter } from '@door/api/routers';
import {
  focusManager,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { failureOf, isOutOfReach } from '../../shared/calls/failure.ts';
import { isSessionExpired, logInErrorText } from '../../shared/login/log-in-errors.ts';
import { readPerson, removePerson, storeProblem, storeTarget } from '../../shared/login/logged-in-person.ts';
import { pauses } from '../../shared/scheduling/retry.ts';
import { deviceStorage, tabStorage } from '../../shared/storage/storage.ts';
import { toastFailure } from '../../shared/toasts/toasts.ts';
import { showMomentsIn } from '../../shared/text/dates.ts';
import { officeMessages } from '../messages/office.ts';
import { officeClient } from './office-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The keys, or beginnings of keys, of the queries whose answers the mutation changes. */
      readonly invalidates: readonly QueryKey[];
      /** The page itself shows why it failed. */
      readonly isShownByPage?: true;
    };
  }
}

/** Answers of pages that were left stay this long, ms: going back shows a page at once while it is loaded again. */
const gcTime = 60 * 60_000;

/**
 * The cache of the office's queries. An answer counts as outdated at once, so every page that opens and every return to the
 * window loads it again. A query that was lost on the way is sent again, as often as anything is; other failures, and that there is no
 * network, are shown at once, with a button to try again.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime,
      retry: (failed, error) => navigator.onLine && isOutOfReach(error) && failed < pauses.length,
      retryDelay: (failed) => pauses[failed] ?? 0,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    // Called before any page shows the answer.
    onSuccess: () => {
      const me = queryClient.getQueryData(trpc.user.me.queryKey());
      if (me) showMomentsIn(me.TimeZone);
    },
    onError: (error) => {
      if (isSessionExpired(error)) endSession(error);
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (...[, , , { meta }]) => invalidate(meta?.invalidates),
    onError: (error, ...[, , { meta }]) => {
      if (isSessionExpired(error)) return endSession(error);
      if (!meta?.isShownByPage) toastFailure(error, officeMessages.asking.notDone);
      // Somebody else was faster: the page shows what they have changed.
      if (failureOf(error) === 'conflict') invalidate(meta?.invalidates);
    },
  }),
});

/** Query and mutation options of every call: `useQuery(trpc.user.me.queryOptions())`. */
export const trpc = createTRPCOptionsProxy<InstallerRouter>({ client: officeClient, queryClient });

/** Does not wait for the answers: a dialog closes, and a page opens, as soon as the mutation is done. */
function invalidate(keys: readonly QueryKey[] = []): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Ends a session that cannot be renewed and opens the log-in page, which says why and leads back to this address. Several
 * calls of a page may fail with the same error; only the first of them ends the session.
 */
export function endSession(error: unknown): void {
  if (!readPerson(deviceStorage)) return;
  removePerson(deviceStorage);
  storeProblem(logInErrorText(error), tabStorage);
  storeTarget(presentAddress(), tabStorage);
  queryClient.clear();
  location.replace('#/login');
}

/** With the search parameters, so that a list is shown as it was left. */
export const presentAddress = (): string => location.hash.slice(1);

// In a microtask instead of a timer: a button that was clicked is busy before the second click of a double click.
notifyManager.setScheduler(queueMicrotask);

// The library watches only whether the tab is visible; two windows side by side change the focus and nothing else.
focusManager.setEventListener((onChange) => {
  const onFocus = () => onChange();
  addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onFocus);
  return () => {
    removeEventListener('focus', onFocus);
    document.removeEventListener('visibilitychange', onFocus);
  };
});
