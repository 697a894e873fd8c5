import { House } from '@door/ui/office-icons';
import type { ComponentType } from 'react';
import type { PagePath } from '../routes.ts';
import { officeWords } from '../words/office.ts';

export interface OfficePlace {
  readonly path: PagePath;
  readonly label: string;
  readonly Picture: ComponentType;
  /** Addresses below these belong to the place as well. */
  readonly holds: readonly string[];
}

/** Where people of the office go, most used first. Only what exists stands here. */
export const officePlaces: readonly OfficePlace[] = [
  { path: '/installer/home', label: officeWords.titles.home, Picture: House, holds: ['/installer', '/installer/home'] },
];

/** `/installer` is the home page itself and holds nothing else. */
const isBelow = (path: string, root: string): boolean =>
  path === root || (root !== '/installer' && path.startsWith(`${root}/`));

export const isAt = ({ holds }: OfficePlace, path: string): boolean => holds.some((root) => isBelow(path, root));
