import { randomUUID } from 'node:crypto';
import { testClient } from '../../apps/server/src/testing/call-context.ts';
import { itemId } from '../../packages/domain/src/door/model/ids.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type CallsInside, type DatabaseKind, nameOf } from './calls-inside.ts';

const doors = 100;
const rounds = 5;

/** B5: the bills of an order at once, beside each by itself. */
export async function measureBoms(kind: DatabaseKind, { seller, transactions }: CallsInside): Promise<readonly Row[]> {
  const [Id, CustomerId] = [randomUUID(), randomUUID()];
  await seller.customer.create({ Id: CustomerId, Name: 'Maeve Kelly' });
  const templates = ['single-door', 'double-door'];
  const made = [];
  for (let at = 0; at < doors; at += 1)
    made.push((await seller.createItemFromTemplate({ ItemId: templates[at % templates.length] ?? '' })).Id);
  const { Lines } = await seller.order.create({ Id, CustomerId, ItemIds: made });
  const ids = Lines.map(({ ItemId }) => itemId(ItemId));
  const bills = () =>
    transactions.run(testClient, async ({ instructions }) => {
      const all = [];
      for (const each of ids) all.push(await instructions.lines(each));
      return JSON.stringify(all);
    });
  for (const each of ids) await seller.generateBom(each);
  const oneByOne = await bills();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await seller.order.generateBoms(Id);
    rates.push((doors / (performance.now() - start)) * 1000);
  }
  const [rate, isSame] = [median(rates), (await bills()) === oneByOne];
  return [
    {
      id: 'B5',
      what: `bills of an order of ${String(doors)} doors, ${nameOf[kind]}`,
      goal: '300 items/s, as one by one',
      measured: `${String(Math.round(rate))}/s, ${isSame ? 'byte for byte' : 'NOT as'} one by one`,
      met: rate >= 300 && isSame,
    },
  ];
}
