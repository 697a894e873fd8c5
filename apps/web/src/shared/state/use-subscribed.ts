import { useSyncExternalStore } from 'react';

/** The present state of a store; the server, and the page that takes over its HTML, begin with the same. */
export const useSubscribed = <State>(subscribe: (listener: () => void) => () => void, current: () => State): State =>
  useSyncExternalStore(subscribe, current, current);
