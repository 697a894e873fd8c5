import { type ComponentType, createContext, useContext } from 'react';
import type { PagePath } from './paths.ts';
import type { Screen } from './screen.ts';
import type { Params } from './match-path.ts';

/** The page that is shown, and the parameters of its address. */
export interface ShownPage {
  readonly path: string;
  readonly params: Params;
  readonly screen: Screen;
  readonly Page: ComponentType;
}

export interface Router {
  /** null until the code of the first page is here. */
  readonly shown: () => ShownPage | null;
  /** Whether the code of the next page has not come at once. */
  readonly isWaiting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the page is shown. `replace`: Back leads to the page before this one. */
  readonly go: (to: PagePath, how?: 'replace') => Promise<void>;
  /** Begins to follow the address. Answers how to stop. */
  readonly start: () => () => void;
}

/** What a page knows about its place in the app. */
export interface CurrentPage extends Pick<ShownPage, 'path' | 'params'>, Pick<Router, 'go'> {
  /** Whether the next page was asked for, and its code is on its way. */
  readonly isWaiting: boolean;
}

export const RouterContext = createContext<CurrentPage | null>(null);

/** The present address, its parameters, and `go` to navigate. */
export function useRouter(): CurrentPage {
  const page = useContext(RouterContext);
  if (!page) throw new Error('useRouter is called outside a page.');
  return page;
}
