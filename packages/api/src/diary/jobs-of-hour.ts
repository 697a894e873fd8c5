import type { ClientId } from '@door/domain/door/model/ids';
import { isPromised } from '@door/domain/selling/order/order-states';
import { fittedLines } from '@door/domain/selling/visit/fitted-door';
import { waitingStates } from '@door/domain/selling/visit/job-cycle';
import { loadOrder } from '../order/load-order.ts';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { endJob } from './end-job.ts';
import { jobOfOrder, needFitting } from './jobs.ts';
import { diaryMessages } from './messages.ts';
import { followSurvey, isUnmeasured } from './survey-jobs.ts';

type Looked = Pick<RuleScope, 'stores' | 'supplier' | 'clock'>;

/**
 * Orders that are older than the rules of the diary have their jobs too: whose doors are fitted or measured waits for a day, and what was
 * cancelled waits for none. Each has a transaction of its own, and run again it changes nothing.
 */
export async function jobsOfHour(
  { suppliers, transactions, clock, ids }: Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const scope = { clock, ids, clientId, supplier, caller: null };
  for (const { find, settle } of hourRules)
    for (const id of await transactions.run(clientId, (stores) => find({ ...scope, stores })))
      await transactions.run(clientId, (stores) => settle({ ...scope, stores }, id));
}

interface HourRule {
  /** Orders that have not what they should have. */
  find(ctx: Looked): Promise<readonly string[]>;
  settle(ctx: RuleScope, orderId: string): Promise<void>;
}

const hourRules: readonly HourRule[] = [
  { find: ordersWithoutFitting, settle: planFitting },
  { find: ordersWithOtherSurvey, settle: planSurvey },
  { find: cancelledWithService, settle: endService },
];

async function ordersWithoutFitting({ stores }: Looked): Promise<readonly string[]> {
  const open = (await stores.promises.open()).map(({ orderId }) => orderId);
  const planned = new Set(
    (await stores.diary.jobs({ orders: open })).flatMap(({ kind, orderId }) => (kind === 'fitting' ? orderId : [])),
  );
  const orders = await stores.orders.find(open.filter((id) => !planned.has(id)));
  return orders.filter(({ order }) => fittedLines(order).length > 0).map(({ id }) => id);
}

async function planFitting(ctx: RuleScope, id: string): Promise<void> {
  const { order } = unwrapOrThrow(await loadOrder(ctx, id));
  if (!isPromised(order.state)) return;
  const stored = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  await needFitting(ctx, id, { order, items: new Map(stored.map((each) => [each.item.id, each])) });
}

async function ordersWithOtherSurvey(ctx: Looked): Promise<readonly string[]> {
  const { diary, orders } = ctx.stores;
  const open = await orders.toTell(today(ctx));
  const planned = new Set(
    (await diary.jobs({ orders: open })).flatMap(({ kind, state, orderId }) =>
      kind === 'survey' && state !== 'Cancelled' && state !== 'Handed over' ? orderId : [],
    ),
  );
  const others: string[] = [];
  for (const stored of await orders.find(open))
    if ((await isUnmeasured(ctx, stored)) !== planned.has(stored.id)) others.push(stored.id);
  return others;
}

async function planSurvey(ctx: RuleScope, id: string): Promise<void> {
  await followSurvey(ctx, unwrapOrThrow(await loadOrder(ctx, id)));
}

async function cancelledWithService({ stores }: Looked): Promise<readonly string[]> {
  const jobs = await stores.diary.jobs({ states: [...waitingStates, 'Booked'] });
  const ids = jobs.flatMap(({ kind, orderId }) => (kind === 'service' ? orderId : []));
  return (await stores.orders.find(ids)).filter(({ order }) => order.state === 'Cancelled').map(({ id }) => id);
}

async function endService(ctx: RuleScope, id: string): Promise<void> {
  const { order } = unwrapOrThrow(await loadOrder(ctx, id));
  const job = order.state === 'Cancelled' ? await jobOfOrder(ctx, id, 'service') : null;
  if (job) await endJob(ctx, job, { reason: diaryMessages.cancelled });
}
