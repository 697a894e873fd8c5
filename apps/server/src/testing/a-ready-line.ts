import { randomUUID } from 'node:crypto';
import type { installerRouter } from '@door/api/routers';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { testClient } from './call-context.ts';
import type { TestServer } from './open-test-server.ts';

interface ReadyFor {
  readonly office: ReturnType<typeof installerRouter.createCaller>;
  /** Whose order it is of. */
  readonly customer: string;
  readonly week: string;
  readonly quantity?: number;
}

/** A line of an order that is ready for production in this week, of one door unless more are asked for. */
export async function aReadyLine(
  server: Pick<TestServer, 'suppliers' | 'transactions'>,
  { office, customer, week, quantity = 1 }: ReadyFor,
): Promise<string> {
  const { Id: door } = await office.createItemFromTemplate({ ItemId: 'single-door' });
  const { Id } = await office.order.create({ Id: randomUUID(), CustomerId: customer, ItemIds: [door] });
  const supplier = await server.suppliers.find(testClient);
  return server.transactions.run(testClient, async ({ orders, items }) => {
    const stored = await orders.load(Id);
    const [line] = stored?.order.lines ?? [];
    const item = line && (await items.load(line.itemId));
    if (!stored || !item || !supplier) throw new Error('There is no order.');
    const records = bomOf(item.item, supplier);
    await orders.freezeBoms(Id, [{ format: 1, lineId: line.id, itemId: line.itemId, records, lines: [], added: [] }]);
    const ready = { state: 'Ready For Production', week, deliveryAddress: '1 Mill Lane' } as const;
    const lines = [{ ...line, quantity }];
    await orders.save({ ...stored, order: { ...stored.order, ...ready, lines, points: 10 * quantity } });
    return line.id;
  });
}
