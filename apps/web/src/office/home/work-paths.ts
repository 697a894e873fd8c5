import { sortText } from '@door/domain/lib/search/list-sorts';
import { type WorkList, workSources } from '@door/domain/selling/home/work-lists';
import type { PagePath } from '../../shared/router/paths.ts';

/** The address of the list whose rows home has counted: the same rows in the same order. */
export function pathOfWork(list: WorkList): PagePath {
  const source = workSources[list];
  const sort = sortText(source.sort);
  if (source.of === 'enquiry') return `/installer/enquiries?${query({ state: source.list, sort })}`;
  return `/installer/${source.of}?${query('wait' in source ? { wait: source.wait, sort } : { state: source.state, sort })}`;
}

/** The address of a row of that list. */
export const pathOfRow = (list: WorkList, id: string): PagePath => `/installer/${workSources[list].of}/${id}`;

/** The address of the quotes or orders of a state. */
export const pathOfState = (of: 'quote' | 'order', state: string): PagePath => `/installer/${of}?${query({ state })}`;

/** The address of the orders that are planned for a week. */
export const pathOfWeek = (week: string): PagePath => `/installer/order?${query({ week })}`;

const query = (params: Readonly<Record<string, string>>): string => new URLSearchParams(params).toString();
