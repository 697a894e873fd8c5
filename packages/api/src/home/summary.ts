import { listedWeeks } from '@door/domain/lib/production-week';
import { may } from '@door/domain/people/roles';
import { workOfRole } from '@door/domain/selling/home/work-lists';
import { orderStates } from '@door/domain/selling/order/order-states';
import { amountText, type Money, money } from '@door/domain/selling/pricing/money';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import type { OrdersOfWeek } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { isMailKind, mailKinds, type QueuedJob } from '../system-status/job-store.ts';
import { subjectOfJob } from '../system-status/job-subject.ts';
import { workListToWire } from './work-lists.ts';

/** Of each kind. */
const mostNamed = 20;

/** What the server could not do: documents that were not made, mails that were not sent, and its own work whose last run failed. */
async function failedWorkToWire({ stores }: OfficeScope) {
  const documents = await stores.documents.failed(mostNamed);
  const failed = await stores.jobs.list({
    states: ['retrying', 'failed'],
    kinds: mailKinds,
    limit: mostNamed,
    after: null,
  });
  const mails = [];
  for (const mail of failed) mails.push(...(await mailToWire({ stores }, mail)));
  const runs = await stores.jobs.lastRuns();
  return {
    Documents: documents.map(({ kind, aboutId, version, at }) => ({
      Kind: kind,
      AboutId: aboutId,
      Version: version,
      At: at,
    })),
    Mails: mails,
    Runs: runs.flatMap(({ kind, at, isFailed }) => (isFailed ? [{ Kind: kind, At: at }] : [])),
  };
}

async function mailToWire(scope: Pick<OfficeScope, 'stores'>, { id, job, since, nextAt }: QueuedJob) {
  if (!isMailKind(job.kind)) return [];
  const { subject } = await subjectOfJob(scope, job);
  /** null: what it was about was erased. */
  const About = subject && { Of: subject.about, Id: subject.aboutId };
  return [{ Id: id, Kind: job.kind, About, Since: since, NextAt: nextAt }];
}

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
