import type { Item } from '@door/domain/door/model/item';
import { isWhole } from '@door/domain/making/batch/assign-pieces';
import type { BatchNumber } from '@door/domain/making/batch/batch-number';
import { madePieces, piecesOf } from '@door/domain/making/batch/batch-piece';
import { mm, size } from '@door/domain/lib/mm';
import { aBatchLine } from '@door/domain/testing/a-batch';
import { coupledSurround, doubleDoor, singleDoor, singleDoorOf } from '@door/domain/testing/worked-example-items';
import { describe, expect, test } from 'vitest';
import type { OfficeScope } from '../procedure.ts';
import { aTestApi } from '../testing/a-test-api.ts';
import { keepOffcuts, writeOffcutLines } from '../testing/kept-offcuts.ts';
import { bookOffcuts } from './book-offcuts.ts';
import { type BatchToCut, barsOf, cutStanding } from './cut-standing.ts';
import { groupsToWire } from './groups-to-wire.ts';
import { linesAtFault } from './open-batch.ts';
import { planOfGroup } from './replan.ts';
import { checkedPlanFacts, planFacts } from './plan-facts.ts';
import { fabricatorId } from '../testing/people.ts';

const ids = ['5a1f4c1e-0000-4000-8000-0000000000b1', '5a1f4c1e-0000-4000-8000-0000000000b2'] as const;
const number = (at: number): BatchNumber => ({ week: '2650', number: at });
const batchOf = (at: 1 | 2, ...items: readonly Item[]): BatchToCut => ({
  id: ids[at - 1] ?? '',
  number: number(at),
  state: 'Planned',
  pieces: piecesOf(
    number(at),
    items.map((item, index) => aBatchLine(item, { position: index + 1 })),
  ),
});

async function theWorks() {
  const api = await aTestApi();
  for (const Id of ids) await api.fabricator().batch.create({ Id, Week: '2650' });
  let solved = 0;
  const caller = { role: 'fabricator', userId: fabricatorId } as const;
  const context = api.context(-1022, caller);
  const optimizer: typeof context.optimizer = {
    ...context.optimizer,
    solve: (...asked) => {
      solved += 1;
      return context.optimizer.solve(...asked);
    },
  };
  const run = <T>(work: (ctx: OfficeScope) => Promise<T>): Promise<T> =>
    api.transactions.run(api.clientId, async (stores) => {
      const supplier = await context.suppliers.find(api.clientId);
      if (!supplier) throw new Error('There is no supplier.');
      return work({ ...context, optimizer, caller, stores, supplier });
    });
  return {
    run,
    solved: () => solved,
    standing: (batch: BatchToCut) => run((ctx) => cutStanding(ctx, batch)),
    shelf: () => run(({ stores }) => stores.offcuts.onShelf()),
    plan: async (batch: BatchToCut) => {
      for (const { toCut } of (await run((ctx) => cutStanding(ctx, batch))).groups) {
        const plan = await planOfGroup({ ...context, optimizer, caller }, { batchId: batch.id, toCut }, undefined);
        if (plan) await run(({ stores }) => stores.cutPlans.save(plan));
      }
    },
    move: async (move: 'release' | 'recall' | 'close', batch: BatchToCut) => {
      const bars = barsOf(await run((ctx) => cutStanding(ctx, batch)));
      await run((ctx) => bookOffcuts(ctx, move, { ...batch, bars, idempotencyKey: '' }));
    },
    found: (id: string, length: number) =>
      run(async ({ stores }) => {
        await keepOffcuts(stores, [
          { id, group: 'OF72-WHWH', length: mm(length), description: 'Outer frame 72', colours: 'White both sides' },
        ]);
        await writeOffcutLines(stores, [{ offcut: id, move: 'in', batch: null }], fabricatorId);
      }),
  };
}

