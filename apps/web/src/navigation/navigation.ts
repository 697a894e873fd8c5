import { type ComponentType, createContext, useContext } from 'react';
import type { PagePath, Screen } from '../routes.ts';
import type { Params } from './match.ts';

/** The page that is shown, and what its address says. */
export interface Shown {
  readonly path: string;
  readonly params: Params;
  readonly screen: Screen;
  readonly Page: ComponentType;
}

export interface Navigation {
  /** null until the code of the first page is here. */
  readonly shown: () => Shown | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the page is shown. `replace`: Back leads to the page before this one. */
  readonly go: (to: PagePath, how?: 'replace') => Promise<void>;
  /** The address is followed no longer. */
  readonly stop: () => void;
}

export interface Place extends Pick<Shown, 'path' | 'params'>, Pick<Navigation, 'go'> {}

export const PlaceContext = createContext<Place | null>(null);

/** Where the visitor is, and how to lead them on. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('No page is shown yet.');
  return place;
}
