import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { openWorkOf, type OpenWork } from '@door/domain/selling/customer/open-work';
import { faultStateOf } from '@door/domain/selling/fault/fault';
import { z } from 'zod';
import { standingVisits } from '../diary/load-diary.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { dayOfFact, saidOfOrders, stageNow, type SaidOf } from '../order/stage-facts.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import type { PersonRecords } from './customer-records.ts';
import { openWorkRefused, openWorkText } from './messages.ts';

/** Whether somebody who erases a person has read what is still open with them. */
export const openWorkInput = z.boolean().default(false);

type WorkScope = Pick<CallScope, 'stores' | 'supplier' | 'clock'>;

/** What is still open with a person: whoever erases them has read it (JOURNEY 3.4). */
export async function openWork(
  ctx: WorkScope,
  { orders }: Pick<PersonRecords, 'orders'>,
): Promise<readonly OpenWork[]> {
  const saidOf = await saidOfOrders(ctx, orders);
  const open: OpenWork[] = [];
  for (const stored of orders) open.push(...(await openOfOrder(ctx, stored, saidOf)));
  return open;
}

async function openOfOrder(ctx: WorkScope, stored: StoredOrder, saidOf: SaidOf): Promise<readonly OpenWork[]> {
  const { diary, attempts, faults } = ctx.stores;
  const visits = [];
  for (const { id, kind, state } of await diary.jobs({ orders: [stored.id] }))
    for (const { from } of await standingVisits(ctx, id)) visits.push({ kind, state, day: dayOfFact(ctx, from) });
  return openWorkOf({
    number: stored.number,
    state: stored.order.state,
    stage: await stageNow(ctx, stored, saidOf),
    visits,
    attempts: await attempts.ofOrder(stored.id),
    refunds: await attempts.refundsOf(stored.id),
    faults: (await faults.ofOrder(stored.id)).map(({ fault, events }) => ({
      state: faultStateOf(events),
      day: dayOfFact(ctx, fault.at),
    })),
  });
}

/** What is open, with a sentence for whoever is asked about it. */
export const openWorkToWire = (work: OpenWork) => ({
  Kind: work.kind,
  /** Of the order. */
  Number: numberText('order', work.number),
  /** Of an order; null: it is something of it. */
  Stage: work.kind === 'order' ? work.stage : null,
  /** ISO day of a visit, or on which a fault was reported; null: it has none. */
  Day: work.kind === 'visit' || work.kind === 'fault' ? work.day : null,
  Text: openWorkText(work),
});

/** Whether a person may be erased: while something is open, by whoever says that it may be. */
export async function mayErase(
  ctx: WorkScope,
  records: PersonRecords,
  { OpenWork: isSaid }: { readonly OpenWork: boolean },
): Promise<Result<PersonRecords>> {
  const open = isSaid ? [] : await openWork(ctx, records);
  return open.length === 0 ? accepted(records) : refused('customer.open-work', openWorkRefused(open.map(openWorkText)));
}