describe('the plans of a batch', () => {
  test('law 11: cut every piece once, are checked, and are fresh until a door changes', async () => {
    const works = await theWorks();
    const batch = batchOf(1, singleDoor, coupledSurround, doubleDoor);
    expect(planFacts(await works.standing(batch))).toMatchObject({ hasStalePlan: true });
    await works.plan(batch);
    const standing = await works.standing(batch);
    const bars = barsOf(standing);
    expect(
      isWhole(
        standing.groups.map(({ toCut }) => toCut),
        bars,
      ),
    ).toBe(true);
    const sawn = madePieces({ ...batch.pieces, slabs: [], glass: [] }).map(({ code }) => code);
    expect(bars.flatMap(({ pieces }) => pieces).toSorted()).toEqual(sawn.toSorted());
    expect(await works.run((ctx) => checkedPlanFacts(ctx, standing))).toEqual({
      ...{ tooLong: [], hasStalePlan: false, takenOffcuts: [], arePlansChecked: true },
    });
    const wider = batchOf(1, singleDoorOf(size(1010, 2070)), coupledSurround, doubleDoor);
    const stale = await works.standing(wider);
    expect(planFacts(stale).hasStalePlan).toBe(true);
    const changed = groupsToWire(stale).filter(({ Changes }) => Changes.length > 0);
    expect(changed.map(({ Key }) => Key)).toEqual(['OF72-WHWH', 'SC150-Matt White (PVC)', 'ST72']);
    expect(new Set(changed.flatMap(({ Changes }) => Changes))).toEqual(new Set(['Item 1 of 10234 changed']));
  });

  test('say how good they are, in figures that anyone can check', async () => {
    const works = await theWorks();
    const batch = batchOf(1, singleDoor, singleDoor);
    await works.plan(batch);
    const [frame] = groupsToWire(await works.standing(batch));
    expect(frame).toMatchObject({
      ...{ Key: 'OF72-WHWH', Profile: 'OF72', Kind: 'bars', Pieces: 8, Metres: 12.3, Changes: [], TooLong: [] },
      Plan: {
        ...{ Bars: 3, NewBars: 3, Offcuts: 0, NewLength: 18_000, Yield: 68.5, Ended: 'finished' },
        BarsProof: { Reached: 3, AtLeast: 3, Proof: 'weights' },
        LengthProof: { Reached: 18_000, AtLeast: 18_000, Proof: 'weights' },
      },
    });
  });

  test('of the same pieces are made once, also for another batch, whose pieces they name', async () => {
    const works = await theWorks();
    await works.plan(batchOf(1, singleDoor));
    const planned = works.solved();
    await works.plan(batchOf(2, singleDoor));
    expect(works.solved()).toBe(planned);
    const codes = barsOf(await works.standing(batchOf(2, singleDoor))).flatMap(({ pieces }) => pieces);
    expect(codes.every((code) => code.startsWith('2650-B002-'))).toBe(true);
  });

  test('that were tampered with are found before a release', async () => {
    const works = await theWorks();
    const batch = batchOf(1, singleDoor);
    await works.plan(batch);
    await works.run(async ({ stores }) => {
      const [plan] = await stores.cutPlans.ofBatch(batch.id);
      if (!plan) throw new Error('There is no plan.');
      const { solution } = plan.document;
      const bars = { ...solution.bars, reached: solution.bars.reached - 1 };
      await stores.cutPlans.save({ ...plan, document: { ...plan.document, solution: { ...solution, bars } } });
    });
    const standing = await works.standing(batch);
    expect((await works.run((ctx) => checkedPlanFacts(ctx, standing))).arePlansChecked).toBe(false);
  });

  test('are not made for a piece that is longer than every bar, which is named', async () => {
    const works = await theWorks();
    const batch = batchOf(1, singleDoorOf(size(5950, 2100)));
    await works.plan(batch);
    const standing = await works.standing(batch);
    expect(planFacts(standing)).toMatchObject({
      tooLong: ['2650-B001-10234-1-BT', '2650-B001-10234-1-HD'],
      hasStalePlan: true,
    });
    expect(linesAtFault({ lines: [], standing })['batch.bar-length']).toEqual([batch.pieces.bars[0]?.door.line.id]);
    expect(groupsToWire(standing).find(({ Key }) => Key === 'OF72-WHWH')).toMatchObject({
      Plan: null,
      TooLong: ['2650-B001-10234-1-BT', '2650-B001-10234-1-HD'],
    });
  });
});

describe('offcuts of batches', () => {
  test('are used first; released they are reserved, recalled free again, closed gone, and the new rests are on the shelf', async () => {
    const works = await theWorks();
    await works.found('A1', 2100);
    const batch = batchOf(1, singleDoor);
    await works.plan(batch);
    const taken = barsOf(await works.standing(batch)).flatMap(({ offcut }) => offcut ?? []);
    expect(taken).toEqual(['A1']);
    const stateOf = async () => (await works.shelf()).map(({ offcut, lines }) => [offcut.id, lines.at(-1)?.move]);
    await works.move('release', batch);
    expect(await stateOf()).toEqual([['A1', 'reserved']]);
    await works.move('recall', batch);
    expect(await stateOf()).toEqual([['A1', 'freed']]);
    await works.move('release', batch);
    await works.move('close', { ...batch, state: 'Closed' });
    const rests = await works.shelf();
    expect(rests.map(({ offcut }) => offcut.id)).not.toContain('A1');
    expect(rests.map(({ offcut }) => [offcut.group, offcut.description])).toContainEqual([
      'OF72-WHWH',
      'Outer frame 72',
    ]);
    expect(rests.every(({ offcut }) => offcut.length >= 600)).toBe(true);
  });

  test('law 12: of two batches that were planned with one offcut, the second is told to plan again', async () => {
    const works = await theWorks();
    await works.found('A1', 2100);
    const [one, other] = [batchOf(1, singleDoor), batchOf(2, singleDoor)];
    await works.plan(one);
    await works.plan(other);
    await works.move('release', one);
    expect(groupsToWire(await works.standing(other))[0]?.Changes).toEqual(['Offcut A1 was taken by batch 2650-B001']);
    expect(planFacts(await works.standing(other))).toMatchObject({
      ...{ hasStalePlan: false, takenOffcuts: [{ id: 'A1', batch: '2650-B001' }] },
    });
    await expect(works.move('release', other)).rejects.toThrow('Offcut A1 was taken by batch 2650-B001. Plan again.');
    await works.plan(other);
    await works.move('release', other);
    expect((await works.shelf()).map(({ lines }) => lines.length)).toEqual([2]);
  });
});
