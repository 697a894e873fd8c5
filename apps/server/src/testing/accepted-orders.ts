import { randomUUID } from 'node:crypto';
import type { installerRouter } from '@door/api/routers';
import { testClient } from './call-context.ts';
import type { TestServer } from './open-test-server.ts';

type Office = ReturnType<typeof installerRouter.createCaller>;

/** Orders of a door each, measured as far as anybody asks, that the works accept one after the other; their ids. */
export async function acceptOrders(
  office: Office,
  { transactions }: Pick<TestServer, 'transactions'>,
  count: number,
  customer: { readonly Email?: string } = {},
): Promise<readonly string[]> {
  const confirmed = await confirmOrders(office, { transactions }, count, customer);
  for (const Id of confirmed) await office.order.accept({ Id, CreditChecked: true });
  return confirmed;
}

/** Orders of a door each that the works can accept. */
export async function confirmOrders(
  office: Office,
  { transactions }: Pick<TestServer, 'transactions'>,
  count: number,
  details: { readonly Email?: string } = {},
): Promise<readonly string[]> {
  const customer = randomUUID();
  await office.customer.create({ Id: customer, Name: 'Ada Moor', ...details });
  const ids: string[] = [];
  while (ids.length < count) {
    const { Id: door } = await office.createItemFromTemplate({ ItemId: 'single-door' });
    // Nothing is promised of a door whose glass is not chosen yet.
    await office.selectDesign({ ItemId: door, DesignId: 1 });
    const { Id } = await office.order.create({ Id: randomUUID(), CustomerId: customer, ItemIds: [door] });
    await transactions.run(testClient, async ({ orders }) => {
      const stored = await orders.load(Id);
      if (!stored) throw new Error('There is no such order.');
      const order = { state: 'Confirmed From Installer', points: 10, deliveryAddress: '1 Mill Lane' } as const;
      await orders.save({ ...stored, order: { ...stored.order, ...order } });
    });
    ids.push(Id);
  }
  return ids;
}
