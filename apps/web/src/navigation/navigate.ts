import type { ComponentType } from 'react';
import type { PagePath, Screen, Wing } from '../routes.ts';
import { matchPath } from './match.ts';
import type { Navigation, Shown } from './navigation.ts';

/** The part of the browser that holds the address; ours begins behind the `#`. */
export interface AddressBar {
  readonly path: () => string;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  /** Answers how to listen no longer. */
  readonly onChange: (listener: () => void) => () => void;
}

export interface Routes {
  readonly screens: readonly Screen[];
  readonly wings: readonly Wing[];
  readonly notFound: Screen;
  /** Where whoever asks for this path is led instead; null: they may enter. */
  readonly leadsTo: (path: string) => PagePath | null;
  /** Asked when the code of a page did not come for the nth time, counted from 0: resolves when it may be asked for again, false: in vain. */
  readonly mayTryAgain: (tries: number) => Promise<boolean>;
}

/**
 * The page follows the address. A page stays until the code of the next one is here, so nothing flashes between; without
 * network that may be long, and whoever asks for the page once more has it tried at once.
 */
export function navigate(address: AddressBar, routes: Routes): Navigation {
  const listeners = new Set<() => void>();
  let shown: Shown | null = null;
  let attempts = 0;
  let arrival: Promise<void> = Promise.resolve();

  const arrive = async (path: string): Promise<void> => {
    attempts += 1;
    const attempt = attempts;
    const isLatest = () => attempt === attempts;
    let found: Found = { screen: routes.notFound, params: {} };
    const load = async () => {
      found = await findScreen(path, routes);
      return found.screen.load();
    };
    const mayTryAgain = async (tries: number) => shown !== null && isLatest() && (await routes.mayTryAgain(tries));
    const Page = await patiently(load, mayTryAgain);
    if (!isLatest()) return arrival;
    shown = { path, ...found, Page };
    for (const listener of listeners) listener();
  };
  const follow = (): Promise<void> => {
    const path = address.path();
    const elsewhere = routes.leadsTo(path);
    if (elsewhere !== null && elsewhere !== path) {
      address.replace(elsewhere);
      return follow();
    }
    // Whoever turns back waits for no other page any more.
    if (path === shown?.path) attempts += 1;
    arrival = path === shown?.path ? Promise.resolve() : arrive(path);
    return arrival;
  };

  const stop = address.onChange(() => void follow());
  void follow();
  return {
    stop,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (to, how) => {
      if (how === 'replace') address.replace(to);
      else address.push(to);
      return follow();
    },
  };
}

type Found = Pick<Shown, 'screen' | 'params'>;

async function findScreen(path: string, { screens, wings, notFound }: Routes): Promise<Found> {
  const wing = wings.find((each) => matchPath(each.path, path));
  const known = wing ? [...screens, ...(await wing.open())] : screens;
  return screenAt(path, known) ?? { screen: notFound, params: {} };
}

function screenAt(path: string, screens: readonly Screen[]): Found | undefined {
  for (const screen of screens) {
    const params = matchPath(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}

/** Code that could not be fetched becomes an error of its page in the end, where the visitor is told and has a way on. */
async function patiently(load: Screen['load'], mayTryAgain: Routes['mayTryAgain'], tries = 0): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    if (await mayTryAgain(tries)) return patiently(load, mayTryAgain, tries + 1);
    return () => {
      throw error;
    };
  }
}

/** `#/glass?x=1` is `/glass`; an empty address is the first page. */
export const browserAddress = (window: Window): AddressBar => ({
  path: () => /^#([^?]+)/.exec(window.location.hash)?.[1] ?? '/',
  push: (path) => {
    window.location.hash = path;
  },
  replace: (path) => window.history.replaceState(null, '', `#${path}`),
  onChange: (listener) => {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
});
