import type { Subject } from '@door/domain/people/history/history-entry';
import type { PagePath } from '../../shared/router/paths.ts';

/** The page of what a history entry or a mail is about; undefined for what has no page of its own. */
const paths: Readonly<Record<Subject, ((id: string) => PagePath) | undefined>> = {
  item: (id) => `/installer/door/${id}`,
  enquiry: (id) => `/installer/enquiry/${id}`,
  customer: (id) => `/installer/customer/${id}`,
  quote: (id) => `/installer/quote/${id}`,
  order: (id) => `/installer/order/${id}`,
  batch: (id) => `/installer/batches/${id}`,
  load: (id) => `/installer/dispatch/${id}`,
  purchase: (id) => `/installer/purchase/${id}`,
  'price-list': () => '/installer/pricing',
  task: undefined,
  account: () => '/installer/users',
  settings: undefined,
  catalogue: undefined,
  vendor: (id) => `/installer/vendor/${id}`,
  stock: () => '/installer/stock',
};

export const subjectPath = (about: Subject, id: string): PagePath | undefined => paths[about]?.(id);
