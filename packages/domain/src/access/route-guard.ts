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

/** Routes that need more than being an installer. */
const neededRights: Readonly<Record<string, Right>> = {
  'installer-settings': 'catalogue.see',
  'installer-settings-legal': 'catalogue.see',
};

const anyInstaller: Right = 'items.manage';

/** Open pages for all; behind the rest stands the log-in, and behind that the right. */
export function mayEnter(routeName: string, session: Session): Entry {
  if (isOpen(routeName)) return 'enter';
  if (!session) return 'log-in';
  return may(session.role, neededRights[routeName] ?? anyInstaller) ? 'enter' : 'not-authorized';
}
