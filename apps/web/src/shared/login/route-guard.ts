import { type Entry, mayEnter } from '@door/domain/people/route-guard';
import type { PagePath } from '../router/paths.ts';
import { homeOf, storeTarget, readPerson } from './logged-in-person.ts';

type Memory = Parameters<typeof readPerson>[0];

export interface GuardStorages {
  /** Holds who is logged in. */
  readonly device: Memory;
  /** Receives the address to open after the log-in. */
  readonly tab: Memory;
}

/**
 * Where to send somebody who may not open a page of the office; null if they may. Before a log-in the wanted address, with
 * its parameters, is stored; null: none, and what was wanted before stays.
 */
export function redirectToLogIn(address: string | null, { device, tab }: GuardStorages): PagePath | null {
  const person = readPerson(device);
  const [path = ''] = (address ?? '').split('?');
  if (person?.role === 'fitter' && homePaths.includes(path)) return homeOf(person);
  const entry = mayEnter(namesOfOwn[path] ?? officePage, person);
  if (entry === 'log-in' && address !== null) storeTarget(address, tab);
  return redirects[entry];
}

const homePaths: readonly string[] = ['/installer', '/installer/home'] satisfies readonly PagePath[];

/** Pages that are open to those as well who have nothing else of the office, each with its name. */
const namesOfOwn: Readonly<Record<string, string>> = {
  '/installer/my-day': 'installer-my-day',
  '/installer/account': 'installer-account',
} satisfies Partial<Record<PagePath, string>>;

/** Every other page of the office is open to the same people, whether or not there is one at the address. */
const officePage = 'installer-page';

const redirects: Readonly<Record<Entry, PagePath | null>> = {
  enter: null,
  'log-in': '/login',
  'not-authorized': '/not-authorized',
};
