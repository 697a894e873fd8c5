import { aDiary } from '@door/server/testing/a-diary';
import { aSoldOrder, measure, soldOrderId as OrderId } from './a-sold-order.ts';
import { confirmOrder } from './confirm-order.ts';

/** An order that the works have accepted, and whose door is fitted from 15 December 2026 on, with the diary of the office. */
export async function anAcceptedOrder() {
  const { api, door } = await aSoldOrder();
  await aDiary(api);
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
  const { diary } = api.installer();
  const { Teams, Resources } = await diary.resources();
  const idOf = (all: readonly { readonly Id: string; readonly Name: string }[], name: string) =>
    all.find(({ Name }) => Name === name)?.Id ?? '';
  const [job] = (await diary.toBook()).Jobs;
  if (!job) throw new Error('The order has no fitting.');
  const at = (Day: string, Start = '08:00', team = 'Nolan') => ({ Id: job.Id, TeamId: idOf(Teams, team), Day, Start });
  return { api, door, diary, job, at, resource: (name: string) => idOf(Resources, name) };
}
