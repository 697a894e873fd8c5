import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}

const splitHash = (hash: string): readonly [path: string, search: string] => {
  const at = hash.indexOf('?');
  return at < 0 ? [hash, ''] : [hash.slice(0, at), hash.slice(at)];
};

const readParam = (name: string): string => new URLSearchParams(splitHash(location.hash)[1]).get(name) ?? '';

export type Params = Readonly<Record<string, string>>;

function writeParams(changes: Params): void {
  const [path, search] = splitHash(location.hash);
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  history.replaceState(history.state, '', query === '' ? path : `${path}?${query}`);
  for (const listener of listeners) listener();
}

/**
 * A parameter behind the `?` of the address, such as the `text` of `#/installer/items?text=oak`; '' when it is not there.
 * Writing replaces the address, so a reload, Back and a link that was sent to somebody show the same list.
 */
export function useSearchParam(name: string): readonly [value: string, setValue: (value: string) => void] {
  const value = useSyncExternalStore(listen, () => readParam(name));
  return [value, (next) => writeParams({ [name]: next })];
}

/** All parameters of the address, and a function that changes some of them at once; '' takes one away. */
export function useSearchParams(): readonly [params: Params, change: (changes: Params) => void] {
  const search = useSyncExternalStore(listen, () => splitHash(location.hash)[1]);
  const params = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  return [params, writeParams];
}
