import { may, type Right } from '@door/domain/access/roles';
import {
  Bars,
  Box,
  DoorLeaf,
  Envelope,
  Gauge,
  House,
  Key,
  People,
  PriceTag,
  Sheet,
  Shelves,
  Sliders,
} from '@door/ui/office-icons';
import type { ComponentType } from 'react';
import type { PagePath } from '../../platform/router/paths.ts';
import { batchesWords } from '../words/batches.ts';
import { ordersWords } from '../words/orders.ts';
import { peopleWords } from '../words/people.ts';
import { officeWords } from '../words/office.ts';
import { useMe } from '../queries/use-me.ts';
import { rowCountText } from '../queries/use-list-query.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';

export interface NavEntry {
  readonly path: PagePath;
  readonly label: string;
  readonly Icon: ComponentType;
  /** On these addresses, and on those below them, the entry is marked as the current one. */
  readonly roots: readonly string[];
  /** Shown beside the label, for example how many enquiries are new. */
  readonly Badge?: ComponentType;
  /** On a phone it stands behind More: the bar there has room for five. */
  readonly isInMore?: true;
  /** Who may not do this does not see the entry; absent: everybody sees it. */
  readonly right?: Right;
}

/** The entries of the side bar, most used first. */
const navEntries: readonly NavEntry[] = [
  { path: '/installer/home', label: officeWords.titles.home, Icon: House, roots: ['/installer', '/installer/home'] },
  {
    path: '/installer/items',
    label: officeWords.titles.items,
    Icon: DoorLeaf,
    roots: ['/installer/items', '/installer/door', '/door', '/new-frame'],
  },
  {
    path: '/installer/enquiries',
    label: officeWords.titles.enquiries,
    Icon: Envelope,
    roots: ['/installer/enquiries', '/installer/enquiry'],
    Badge: NewEnquiriesBadge,
  },
  { path: '/installer/quote', label: officeWords.titles.quotes, Icon: Sheet, roots: ['/installer/quote'] },
  { path: '/installer/order', label: ordersWords.title, Icon: Box, roots: ['/installer/order'], isInMore: true },
  {
    path: '/installer/batches',
    label: batchesWords.title,
    Icon: Bars,
    roots: ['/installer/batches', '/installer/scan'],
    isInMore: true,
    right: 'production.see',
  },
  {
    path: '/installer/customers',
    label: officeWords.titles.customers,
    Icon: People,
    roots: ['/installer/customers', '/installer/customer'],
    isInMore: true,
  },
  {
    path: '/installer/users',
    label: peopleWords.title,
    Icon: Key,
    roots: ['/installer/users'],
    isInMore: true,
    right: 'people.manage',
  },
  {
    path: '/installer/pricing',
    label: officeWords.titles.pricing,
    Icon: PriceTag,
    roots: ['/installer/pricing'],
    isInMore: true,
    right: 'prices.see',
  },
  {
    path: '/installer/settings',
    label: officeWords.titles.settings,
    Icon: Sliders,
    roots: ['/installer/settings'],
    isInMore: true,
    right: 'settings.see',
  },
  {
    path: '/installer/catalogue',
    label: officeWords.titles.catalogue,
    Icon: Shelves,
    roots: ['/installer/catalogue'],
    isInMore: true,
    right: 'catalogue.see',
  },
  {
    path: '/installer/running',
    label: officeWords.titles.running,
    Icon: Gauge,
    roots: ['/installer/running'],
    isInMore: true,
    right: 'running.see',
  },
];

/** The entries of those pages that the person may see. */
export function useNavEntries(): readonly NavEntry[] {
  const { Role } = useMe();
  return navEntries.filter(({ right }) => right === undefined || may(Role, right));
}

/** Every page is below `/installer`, so that root matches the home page only. */
const isBelow = (path: string, root: string): boolean =>
  path === root || (root !== '/installer' && path.startsWith(`${root}/`));

export const isCurrentEntry = ({ roots }: NavEntry, path: string): boolean => roots.some((root) => isBelow(path, root));

/** How many enquiries nobody has taken yet; nothing while there are none. */
function NewEnquiriesBadge() {
  const count = rowCountText(useEnquiries('new'));
  if (count === '' || count === '0') return null;
  return (
    <span className="office-count num">
      {count} <span className="sr-only">{officeWords.frame.areNew}</span>
    </span>
  );
}
