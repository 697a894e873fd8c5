import type { OffcutEntry, OffcutMove } from '@door/domain/making/batch/offcut-ledger';
import { aStoredPlan, plannedBatchId } from '@door/api/testing/a-stored-plan';
import { keepOffcuts, writeOffcutLines } from '@door/api/testing/kept-offcuts';
import type { Stores } from '@door/api/ports/stores';
import { emptyBatch } from '@door/domain/making/batch/batch';
import { clientId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const who = '0192b1a0-0000-7000-8000-0000000000f3';
const at = '2026-11-22T10:00:00.000Z';

describe.each(databasesHere)('plans and offcuts on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: who, role: 'fabricator' });
    const made = { createdAt: at, createdBy: who, changedBy: null, lastUpdated: at, lastIdempotencyKey: null };
    await transact(({ batches }) =>
      batches.create({ id: plannedBatchId, number: 1, batch: emptyBatch('2650'), ...made }),
    );
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('a plan is found by its batch, its problem and its group, by its own supplier; a newer one takes its place', async () => {
    const plan = await aStoredPlan();
    const other = await aStoredPlan('OF72-AGWH');
    const newer = { ...plan, inputHash: 'another problem', checkedAt: '2026-11-22T11:00:00.000Z' };
    await transact(async ({ cutPlans }) => {
      for (const each of [plan, other, newer]) await cutPlans.save(each);
    });
    await transact(async ({ cutPlans }) => {
      expect(await cutPlans.ofBatch(plannedBatchId)).toEqual([other, newer]);
      expect(await cutPlans.ofProblem('another problem')).toEqual(newer);
      expect(await cutPlans.ofProblem(plan.inputHash)).toBeUndefined();
      expect(await cutPlans.ofGroup('OF72-AGWH')).toEqual(other);
      await cutPlans.remove(other);
      expect(await cutPlans.ofBatch(plannedBatchId)).toEqual([newer]);
    });
    const ofOther = await transact(({ cutPlans }) => cutPlans.ofBatch(plannedBatchId), clientId(-1023));
    expect(ofOther).toEqual([]);
    await transact(({ batches }) => batches.remove(plannedBatchId));
    expect(await transact(({ cutPlans }) => cutPlans.ofBatch(plannedBatchId)), 'gone with its batch').toEqual([]);
  });

  const offcut = (id: string, length: number) => ({
    ...{ id, group: 'OF72-WHWH', length: mm(length) },
    ...{ description: 'Outer frame 72', colours: 'White both sides' },
  });
  const line = (id: string, move: OffcutMove, batch: string | null = null) => ({ offcut: id, move, batch });
  const write = (stores: Stores, lines: readonly OffcutEntry[]) => writeOffcutLines(stores, lines, who);

  test('what lies on the shelf follows from the ledger, which only grows', async () => {
    await transact(async (stores) => {
      await keepOffcuts(stores, [offcut('R1', 700), offcut('R2', 1778), offcut('R3', 900)]);
      await write(stores, [line('R1', 'in'), line('R2', 'in'), line('R3', 'in'), line('R3', 'scrapped')]);
      await write(stores, [line('R2', 'reserved', '2650-B001')]);
    });
    await transact(async ({ offcuts }) => {
      expect(await offcuts.onShelf()).toMatchObject([
        { offcut: offcut('R2', 1778), lines: [line('R2', 'in'), line('R2', 'reserved', '2650-B001')] },
        { offcut: offcut('R1', 700), lines: [line('R1', 'in')] },
      ]);
      expect((await offcuts.load(['R3', 'none'])).map(({ lines }) => lines)).toMatchObject([
        [line('R3', 'in'), line('R3', 'scrapped')],
      ]);
      await offcuts.add([offcut('R1', 5000)]);
      expect((await offcuts.load(['R1']))[0]?.offcut.length).toBe(700);
    });
    const counted = await transact(({ stock }) => stock.balances({ keys: ['OF72-WHWH@offcuts'] }));
    expect(counted.map(({ quantity, value }) => [quantity, value])).toEqual([[2, 0]]);
    for (const statement of [sql`update stock_unit set length = 9`, sql`delete from stock_unit`])
      await expect(asClient(server.database, client, (queries) => queries.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });

  test('of two who take the last offcut at once, one waits and finds it taken', async () => {
    await transact(async (stores) => {
      await keepOffcuts(stores, [offcut('R9', 2100)]);
      await write(stores, [line('R9', 'in')]);
    });
    const take = (batch: string) =>
      transact(async (stores) => {
        const [account] = await stores.offcuts.load(['R9']);
        if (account?.lines.at(-1)?.move !== 'in') return 'taken';
        await write(stores, [line('R9', 'reserved', batch)]);
        return 'mine';
      });
    expect((await Promise.all([take('2650-B001'), take('2650-B002')])).toSorted()).toEqual(['mine', 'taken']);
  });
});
