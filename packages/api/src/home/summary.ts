import { may } from '@door/domain/people/roles';
import { amountText, type Money, money } from '@door/domain/selling/pricing/money';
import { listedWeeks } from '@door/domain/lib/production-week';
import { orderStates } from '@door/domain/selling/order/order-states';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { workOfRole } from '@door/domain/selling/home/work-lists';
import { failedWorkToWire } from './failed-work.ts';
import { workListToWire } from './work-lists.ts';
import type { OrdersOfWeek } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';

/**
 * What the home page of the caller's role shows: the work that waits, each list with its first rows, quotes and orders by state
 * and orders by week. Sums only for who may see prices; what failed only for who runs the settings.
 */
export const summary = procedure
  .allow('tasks.manage')
  .use(inOneTransaction)
  .query(async ({ ctx }) => {
    const quotes = await ctx.stores.quotes.perState();
    const orders = await ctx.stores.orders.tally();
    const work = [];
    for (const list of workOfRole[ctx.caller.role]) work.push(await workListToWire(ctx, list));
    const [firstWeek = ''] = listedWeeks(today(ctx));
    const weeks = [...new Set(orders.flatMap(({ week }) => week ?? []))].filter((week) => week >= firstWeek);
    return {
      Work: work,
      Quotes: quoteStates.map((State) => ({
        State,
        Count: quotes.find(({ state }) => state === State)?.quotes ?? 0,
      })),
      Orders: orderStates.map((State) => ({
        State,
        ...tallyToWire(
          ctx,
          orders.filter(({ state }) => state === State),
        ),
      })),
      /** By the week that is set, without those that are long over. */
      Weeks: weeks.toSorted().map((Week) => ({
        Week,
        ...tallyToWire(
          ctx,
          orders.filter(({ week }) => week === Week),
        ),
      })),
      Failed: may(ctx.caller.role, 'settings.manage') ? await failedWorkToWire(ctx) : null,
    };
  });

function tallyToWire({ caller }: OfficeScope, orders: readonly OrdersOfWeek[]) {
  const sums = new Map<Money['currency'], number>();
  for (const { total } of orders) sums.set(total.currency, (sums.get(total.currency) ?? 0) + total.minor);
  return {
    Count: orders.reduce((sum, each) => sum + each.orders, 0),
    ...(may(caller.role, 'prices.see') && {
      /** One for each currency. */
      Sums: [...sums].map(([Currency, minor]) => ({ Amount: amountText(money(minor, Currency)), Currency })),
    }),
  };
}
