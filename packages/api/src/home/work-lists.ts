import { enquiryFilters } from '@door/domain/selling/enquiry/enquiry-cycle';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { numberText } from '@door/domain/lib/running-number';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { type WorkList, workSources } from '@door/domain/selling/home/work-lists';
import { type Lateness, latenessOf, type OrderWait } from '@door/domain/selling/order/waiting-orders';
import type { QuoteWait } from '@door/domain/selling/quote/quote-task-rules';
import { blockersToWire } from '../order/readiness.ts';
import { thisWeek } from '../order/this-week.ts';
import { everyOrder, type OrderFilter } from '../order/order-store.ts';
import { everyQuote, type LocalDay, type QuoteFilter } from '../quote/quote-store.ts';
import { dayOf, localToday } from '../pricing/price-lists.ts';
import type { OfficeScope } from '../procedure.ts';
import { customersByName } from '../customer/customer-names.ts';

/** Rows of each list that are shown at once. */
const first = { search: searchOf(''), limit: 3, after: null } as const;

/** How much waits in a list, with its first rows: counted and read by the filter with which its page lists it. */
export async function workListToWire(ctx: OfficeScope, List: WorkList) {
  const source = workSources[List];
  if (source.of === 'enquiry') {
    const Count = await ctx.stores.enquiries.count(enquiryFilters[source.list]);
    return { List, Count, First: await firstEnquiries(ctx, source) };
  }
  if (source.of === 'quote') {
    const filter =
      'wait' in source ? quoteFilters[source.wait](localToday(ctx)) : { ...everyQuote, state: source.state };
    return { List, Count: await ctx.stores.quotes.count(filter), First: await firstQuotes(ctx, filter, source) };
  }
  const filter = 'wait' in source ? orderFilters[source.wait](thisWeek(ctx)) : { ...everyOrder, state: source.state };
  return { List, Count: await ctx.stores.orders.count(filter), First: await firstOrders(ctx, filter, source) };
}

const quoteFilters: Readonly<Record<QuoteWait, (today: LocalDay) => QuoteFilter>> = {
  chase: (toChaseOn) => ({ ...everyQuote, toChaseOn }),
};

const orderFilters: Readonly<Record<OrderWait, (thisWeek: WeekLabel) => OrderFilter>> = {
  late: (lateIn) => ({ ...everyOrder, lateIn }),
  measurements: () => ({ ...everyOrder, waitsFor: 'measurements' }),
  confirmation: () => ({ ...everyOrder, waitsFor: 'confirmation' }),
};

type Source = (typeof workSources)[WorkList];
type SourceOf<Of extends Source['of']> = Extract<Source, { readonly of: Of }>;

/** What a row says beside its name. */
interface WorkRow {
  readonly Id: string;
  readonly Name: string;
  readonly About: string;
  /** The last day of an offer, the day on which doors were delivered, when an enquiry came. */
  readonly Day: string | null;
  readonly Week: string | null;
  /** Of an order that is not made yet; null: it is not. */
  readonly Late: Lateness | null;
  /** What to do first: 'Choose the glass'. */
  readonly Fix: string | null;
}

const plain = { Day: null, Week: null, Late: null, Fix: null } as const;

async function firstEnquiries(ctx: OfficeScope, { list, sort }: SourceOf<'enquiry'>): Promise<readonly WorkRow[]> {
  const whose = { assignee: null, customer: null } as const;
  const found = await ctx.stores.enquiries.list({ ...first, ...enquiryFilters[list], ...whose, sort });
  return found.map(({ enquiry: { id, name, address, submittedAt } }) => ({
    ...plain,
    Id: id,
    Name: name,
    About: address,
    Day: dayOf(ctx, submittedAt),
  }));
}

async function firstQuotes(
  ctx: OfficeScope,
  filter: QuoteFilter,
  { sort }: SourceOf<'quote'>,
): Promise<readonly WorkRow[]> {
  const found = await ctx.stores.quotes.list({ ...first, filter, sort });
  const sent = await ctx.stores.quoteVersions.of(found.map(({ stored: { id } }) => id));
  const customerOf = customersByName(ctx);
  const rows: WorkRow[] = [];
  for (const { stored } of found) {
    const { customerId, version, state } = stored.quote;
    const offer = sent.find((each) => each.quoteId === stored.id && each.version === version);
    rows.push({
      ...plain,
      Id: stored.id,
      Name: numberText('quote', stored.number),
      About: customerId === null ? '' : (await customerOf(customerId)).Name,
      Day: state === 'Sent' ? (offer?.validUntil ?? null) : null,
    });
  }
  return rows;
}

async function firstOrders(
  ctx: OfficeScope,
  filter: OrderFilter,
  { sort }: SourceOf<'order'>,
): Promise<readonly WorkRow[]> {
  const found = await ctx.stores.orders.list({ ...first, filter, sort });
  const customerOf = customersByName(ctx);
  const rows: WorkRow[] = [];
  for (const { stored } of found) {
    const [blocker] = await blockersToWire(ctx, stored);
    rows.push({
      Id: stored.id,
      Name: numberText('order', stored.number),
      About: (await customerOf(stored.order.customerId)).Name,
      Day: stored.order.days.delivered,
      Week: stored.order.week ?? stored.order.promisedWeek,
      Late: latenessOf(stored.order, thisWeek(ctx)),
      Fix: blocker?.Fix ?? null,
    });
  }
  return rows;
}
