import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}

const partsOf = (hash: string): readonly [path: string, search: string] => {
  const at = hash.indexOf('?');
  return at < 0 ? [hash, ''] : [hash.slice(0, at), hash.slice(at)];
};

const wordIn = (name: string): string => new URLSearchParams(partsOf(location.hash)[1]).get(name) ?? '';

function keepWord(name: string, word: string): void {
  const [path, search] = partsOf(location.hash);
  const said = new URLSearchParams(search);
  if (word === '') said.delete(name);
  else said.set(name, word);
  const asked = said.toString();
  history.replaceState(history.state, '', asked === '' ? path : `${path}?${asked}`);
  for (const listener of listeners) listener();
}

/** What a list was asked for stands in the address: it can be sent to somebody, and Back finds the list as it was left. */
export function useAddressWord(name: string): readonly [word: string, keep: (word: string) => void] {
  const word = useSyncExternalStore(listen, () => wordIn(name));
  return [word, (next) => keepWord(name, next)];
}
