import { type Entry, mayEnter } from '@door/domain/access/route-guard';
import { matchPath } from '../navigation/match.ts';
import { closedPaths, type PagePath, screens } from '../routes.ts';
import { keepTarget, readPerson } from './person.ts';

type Memory = Parameters<typeof readPerson>[0];

export interface Memories {
  /** Knows who is logged in. */
  readonly device: Memory;
  /** Remembers where somebody wanted to go. */
  readonly tab: Memory;
}

/**
 * Where the guard sends whoever may not enter, null who may; who must log in first goes on to the address afterwards, with
 * what stands behind its `?`.
 */
export function guarded(path: string, { device, tab }: Memories, address = path): PagePath | null {
  const entry = mayEnter(nameOf(path), readPerson(device));
  if (entry === 'log-in') keepTarget(address, tab);
  return ledTo[entry];
}

const ledTo: Readonly<Record<Entry, PagePath | null>> = {
  enter: null,
  'log-in': '/login',
  'not-authorized': '/not-authorized',
};

/** As the route guard knows the page at an address. */
function nameOf(path: string): string {
  const screen = screens.find((each) => matchPath(each.path, path));
  const isClosed = closedPaths.some((closed) => matchPath(closed, path));
  return screen?.name ?? (isClosed ? 'installer-page' : 'not-found');
}
