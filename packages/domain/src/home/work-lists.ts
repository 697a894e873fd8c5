import type { OfficeRole } from '../access/roles.ts';
import type { EnquiryList } from '../enquiry/enquiry-cycle.ts';
import type { WeekLabel } from '../model/production-week.ts';
import type { OrderState } from '../order/order-states.ts';
import type { QuoteState } from '../quote/quote-cycle.ts';
import type { EnquirySort, OrderSort, QuoteSort, Sort } from '../search/list-sorts.ts';

/** Work that waits in a list: which rows, the most urgent first. Home counts them, and its link opens the same list. */
type WorkSource =
  | { readonly of: 'enquiry'; readonly list: EnquiryList; readonly sort: Sort<EnquirySort> }
  | { readonly of: 'quote'; readonly state: QuoteState; readonly sort: Sort<QuoteSort> }
  | { readonly of: 'order'; readonly state: OrderState; readonly sort: Sort<OrderSort> };

const byWeek = { by: 'week', descending: false } as const;
const byNumber = { by: 'number', descending: false } as const;

export const workSources = {
  answer: { of: 'enquiry', list: 'new', sort: { by: 'came', descending: false } },
  chase: { of: 'quote', state: 'Sent', sort: { by: 'valid', descending: false } },
  measure: { of: 'order', state: 'Draft', sort: byNumber },
  fit: { of: 'order', state: 'Delivered', sort: byNumber },
  accept: { of: 'order', state: 'Confirmed From Installer', sort: byNumber },
  unblock: { of: 'order', state: 'Accepted', sort: byWeek },
  make: { of: 'order', state: 'Ready For Production', sort: byWeek },
} as const satisfies Readonly<Record<string, WorkSource>>;

export type WorkList = keyof typeof workSources;

const sellersWork = ['answer', 'chase', 'measure', 'fit'] as const;
const worksWork = ['accept', 'unblock', 'make'] as const;

/** What each role finds on its home page, in this order. */
export const workOfRole: Readonly<Record<OfficeRole, readonly WorkList[]>> = {
  installer: sellersWork,
  fabricator: worksWork,
  admin: [...worksWork, ...sellersWork],
};

interface PlannedWeeks {
  /** Set by the works. */
  readonly week: WeekLabel | null;
  /** Promised to the customer. */
  readonly promisedWeek: WeekLabel | null;
}

/** Why an order that is not made yet is late: its week is over, or it is planned after the week that was promised. */
export function latenessOf(
  { week, promisedWeek }: PlannedWeeks,
  thisWeek: WeekLabel,
): 'week over' | 'after promised week' | null {
  const planned = week ?? promisedWeek;
  if (planned !== null && planned < thisWeek) return 'week over';
  return week !== null && promisedWeek !== null && week > promisedWeek ? 'after promised week' : null;
}
