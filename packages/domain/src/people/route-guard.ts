import { type Right, type Role, may } from './roles.ts';

/** Who is logged in; null: nobody. */
export type Session = { readonly role: Role } | null;

export type Entry = 'enter' | 'log-in' | 'not-authorized';

const openRoutes: readonly string[] = [
  'login',
  'index',
  'confirmation',
  'test-page',
  'privacy',
  'terms',
  'not-authorized',
  'not-found',
];

const isOpen = (routeName: string): boolean => openRoutes.includes(routeName) || routeName.startsWith('index-');

/** Routes that need another right than `anyInstaller`. */
const neededRights: Readonly<Record<string, Right>> = {
  'installer-my-day': 'visits.do',
  'installer-account': 'account.see',
  'installer-settings': 'catalogue.see',
  'installer-settings-legal': 'catalogue.see',
  'installer-users': 'people.manage',
  'installer-running': 'running.see',
  'installer-running-jobs': 'running.see',
  'installer-running-audit-log': 'running.see',
  'installer-running-personal-data': 'running.see',
};

const anyInstaller: Right = 'items.manage';

/** Whether a person may open a route. Routes that are not open need a log-in, and then a right. */
export function mayEnter(routeName: string, session: Session): Entry {
  if (isOpen(routeName)) return 'enter';
  if (!session) return 'log-in';
  return may(session.role, neededRights[routeName] ?? anyInstaller) ? 'enter' : 'not-authorized';
}
