import { may, type OfficeRole, type Right } from '@door/domain/people/roles';
import {
  Bank,
  Bars,
  Box,
  Calendar,
  DoorLeaf,
  Envelope,
  Gauge,
  House,
  Key,
  LabelCode,
  Pallet,
  People,
  Cart,
  Dolly,
  PriceTag,
  Sheet,
  Shelves,
  Sliders,
  Trend,
  Truck,
} from '@door/ui/office-icons';
import type { ComponentType } from 'react';
import type { PagePath } from '../../shared/router/paths.ts';
import { bankMessages } from '../messages/bank.ts';
import { batchesMessages } from '../messages/batches.ts';
import { diaryMessages } from '../messages/diary.ts';
import { ordersMessages } from '../messages/orders.ts';
import { peopleMessages } from '../messages/people.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { myDayMessages } from '../messages/my-day.ts';
import { officeMessages } from '../messages/office.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { worksMessages } from '../messages/works.ts';
import { vendorsMessages } from '../messages/vendors.ts';
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
  /** At a desk it is opened from another page: the entry is for a thumb, and for those whose bar it stands in. */
  readonly isOnPhoneOnly?: true;
  /** A line is above it: what follows belongs together, as selling, making, and what is set up once. */
  readonly begins?: true;
  /** Who may not do this does not see the entry; absent: everybody sees it. */
  readonly right?: Right;
  /** Of this role alone: others that may open the page have others to open first. */
  readonly only?: OfficeRole;
}

/** The entries of the side bar: what is sold, what is made, what is set up; most used first. */
const navEntries: readonly NavEntry[] = [
  {
    path: '/installer/my-day',
    label: myDayMessages.title,
    Icon: Calendar,
    roots: ['/installer/my-day'],
    only: 'fitter',
  },
  {
    path: '/installer/home',
    label: officeMessages.titles.home,
    Icon: House,
    roots: ['/installer', '/installer/home'],
    right: 'tasks.manage',
  },
  {
    path: '/installer/items',
    label: officeMessages.titles.items,
    Icon: DoorLeaf,
    roots: ['/installer/items', '/installer/door', '/door', '/new-frame'],
    right: 'items.manage',
  },
  {
    path: '/installer/enquiries',
    label: officeMessages.titles.enquiries,
    Icon: Envelope,
    roots: ['/installer/enquiries', '/installer/enquiry'],
    Badge: NewEnquiriesBadge,
    right: 'enquiries.manage',
  },
  {
    path: '/installer/quote',
    label: officeMessages.titles.quotes,
    Icon: Sheet,
    roots: ['/installer/quote'],
    right: 'quotes.manage',
  },
  {
    path: '/installer/order',
    label: ordersMessages.title,
    Icon: Box,
    roots: ['/installer/order'],
    right: 'orders.sell',
  },
  {
    path: '/installer/customers',
    label: officeMessages.titles.customers,
    Icon: People,
    roots: ['/installer/customers', '/installer/customer'],
    right: 'orders.sell',
  },
  {
    path: '/installer/diary',
    label: diaryMessages.title,
    Icon: Calendar,
    roots: ['/installer/diary'],
    right: 'visits.plan',
  },
  {
    path: '/installer/bank',
    label: bankMessages.title,
    Icon: Bank,
    roots: ['/installer/bank'],
    right: 'bank.reconcile',
  },
  {
    path: '/installer/batches',
    begins: true,
    label: batchesMessages.title,
    Icon: Bars,
    roots: ['/installer/batches'],
    right: 'production.see',
  },
  {
    path: '/installer/scan',
    label: batchesMessages.scan.title,
    Icon: LabelCode,
    roots: ['/installer/scan'],
    isOnPhoneOnly: true,
    right: 'production.run',
  },
  {
    path: '/installer/works',
    label: worksMessages.title,
    Icon: Trend,
    roots: ['/installer/works'],
    right: 'production.run',
  },
  {
    path: '/installer/dispatch',
    label: deliveryMessages.title,
    Icon: Dolly,
    roots: ['/installer/dispatch'],
    right: 'dispatch.run',
  },
  {
    path: '/installer/stock',
    label: stockMessages.title,
    Icon: Pallet,
    roots: ['/installer/stock', '/installer/stock-count'],
    right: 'inventory.see',
  },
  {
    path: '/installer/purchasing/to-buy',
    label: purchasingMessages.title,
    Icon: Cart,
    roots: ['/installer/purchasing', '/installer/purchase'],
    right: 'purchasing.manage',
  },
  {
    path: '/installer/vendors',
    label: vendorsMessages.title,
    Icon: Truck,
    roots: ['/installer/vendors', '/installer/vendor'],
    right: 'vendors.manage',
  },
  {
    path: '/installer/users',
    begins: true,
    label: peopleMessages.title,
    Icon: Key,
    roots: ['/installer/users'],
    right: 'people.manage',
  },
  {
    path: '/installer/pricing',
    label: officeMessages.titles.pricing,
    Icon: PriceTag,
    roots: ['/installer/pricing'],
    right: 'prices.see',
  },
  {
    path: '/installer/settings',
    label: officeMessages.titles.settings,
    Icon: Sliders,
    roots: ['/installer/settings'],
    right: 'settings.see',
  },
  {
    path: '/installer/catalogue',
    label: officeMessages.titles.catalogue,
    Icon: Shelves,
    roots: ['/installer/catalogue'],
    right: 'catalogue.see',
  },
  {
    path: '/installer/running',
    label: officeMessages.titles.running,
    Icon: Gauge,
    roots: ['/installer/running'],
    right: 'running.see',
  },
];

/** On a phone the bar has room for four places beside More: what this role opens most. */
const phoneBar: Readonly<Record<OfficeRole, readonly PagePath[]>> = {
  fitter: ['/installer/my-day'],
  installer: ['/installer/home', '/installer/items', '/installer/enquiries', '/installer/quote'],
  fabricator: ['/installer/home', '/installer/order', '/installer/batches', '/installer/scan'],
  admin: ['/installer/home', '/installer/items', '/installer/enquiries', '/installer/quote'],
};

/** The entries of those pages that the person may see; on a phone some stand in the bar, and the others behind More. */
export function useNavEntries(): readonly (NavEntry & { readonly isInMore: boolean })[] {
  const { Role } = useMe();
  return navEntries
    .filter(({ right, only = Role }) => only === Role && (right === undefined || may(Role, right)))
    .map((entry) => ({ ...entry, isInMore: !phoneBar[Role].includes(entry.path) }))
    .filter(({ isOnPhoneOnly, isInMore }) => !(isOnPhoneOnly && isInMore));
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
      {count} <span className="sr-only">{officeMessages.frame.areNew}</span>
    </span>
  );
}
