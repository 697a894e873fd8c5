import { enquiryFilters } from '@door/domain/enquiry/enquiry-cycle';
import { productionWeeksFrom } from '@door/domain/model/production-week';
import { numberText } from '@door/domain/model/running-number';
import { searchOf } from '@door/domain/search/search-terms';
import { latenessOf, type WorkList, workSources } from '@door/domain/home/work-lists';
import { blockersToWire } from '../orders/readiness.ts';
import type { OrdersOfWeek, StoredOrder } from '../ports/order-store.ts';
import { everyQuote, type QuotesOfState } from '../ports/quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { OfficeScope } from '../procedure.ts';
import { customersByName } from './customer-names.ts';

/** Rows of each list that are shown at once. */
const first = { search: searchOf(''), limit: 3, after: null } as const;

interface Tallies {
  readonly quotes: readonly QuotesOfState[];
  readonly orders: readonly OrdersOfWeek[];
}

/** How much waits in a list, with its first rows: counted and read by the filter with which its page lists it. */
export async function workListToWire(ctx: OfficeScope, List: WorkList, { quotes, orders }: Tallies) {
  const source = workSources[List];
  if (source.of === 'enquiry') {
    const filter = enquiryFilters[source.list];
    return { List, Count: await ctx.stores.enquiries.count(filter), First: await firstEnquiries(ctx, source) };
  }
  if (source.of === 'quote') {
    const Count = quotes.find(({ state }) => state === source.state)?.quotes ?? 0;
    return { List, Count, First: await firstQuotes(ctx, source) };
  }
  const Count = orders.filter(({ state }) => state === source.state).reduce((sum, each) => sum + each.orders, 0);
  return { List, Count, First: await firstOrders(ctx, source) };
}

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
  readonly Late: 'week over' | 'after promised week' | null;
  /** What to do first: 'Choose the glass'. */
  readonly Fix: string | null;
}

const plain = { Day: null, Week: null, Late: null, Fix: null } as const;

async function firstEnquiries(
  { stores }: OfficeScope,
  { list, sort }: SourceOf<'enquiry'>,
): Promise<readonly WorkRow[]> {
  const whose = { assignee: null, customer: null } as const;
  const found = await stores.enquiries.list({ ...first, ...enquiryFilters[list], ...whose, sort });
  return found.map(({ enquiry: { id, name, address, submittedAt } }) => ({
    ...plain,
    ...{ Id: id, Name: name, About: address, Day: submittedAt.slice(0, 10) },
  }));
}

async function firstQuotes(ctx: OfficeScope, { state, sort }: SourceOf<'quote'>): Promise<readonly WorkRow[]> {
  const found = await ctx.stores.quotes.list({ ...first, filter: { ...everyQuote, state }, sort });
  const sent = await ctx.stores.quoteVersions.of(found.map(({ stored: { id } }) => id));
  const customerOf = customersByName(ctx);
  const rows: WorkRow[] = [];
  for (const { stored } of found) {
    const { customerId, version } = stored.quote;
    const offer = sent.find((each) => each.quoteId === stored.id && each.version === version);
    rows.push({
      ...plain,
      Id: stored.id,
      Name: numberText('quote', stored.number),
      About: customerId === null ? '' : (await customerOf(customerId)).Name,
      Day: offer?.validUntil ?? null,
    });
  }
  return rows;
}

async function firstOrders(ctx: OfficeScope, { state, sort }: SourceOf<'order'>): Promise<readonly WorkRow[]> {
  const filter = { state, createdBy: null, customer: null, week: null };
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
      Late: latenessOfOrder(ctx, stored),
      Fix: blocker?.Fix ?? null,
    });
  }
  return rows;
}

function latenessOfOrder(ctx: OfficeScope, { order }: StoredOrder): WorkRow['Late'] {
  const [week] = productionWeeksFrom(today(ctx), 1);
  return week && order.days.delivered === null ? latenessOf(order, week.label) : null;
}
