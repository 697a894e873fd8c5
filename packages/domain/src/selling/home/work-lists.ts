import type { OfficeRole } from '../../people/roles.ts';
import type { EnquiryList } from '../enquiry/enquiry-cycle.ts';
import type { OrderState } from '../order/order-states.ts';
import type { OrderWait } from '../order/waiting-orders.ts';
import type { QuoteState } from '../quote/quote-cycle.ts';
import type { QuoteWait } from '../quote/quote-task-rules.ts';
import type { EnquirySort, OrderSort, QuoteSort, Sort } from '../../lib/search/list-sorts.ts';

/** Work that waits in a list: which rows, the most urgent first. Home counts them, and its link opens the same list. */
type WorkSource =
  | { readonly of: 'enquiry'; readonly list: EnquiryList; readonly sort: Sort<EnquirySort> }
  | { readonly of: 'quote'; readonly wait: QuoteWait; readonly sort: Sort<QuoteSort> }
  | { readonly of: 'quote'; readonly state: QuoteState; readonly sort: Sort<QuoteSort> }
  | { readonly of: 'order'; readonly wait: OrderWait; readonly sort: Sort<OrderSort> }
  | { readonly of: 'order'; readonly state: OrderState; readonly sort: Sort<OrderSort> };

const byWeek = { by: 'week', descending: false } as const;
const byNumber = { by: 'number', descending: false } as const;

export const workSources = {
  answer: { of: 'enquiry', list: 'new', sort: { by: 'came', descending: false } },
  chase: { of: 'quote', wait: 'chase', sort: { by: 'valid', descending: false } },
  convert: { of: 'quote', state: 'Accepted', sort: { by: 'changed', descending: false } },
  measure: { of: 'order', wait: 'measurements', sort: byNumber },
  confirm: { of: 'order', wait: 'confirmation', sort: byNumber },
  fit: { of: 'order', state: 'Delivered', sort: byNumber },
  late: { of: 'order', wait: 'late', sort: byWeek },
  accept: { of: 'order', state: 'Confirmed From Installer', sort: byNumber },
  unblock: { of: 'order', state: 'Accepted', sort: byWeek },
  make: { of: 'order', state: 'Ready For Production', sort: byWeek },
} as const satisfies Readonly<Record<string, WorkSource>>;

export type WorkList = keyof typeof workSources;

const sellersWork = ['answer', 'chase', 'convert', 'measure', 'confirm', 'fit'] as const;
const worksWork = ['late', 'accept', 'unblock', 'make'] as const;

/** What each role finds on its home page, in this order. */
export const workOfRole: Readonly<Record<OfficeRole, readonly WorkList[]>> = {
  fitter: [],
  installer: sellersWork,
  fabricator: worksWork,
  admin: [...worksWork, ...sellersWork],
};
