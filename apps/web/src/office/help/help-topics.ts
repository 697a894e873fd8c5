import type { Right } from '@door/domain/people/roles';
import { matchPath } from '../../shared/router/match-path.ts';
import type { TermName } from '../messages/glossary.ts';
import type { ItemRoot, OfficePattern } from '../../shared/router/paths.ts';

/** A step that only those can do who have the right is shown to them alone. */
type HelpStep = string | { readonly may: Right; readonly step: string };

export interface HelpText {
  /** What the page is for. */
  readonly what: string;
  readonly steps: readonly HelpStep[];
  readonly keys?: readonly (readonly [keys: string, does: string])[];
  readonly terms: readonly TermName[];
}

/** The item page and the steps of its design. */
type ItemPattern = Extract<OfficePattern, ItemRoot | `${ItemRoot}/${string}`>;

/** What a page of the office is about: pages of one topic have one help. */
export type HelpTopic =
  | 'home'
  | 'tasks'
  | 'items'
  | 'start-from'
  | 'item'
  | 'item-design'
  | 'survey'
  | 'work-sheet'
  | 'enquiries'
  | 'enquiry'
  | 'customers'
  | 'customer'
  | 'vendors'
  | 'vendor'
  | 'quotes'
  | 'quote'
  | 'orders'
  | 'order'
  | 'batches'
  | 'batch'
  | 'scan'
  | 'my-day'
  | 'works'
  | 'stock'
  | 'stock-article'
  | 'stock-count'
  | 'dispatch'
  | 'to-buy'
  | 'purchases'
  | 'purchase'
  | 'goods-in'
  | 'bills'
  | 'bank'
  | 'diary'
  | 'claims'
  | 'pricing'
  | 'settings'
  | 'legal'
  | 'settings-business'
  | 'settings-payments'
  | 'settings-messages'
  | 'settings-company'
  | 'settings-guarantee'
  | 'settings-history'
  | 'catalogue'
  | 'people'
  | 'account'
  | 'running'
  | 'jobs'
  | 'audit-log'
  | 'personal-data';

const ofItem = (root: ItemRoot): Readonly<Record<string, HelpTopic>> => ({
  [root]: 'item',
  [`${root}/default`]: 'item',
  [`${root}/frame-design`]: 'item-design',
  [`${root}/sash-design`]: 'item-design',
  [`${root}/colours`]: 'item-design',
  [`${root}/glass-theme`]: 'item-design',
  [`${root}/hardware-options`]: 'item-design',
});

const topics: Readonly<Record<Exclude<OfficePattern, ItemPattern>, HelpTopic>> = {
  '/installer': 'home',
  '/installer/home': 'home',
  '/installer/home/recent-items': 'items',
  '/installer/home/my-tasks': 'tasks',
  '/installer/home/group-tasks': 'tasks',
  '/installer/items': 'items',
  '/installer/door/use-item-page': 'start-from',
  '/installer/enquiries': 'enquiries',
  '/installer/enquiry/$id': 'enquiry',
  '/installer/customers': 'customers',
  '/installer/customer/$id': 'customer',
  '/installer/vendors': 'vendors',
  '/installer/vendor/$id': 'vendor',
  '/installer/quote': 'quotes',
  '/installer/quote/$id': 'quote',
  '/installer/quote/$id/default': 'quote',
  '/installer/quote/$id/quote-details': 'quote',
  '/installer/quote/$id/quote-charges': 'quote',
  '/installer/quote/$id/quote-review': 'quote',
  '/quote-review/$id': 'quote',
  '/installer/order': 'orders',
  '/installer/order/$id': 'order',
  '/installer/order/$id/default': 'order',
  '/installer/order/$id/order-charges': 'order',
  '/installer/order/$id/visits': 'diary',
  '/installer/order/$id/money': 'order',
  '/installer/order/$id/batches': 'order',
  '/installer/order/$id/messages': 'order',
  '/installer/order/$id/order-review': 'order',
  '/installer/order/$id/as-customer': 'order',
  '/order-review/$id': 'order',
  '/installer/pricing': 'pricing',
  '/installer/settings': 'settings',
  '/installer/settings/legal': 'legal',
  '/installer/settings/company': 'settings-company',
  '/installer/settings/business': 'settings-business',
  '/installer/settings/payments': 'settings-payments',
  '/installer/settings/messages': 'settings-messages',
  '/installer/settings/guarantee': 'settings-guarantee',
  '/installer/settings/diary': 'diary',
  '/installer/settings/history': 'settings-history',
  '/installer/catalogue': 'catalogue',
  '/installer/catalogue/$kind': 'catalogue',
  '/installer/users': 'people',
  '/installer/account': 'account',
  '/installer/running': 'running',
  '/installer/running/jobs': 'jobs',
  '/installer/running/audit-log': 'audit-log',
  '/installer/running/personal-data': 'personal-data',
  '/installer/batches': 'batches',
  '/installer/batches/$id': 'batch',
  '/installer/batches/$id/labels': 'batch',
  '/installer/batches/$id/scan': 'scan',
  '/installer/scan': 'scan',
  '/installer/my-day': 'my-day',
  '/installer/dispatch': 'dispatch',
  '/installer/dispatch/$id': 'dispatch',
  '/installer/dispatch/$id/scan': 'dispatch',
  '/installer/works': 'works',
  '/installer/stock': 'stock',
  '/installer/stock/$key': 'stock-article',
  '/installer/stock-count': 'stock-count',
  '/installer/bank': 'bank',
  '/installer/diary': 'diary',
  '/installer/purchasing/to-buy': 'to-buy',
  '/installer/purchasing/purchases': 'purchases',
  '/installer/purchase/$id': 'purchase',
  '/installer/purchasing/goods-in': 'goods-in',
  '/installer/purchasing/bills': 'bills',
  '/installer/purchasing/new-bill': 'bills',
  '/installer/purchasing/claims': 'claims',
  '/installer/survey/$id': 'survey',
  '/installer/work-sheet/$id': 'work-sheet',
  '/installer/work-sheets': 'work-sheet',
};

/** In the order in which they are matched: `use-item-page` is an item's id to the later ones. */
const patterns: readonly (readonly [pattern: string, topic: HelpTopic])[] = [
  ...Object.entries({
    ...topics,
    ...ofItem('/door/$id'),
    ...ofItem('/new-frame/$id'),
    ...ofItem('/installer/door/$id'),
  }),
];

/** What the page at an address is about; where there is none it is the home page's help that shows the way. */
export const helpTopicOf = (path: string): HelpTopic =>
  patterns.find(([pattern]) => matchPath(pattern, path) !== null)?.[1] ?? 'home';
