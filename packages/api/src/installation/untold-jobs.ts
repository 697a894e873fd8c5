import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { numberText } from '@door/domain/lib/running-number';
import { correctionOf, isInProfile, type ToldJob, toldOf } from '@door/domain/selling/installation/installation-batch';
import { installedSetOf } from '@door/domain/selling/installation/installed-set';
import { placeOf } from '@door/domain/selling/installation/place-of';
import { fittedLines } from '@door/domain/selling/visit/fitted-door';
import { messages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import type { InstallationBatch, LeftOutJob } from './installation-store.ts';

/** What a batch of some days has to tell: jobs that none has told, and those that were put right since. */
export async function untoldJobs(
  ctx: OfficeScope,
  days: { readonly from: string; readonly to: string },
): Promise<Pick<InstallationBatch, 'jobs' | 'leftOut'>> {
  const { orders, installations } = ctx.stores;
  // What was told last of each job.
  const told = new Map((await installations.told()).map((job) => [job.orderId, job]));
  const done = (await orders.find(await orders.installedBetween(days))).filter(isJob);
  const added = await newJobs(
    ctx,
    done.filter(({ id }) => !told.has(id)),
  );
  const corrected = await correctedJobs(ctx, told);
  return { ...added, jobs: [...corrected, ...added.jobs] };
}

/** What is made again belongs to the job of its original, and what nobody fits is no installation. */
const isJob = ({ order }: StoredOrder): boolean => order.remake === null && fittedLines(order).length > 0;

async function newJobs(ctx: OfficeScope, done: readonly StoredOrder[]) {
  const customers = await customersOf(ctx, done);
  const { installations: profile } = ctx.supplier.client.fitting;
  const jobs: ToldJob[] = [];
  const leftOut: LeftOutJob[] = [];
  for (const stored of done) {
    const people = peopleOf(stored, customers);
    const known = { orderId: stored.id, order: numberText('order', stored.number) };
    if (people === undefined) leftOut.push({ ...known, why: 'erased' });
    else if (!isInProfile(people, profile)) leftOut.push({ ...known, why: placeOf(people.installation) });
    else jobs.push(toldOf({ ...known, ...people, sets: await setsOf(ctx, stored) }, profile));
  }
  return { jobs, leftOut };
}

async function correctedJobs(
  ctx: OfficeScope,
  told: ReadonlyMap<string, ToldJob & { readonly batch: number }>,
): Promise<readonly ToldJob[]> {
  const stored = await ctx.stores.orders.find([...told.keys()]);
  const customers = await customersOf(ctx, stored);
  return stored.flatMap((each) => {
    const before = told.get(each.id);
    const people = peopleOf(each, customers);
    return (before && people && correctionOf(before, people)) ?? [];
  });
}

type Customers = Awaited<ReturnType<typeof customersOf>>;

async function customersOf({ stores }: OfficeScope, orders: readonly StoredOrder[]) {
  const found = await stores.customers.findAll([...new Set(orders.map(({ order }) => order.customerId))]);
  return new Map(found.map(({ id, details }) => [id, details]));
}

/** Whose job it is, where, and when it was done; undefined: they are erased. */
function peopleOf({ order }: StoredOrder, customers: Customers) {
  const customer = customers.get(order.customerId);
  if (!customer || customer.name === messages.customer.erased) return undefined;
  return {
    customer: customer.name,
    correspondence: customer.sites[0]?.address ?? order.deliveryAddress,
    installation: order.deliveryAddress,
    completed: order.days.installed ?? '',
  };
}

/** The sets of an order that were fitted, each as often as it was. */
async function setsOf({ stores, supplier }: OfficeScope, { order }: StoredOrder) {
  const lines = fittedLines(order);
  const items = new Map(
    (await stores.items.find(lines.map(({ itemId }) => itemId))).map(({ item }) => [item.id, item]),
  );
  return lines.flatMap(({ itemId, quantity }) => {
    const item = items.get(itemId);
    if (!item) return [];
    const set = installedSetOf(item, supplier, unknownRows(item, supplier.context).length === 0);
    return Array.from({ length: quantity }, () => set);
  });
}
