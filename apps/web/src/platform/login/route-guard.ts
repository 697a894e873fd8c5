import { type Entry, mayEnter } from '@door/domain/access/route-guard';
import { matchPath } from '../router/match-path.ts';
import { officePaths, type PagePath, screens } from '../../routes.ts';
import { storeTarget, readPerson } from './logged-in-person.ts';

type Memory = Parameters<typeof readPerson>[0];

export interface GuardStorages {
  /** Holds who is logged in. */
  readonly device: Memory;
  /** Receives the address to open after the log-in. */
  readonly tab: Memory;
}

/**
 * Where to send somebody who may not open a page, null if they may. Before a log-in the wanted address is stored, with its
 * search parameters.
 */
export function redirectFor(path: string, { device, tab }: GuardStorages, address = path): PagePath | null {
  const entry = mayEnter(nameOf(path), readPerson(device));
  if (entry === 'log-in') storeTarget(address, tab);
  return redirects[entry];
}

const redirects: Readonly<Record<Entry, PagePath | null>> = {
  enter: null,
  'log-in': '/login',
  'not-authorized': '/not-authorized',
};

/** The route's name in the domain's table of access rights. */
function nameOf(path: string): string {
  const screen = screens.find((each) => matchPath(each.path, path));
  const isClosed = officePaths.some((closed) => matchPath(closed, path));
  return screen?.name ?? (isClosed ? 'installer-page' : 'not-found');
}
