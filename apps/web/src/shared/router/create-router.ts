import type { ComponentType } from 'react';
import type { PagePath } from './paths.ts';
import type { LazyRoutes, Screen } from './screen.ts';
import { matchPath } from './match-path.ts';
import { pathIn } from './path-in.ts';
import type { Router, ShownPage } from './use-router.ts';

/** The address in the browser; the pages' own part begins behind the `#`. */
export interface AddressBar {
  readonly path: () => string;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  /** Answers how to unsubscribe. */
  readonly onChange: (listener: () => void) => () => void;
}

export interface RouterOptions {
  readonly screens: readonly Screen[];
  readonly lazyRoutes: readonly LazyRoutes[];
  readonly notFound: Screen;
  /** A page that is here already and shown first. */
  readonly first?: ShownPage | undefined;
  /** The address to show instead of this path; null: the path itself. */
  readonly redirect: (path: string) => string | null;
  /** Called when the code of a page failed to load, `tries` times before: resolves with true when it is time to try again. */
  readonly mayRetry: (tries: number) => Promise<boolean>;
}

/** A page whose code is here already needs no word: it would only flash. ms. */
const patience = 100;

/**
 * Shows the page at the address. The present page stays until the code of the next one is loaded; on a slow network that can
 * be long, so it is said, and navigating once more tries at once.
 */
export function createRouter(address: AddressBar, routes: RouterOptions): Router {
  const listeners = new Set<() => void>();
  let shown: ShownPage | null = routes.first ?? null;
  let attempts = 0;
  let showing: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let patient: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const beginToWait = () => {
    clearTimeout(patient);
    if (shown === null) return;
    patient = setTimeout(() => {
      isWaiting = true;
      notify();
    }, patience);
  };
  const waitNoMore = () => {
    clearTimeout(patient);
    isWaiting = false;
    notify();
  };
  const show = async (path: string): Promise<void> => {
    attempts += 1;
    const attempt = attempts;
    const isLatest = () => attempt === attempts;
    beginToWait();
    let found: Found = { screen: routes.notFound, params: {}, redirected: null };
    const load = async () => {
      found = await findScreen(path, routes);
      return found.redirected === null ? found.screen.load() : nothing;
    };
    const mayRetry = async (tries: number) => shown !== null && isLatest() && (await routes.mayRetry(tries));
    const Page = await loadWithRetry(load, mayRetry);
    if (!isLatest()) return showing;
    const { screen, params, redirected } = found;
    if (redirected !== null) {
      address.replace(redirected);
      return follow();
    }
    shown = { path, screen, params, Page };
    waitNoMore();
  };
  const follow = (): Promise<void> => {
    const path = address.path();
    const redirected = routes.redirect(path);
    if (redirected !== null && redirected !== path) {
      address.replace(redirected);
      return follow();
    }
    // Going back to the shown page cancels the one that is loading.
    if (path === shown?.path) {
      attempts += 1;
      waitNoMore();
    }
    showing = path === shown?.path ? Promise.resolve() : show(path);
    return showing;
  };

  return {
    start: () => {
      const stop = address.onChange(() => void follow());
      void follow();
      return stop;
    },
    shown: () => shown,
    isWaiting: () => isWaiting,
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

/** The screen at an address, or the address to show instead of it. */
interface Found extends Pick<ShownPage, 'screen' | 'params'> {
  readonly redirected: PagePath | null;
}

const nothing = () => null;

async function findScreen(path: string, { screens, lazyRoutes, notFound }: RouterOptions): Promise<Found> {
  const lazy = await lazyRoutes.find((each) => matchPath(each.path, path))?.load();
  const known = lazy ? [...screens, ...lazy.screens] : screens;
  const redirected = lazy?.redirect() ?? null;
  return { ...(screenAt(path, known) ?? { screen: notFound, params: {} }), redirected };
}

function screenAt(path: string, screens: readonly Screen[]): Pick<Found, 'screen' | 'params'> | undefined {
  for (const screen of screens) {
    const params = matchPath(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}

/** Loads the code of a page. Where that fails for good the page throws when it is rendered, for the error boundary. */
async function loadWithRetry(
  load: () => Promise<ComponentType>,
  mayRetry: RouterOptions['mayRetry'],
  tries = 0,
): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    if (await mayRetry(tries)) return loadWithRetry(load, mayRetry, tries + 1);
    return () => {
      throw error;
    };
  }
}

/** The address of this tab; the pages' own part is its hash. */
export const browserAddress: AddressBar = {
  path: () => pathIn(location.hash),
  push: (path) => {
    location.hash = path;
  },
  replace: (path) => history.replaceState(null, '', `#${path}`),
  onChange: (listener) => {
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  },
};
