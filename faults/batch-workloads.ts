import { randomUUID } from 'node:crypto';
import type { Calls } from '../apps/server/src/testing/http-calls.ts';
import { measuredOrder } from '../e2e/src/measured-order.ts';
import type { Callers, Workload } from './workload.ts';

interface Order {
  readonly Lines: readonly { readonly LineId: string }[];
}

/** A batch of one door, planned. */
async function aPlannedBatch({ office }: Callers): Promise<string> {
  const weeks = await office.query<readonly { readonly Week: string }[]>('batch.weeks', {});
  const Week = weeks[4]?.Week ?? '';
  await office.mutate('batch.setCapacity', { Week, Points: 9999 });
  const CustomerId = randomUUID();
  await office.mutate('customer.create', { Id: CustomerId, Name: 'Maeve Kelly' });
  const asked = {
    CustomerId,
    DeliveryAddress: '3 Canal Street',
    template: 'single-door',
    frame: 104,
    quantity: 1,
  } as const;
  const Id = await measuredOrder({ ask: office.query, call: office.mutate }, asked);
  await office.mutate('order.confirm', { Id, MeasurementsFinal: true });
  await office.mutate('order.waiveDrawing', { Id, How: 'phone', Reason: 'Agreed by phone' });
  await office.mutate('order.accept', { Id, CreditChecked: true });
  await office.mutate('order.generateBoms', Id);
  const meant = { EarlyAccepted: true, Tell: true, Reason: 'All in one week' };
  await office.mutate('order.setProductionWeek', { Id, Week, ...meant });
  await office.mutate('order.readyForProduction', { Id });
  const { Lines } = await office.query<Order>('order.getOrderById', Id);
  const batch = await office.mutate<{ readonly Id: string }>('batch.create', { Id: randomUUID(), Week });
  await withoutOffcuts(office);
  await office.mutate('batch.addItems', { Id: batch.Id, LineIds: Lines.map(({ LineId }) => LineId) });
  await office.mutate('batch.replan', { Id: batch.Id });
  return batch.Id;
}

interface Offcut {
  readonly Id: string;
  readonly State: string;
}

/** What earlier batches left over would be cut in one batch and not in the next. */
async function withoutOffcuts({ query, mutate }: Calls): Promise<void> {
  for (const { Id, State } of await query<readonly Offcut[]>('batch.offcuts', {}))
    if (State === 'on hand') await mutate('batch.adjustOffcut', { Move: 'scrapped', Id, Reason: 'Fault test.' });
}

const batchState = async ({ office }: Callers, id: string): Promise<string> =>
  (await office.query<{ readonly State: string }>('batch.getBatchById', id)).State;

export const release: Workload = {
  name: 'release',
  prepare: async (callers) => {
    const Id = await aPlannedBatch(callers);
    return {
      send: ({ office }) => office.mutate('batch.release', { Id, Glass: 'ordered' }),
      isThere: async (now) => (await batchState(now, Id)) === 'Released',
    };
  },
};

interface Label {
  readonly code: string;
}

export const scan: Workload = {
  name: 'scan',
  hasAnswersOfItsOwn: true,
  prepare: async (callers) => {
    const Id = await aPlannedBatch(callers);
    await callers.office.mutate('batch.release', { Id, Glass: 'ordered' });
    const { Labels } = await callers.office.query<{ readonly Labels: readonly Label[] }>('batch.lists', Id);
    const Scans = Labels.slice(0, 5).map(({ code }) => ({ Code: code, At: 'cutting' }));
    return {
      send: ({ office }) => office.mutate('batch.scan', { Id, Scans }),
      isThere: async ({ office }) =>
        (await office.query<Progress>('batch.getBatchById', Id)).Passed.Cutting === Scans.length,
    };
  },
};

interface Progress {
  readonly Passed: { readonly Cutting: number };
}
