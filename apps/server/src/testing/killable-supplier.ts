import { randomUUID } from 'node:crypto';
import { recheckPromises } from '@door/api/promise/recheck';
import { installerRouter } from '@door/api/routers';
import { openEmbedded } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { suppliersOf } from '../db/settings/suppliers.ts';
import { transactionsOf } from '../db/transactions.ts';
import { acceptOrders, confirmOrders } from './accepted-orders.ts';
import { aReadyLine } from './a-ready-line.ts';
import { addAccount, callContext, testClient } from './call-context.ts';
import type { Wish } from './dying-office.ts';
import { fill } from './fill-database.ts';

export const userId = '0192b1a0-0000-7000-8000-0000000000d4';

type Office = ReturnType<typeof installerRouter.createCaller>;

/**
 * Fills the place, a folder or the address of a database, and closes it. So many orders are in danger of being late; the calls that it answers
 * can be made once each, in this order.
 */
export async function aKillableSupplier(
  place: string,
  { inDanger }: { readonly inDanger: number },
): Promise<readonly Wish[]> {
  const database = place.includes('://') ? openPostgres(place, () => undefined) : await openEmbedded(place);
  if (database.kind === 'embedded') await fill(database);
  const server = {
    ...{ database, suppliers: suppliersOf(database, Date.now) },
    transactions: transactionsOf(database, async () => undefined),
  };
  await addAccount(server, { id: userId, role: 'admin' });
  const context = callContext(server, { caller: { role: 'admin', userId } });
  const office = installerRouter.createCaller(context);
  const purchases = await twoPurchases(office);
  const { Version } = await office.settings.getSettings();
  await office.settings.updateTelling({ Version, TellAt: '17:00', MailMoves: true, ShowKept: false });
  const start = await aReleasedBatch(office, server);
  const [accepted = ''] = await confirmOrders(office, server, 1);
  const [moved = ''] = await acceptOrders(office, server, inDanger + 1, { Email: 'ada@example.com' });
  const { Promises } = await office.promise.list({ Most: 100 });
  for (const Week of new Set(Promises.map(({ Week: week }) => week)))
    await office.batch.setCapacity({ Week, Points: 0 });
  await recheckPromises(context, testClient);
  const promise = await office.promise.get({ OrderId: moved });
  await database.close();
  return [
    { path: 'promise.move', input: { OrderId: moved, Day: promise?.Forecast?.Day, Cause: 'capacity', Text: 'Sorry.' } },
    { path: 'order.accept', input: { Id: accepted, CreditChecked: true } },
    ...purchases,
    start,
  ];
}

async function twoPurchases({ inventory, purchase, vendor }: Office): Promise<readonly Wish[]> {
  const latch = await vendor.create({ Id: randomUUID(), Name: 'Latch', Mail: 'orders@latch.example' });
  const VendorId = latch.Id;
  const item = { Id: randomUUID(), Key: 'CY*', Pack: '1', Least: '1', LeadDays: 3, Price: '2.50', Per: '1', Rank: 1 };
  const Items = [{ ...item, ValidFrom: null, ValidUntil: null }];
  await vendor.updateItems({ Id: VendorId, LastUpdated: latch.LastUpdated, Items });
  const lines = () => ['CY-3K', 'CY-3T'].map((Key) => ({ LineId: randomUUID(), Key, Quantity: '10' }));
  const draft = (Lines: ReturnType<typeof lines>) => purchase.create({ Id: randomUUID(), VendorId, Lines });
  const { Id, LastUpdated } = await draft(lines());
  const coming = await draft(lines());
  await purchase.send({ Id: coming.Id, LastUpdated: coming.LastUpdated, How: 'phone' });
  const Place = (await inventory.places()).Places[0]?.Id;
  const Lines = coming.Lines.map(({ LineId }) => ({ LineId, Quantity: '4', Damaged: '1', Place }));
  return [
    { path: 'purchase.send', input: { Id, LastUpdated, How: 'mail' } },
    { path: 'purchase.receive', input: { Id: randomUUID(), PurchaseId: coming.Id, Lines } },
  ];
}

async function aReleasedBatch(office: Office, server: Parameters<typeof aReadyLine>[0]): Promise<Wish> {
  const [Id, customer] = [randomUUID(), randomUUID()];
  await office.customer.create({ Id: customer, Name: 'Mary Byrne' });
  await office.batch.create({ Id, Week: '9901' });
  await office.batch.addItems({ Id, LineIds: [await aReadyLine(server, { office, customer, week: '9901' })] });
  await office.batch.replan({ Id });
  const Place = (await office.inventory.places()).Places[0]?.Id ?? '';
  const [group] = await office.batch.plan({ BatchId: Id });
  const Key = `${group?.Group ?? ''}@${String(group?.Bars[0]?.Stock)}`;
  await office.inventory.move({ Id: randomUUID(), Kind: 'in', Key, Place, Quantity: '1000', Reason: 'Found' });
  const { Progress } = await office.batch.release({ Id, Glass: 'ordered' });
  return { path: 'batch.tickAll', input: { Id: randomUUID(), BatchId: Id, At: 'cutting', Open: Progress.Open } };
}
