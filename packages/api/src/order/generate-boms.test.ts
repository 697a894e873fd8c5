import { clientId, itemId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import type { Transactions } from '../ports/stores.ts';
import { installerRouter } from '../routers.ts';
import { aSoldOrder, orderNow, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { installerId } from '../testing/people.ts';

/** An order of three doors, the second with a line that somebody added. */
async function threeDoors() {
  const { api, door } = await aSoldOrder();
  const { Lines } = await api.installer().order.addItems({
    ...(await orderNow(api)),
    ItemIds: [itemId(door), itemId(door)],
  });
  const doors = Lines.map(({ ItemId }) => ItemId);
  await api.installer().workInstructions.addBlankWorkInstruction({ ItemId: doors[1] });
  return { api, doors };
}

const linesOf = async (api: TestApi) => JSON.stringify(await api.rows('workInstruction'));
const caller = (api: TestApi, changed: object, signal?: AbortSignal) => {
  const context = api.context(-1022, { role: 'installer', userId: installerId });
  return installerRouter.createCaller({ ...context, ...changed }, signal ? { signal } : undefined).order;
};

describe('the bills of an order in one call', () => {
  test('are those that one call for each door makes, to the byte, in the order of the lines [3.67 7.32]', async () => {
    const one = await threeDoors();
    const single = [];
    for (const door of one.doors) single.push(await one.api.installer().generateBom(door));
    const lines = await linesOf(one.api);
    const all = await threeDoors();
    const together = await all.api.installer().order.generateBoms(Id);
    expect(await linesOf(all.api)).toBe(lines);
    expect(together).toEqual(
      single.map(({ Id: ItemId, BomUpdated, WorkInstructions }) => ({
        ItemId,
        BomUpdated,
        Errors: WorkInstructions.map(({ WinSysStockCode }) => WinSysStockCode),
      })),
    );
    expect(together.map(({ ItemId }) => ItemId)).toEqual(all.doors);
  });

  test('can be counted while they are made', async () => {
    const { api } = await threeDoors();
    const counted: string[] = [];
    const count = async () => {
      const { Done, Of } = await api.installer().order.bomProgress(Id);
      counted.push(`BOM ${String(Done)} of ${String(Of)}`);
    };
    await count();
    await caller(api, { yieldToEventLoop: count }).generateBoms(Id);
    expect(counted).toEqual(['BOM 0 of 3', 'BOM 1 of 3', 'BOM 2 of 3', 'BOM 3 of 3']);
  });

  test('are of the doors as they stand when each is made, also of one that is changed after the first', async () => {
    const changed = await threeDoors();
    const narrow = async ({ api, doors }: typeof changed) => {
      const ItemId = itemId(doors[2] ?? '');
      const { LastUpdated } = await api.installer().item.getItemById(ItemId);
      const Actions = [{ type: 'size.changeOverall', overall: { width: mm(950), height: mm(2090) } }] as const;
      await api.installer().configureItem({ ItemId, LastUpdated, Actions });
    };
    let isChanged = false;
    // The bill of the third is calculated while that of the second is read.
    const yieldToEventLoop = async () => {
      if ((await changed.api.installer().order.bomProgress(Id)).Done < 2 || isChanged) return;
      isChanged = true;
      await narrow(changed);
    };
    await caller(changed.api, { yieldToEventLoop }).generateBoms(Id);
    expect(isChanged).toBe(true);
    const lines = await linesOf(changed.api);
    const before = await threeDoors();
    await narrow(before);
    await before.api.installer().order.generateBoms(Id);
    expect(lines).toBe(await linesOf(before.api));
  });

  test('stop where the caller goes away, and go on when they are asked for again', async () => {
    const { api } = await threeDoors();
    const going = new AbortController();
    await caller(api, { yieldToEventLoop: async () => going.abort() }, going.signal).generateBoms(Id);
    expect(await api.installer().order.bomProgress(Id)).toEqual({ Done: 1, Of: 3 });
    await api.installer().order.generateBoms(Id);
    expect(await api.installer().order.bomProgress(Id)).toEqual({ Done: 3, Of: 3 });
  });

  test('that fail are logged as the specification names it, and the error is thrown on; what was made stays [8.18]', async () => {
    const { api, doors } = await threeDoors();
    const logged: string[] = [];
    const log = { warn: () => undefined, error: (_: object, message: string) => logged.push(message) };
    const transactions: Transactions = {
      run: (client, work) =>
        api.transactions.run(client, (stores) => {
          const load: typeof stores.items.load = async (id) => (id === doors[1] ? undefined : stores.items.load(id));
          return work({ ...stores, items: { ...stores.items, load } });
        }),
    };
    expect(await codeOf(caller(api, { log, transactions }).generateBoms(Id))).toBe('NOT_FOUND');
    expect(logged).toEqual(['Error generating BOMs']);
    expect((await api.installer().order.bomProgress(Id)).Done).toBe(1);
  });

  test('are not made anew once the order is ready for production', async () => {
    const { api, doors } = await threeDoors();
    await api.transactions.run(clientId(-1022), async ({ orders }) => {
      const stored = await orders.load(Id);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, state: 'Ready For Production' } });
    });
    await expect(api.installer().order.generateBoms(Id)).rejects.toThrow('This door stands in order 10001');
    // Nor is a visitor told of the order of a door that is not theirs.
    expect(await codeOf(api.visitor().generateBom(doors[0] ?? ''))).toBe('NOT_FOUND');
  });
});
