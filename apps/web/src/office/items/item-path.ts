import type { MendedAt } from '@door/domain/making/findings/door-blockers';
import type { Item } from '@door/domain/door/model/item';
import { layoutOf } from '@door/domain/door/model/parts';
import type { PagePath } from '../../shared/router/paths.ts';

/** The address of an item's page: `/door/ID` for a door alone, `/new-frame/ID` for a set with a sidelight, a fanlight or a mullion. */
export function itemPath({ id, frame }: Pick<Item, 'id' | 'frame'>): PagePath {
  const { sides, fanlight, mullion } = layoutOf(frame.parts);
  const isFrame = sides !== 'none' || fanlight || mullion;
  return isFrame ? `/new-frame/${id}` : `/door/${id}`;
}

export const shownProblems = 'problems';

/** The page of an item with what cannot be made: the specification's Error mode. */
export const problemsPath = (itemId: string): PagePath => `/door/${itemId}?show=${shownProblems}`;

/** The designer's steps below an item's page, by the specification's names. */
export const designPages = ['frame-design', 'sash-design', 'colours', 'glass-theme', 'hardware-options'] as const;
export type DesignPage = (typeof designPages)[number];

/** An item can be opened under three addresses; its links stay below the one that was used. */
const roots = ['/installer/door', '/door', '/new-frame'] as const;
type ItemRoot = `${(typeof roots)[number]}/${string}`;

/** The address of the item's page that a page belongs to: `/door/7` for `/door/7/colours`. */
export function itemRoot(path: string, id: string): ItemRoot {
  const root = roots.find((each) => path === each || path.startsWith(`${each}/`)) ?? '/door';
  return `${root}/${id}`;
}

/** Where on a door something is mended that keeps it from being made. */
export const mendPath = (itemId: string, mendedAt: MendedAt): PagePath => `/door/${itemId}${mendPages[mendedAt]}`;

const mendPages = { glass: '/glass-theme', colours: '/colours', design: '' } as const satisfies Readonly<
  Record<MendedAt, '' | `/${DesignPage}`>
>;

export const designPageOf = (path: string): DesignPage | undefined =>
  designPages.find((child) => path.replace(/\/$/, '').endsWith(`/${child}`));
