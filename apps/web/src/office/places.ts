import { DoorLeaf, Envelope, House } from '@door/ui/office-icons';
import type { ComponentType } from 'react';
import type { PagePath } from '../routes.ts';
import { officeWords } from '../words/office.ts';
import { NewEnquiries } from './new-enquiries.tsx';

export interface OfficePlace {
  readonly path: PagePath;
  readonly label: string;
  readonly Picture: ComponentType;
  /** Addresses below these belong to the place as well. */
  readonly holds: readonly string[];
  /** Beside its name: how many wait there. */
  readonly Count?: ComponentType;
}

/** Where people of the office go, most used first. Only what exists stands here. */
export const officePlaces: readonly OfficePlace[] = [
  { path: '/installer/home', label: officeWords.titles.home, Picture: House, holds: ['/installer', '/installer/home'] },
  {
    path: '/installer/items',
    label: officeWords.titles.items,
    Picture: DoorLeaf,
    holds: ['/installer/items', '/installer/door', '/door', '/new-frame'],
  },
  {
    path: '/installer/enquiries',
    label: officeWords.titles.enquiries,
    Picture: Envelope,
    holds: ['/installer/enquiries', '/installer/enquiry'],
    Count: NewEnquiries,
  },
];

/** `/installer` is the home page itself and holds nothing else. */
const isBelow = (path: string, root: string): boolean =>
  path === root || (root !== '/installer' && path.startsWith(`${root}/`));

export const isAt = ({ holds }: OfficePlace, path: string): boolean => holds.some((root) => isBelow(path, root));
