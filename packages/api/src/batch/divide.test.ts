import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { onTheFloor } from '../testing/on-the-floor.ts';

const batchId = (number: number) => `5a1f4c1e-0000-4000-8000-0000000000b${String(number)}`;
const LineId = '5a1f4c1e-0000-4000-8000-000000000012';

/** An order of one line with twelve doors that is ready for production in week 2650, beside one of a single door. */
async function anOrderOfTwelve() {
  const { api, line: single } = await aReadyOrder();
  const [row] = await api.rows('orderBill');
  if (!row) throw new Error('There is no bill.');
  const id = await anotherReadyOrder(api, 10002, [LineId], [{ records: row.bill.records, quantity: 12 }]);
  await api.transactions.run(clientId(-1022), async ({ orders }) => {
    const stored = await orders.load(id);
    if (stored) await orders.save({ ...stored, order: { ...stored.order, points: 120 } });
  });
  const { batch, order } = api.fabricator();
  const waiting = async () => (await batch.waiting()).filter(({ OrderId }) => OrderId === id);
  const loads = async () =>
    (await batch.weeks()).filter(({ Points }) => Points !== '0.0').map(({ Week, Points }) => [Week, Points]);
  return { api, batch, order, id, single, waiting, loads };
}

const shown = (lines: readonly { readonly Part: { readonly First: number } | null; readonly Quantity: number }[]) =>
  lines.map(({ Part, Quantity }) => [Part?.First ?? null, Quantity]);

describe('a line of twelve doors', () => {
  test('is divided into parts that wait, each with its doors and points, once for each message', async () => {
    const { batch, waiting } = await anOrderOfTwelve();
    expect(shown(await waiting())).toEqual([[null, 12]]);
    await batch.divide({ LineId, Doors: [7, 5] });
    await batch.divide({ LineId, Doors: [7, 5] });
    const parts = await waiting();
    expect(shown(parts)).toEqual([
      [1, 7],
      [8, 5],
    ]);
    expect(parts.map(({ Points, Part }) => [Points, Part?.Of])).toEqual([
      ['7.0', 12],
      ['5.0', 12],
    ]);
    await batch.divide({ LineId: parts[1]?.LineId ?? '', Doors: [1, 4] });
    expect(shown(await waiting())).toEqual([
      [1, 7],
      [8, 1],
      [9, 4],
    ]);
    await batch.join({ LineId });
    await batch.join({ LineId });
    expect(shown(await waiting())).toEqual([[null, 12]]);
  });

  test('is divided only so that every door stands in one part, and only while it waits', async () => {
    const { batch, waiting } = await anOrderOfTwelve();
    for (const Doors of [[7, 6], [12], [0, 12], [6.5, 5.5]])
      expect(await codeOf(batch.divide({ LineId, Doors })), String(Doors)).toBe('BAD_REQUEST');
    expect(await codeOf(batch.divide({ LineId: batchId(1), Doors: [6, 6] }))).toBe('NOT_FOUND');
    await batch.create({ Id: batchId(1), Week: '2650', LineIds: [LineId] });
    await expect(batch.divide({ LineId, Doors: [6, 6] })).rejects.toThrow('These doors stand in a batch.');
    expect(await waiting()).toEqual([]);
  });

  test('that is divided goes into batches by its parts alone', async () => {
    const { batch, waiting } = await anOrderOfTwelve();
    await batch.divide({ LineId, Doors: [7, 5] });
    await batch.create({ Id: batchId(1), Week: '2650' });
    await expect(batch.addItems({ Id: batchId(1), LineIds: [LineId] })).rejects.toThrow('divided or joined meanwhile');
    await expect(batch.move({ LineId, To: batchId(1) })).rejects.toThrow('divided or joined meanwhile');
    expect(await waiting()).toHaveLength(2);
    expect(await batch.getBatchById(batchId(1))).toMatchObject({ Items: 0 });
  });

  test('is not divided by an installer', async () => {
    const { api } = await anOrderOfTwelve();
    expect(await codeOf(api.installer().batch.divide({ LineId, Doors: [6, 6] }))).toBe('FORBIDDEN');
  });

  test('is made in two weeks: each has its points, and the order the later one', async () => {
    const { batch, order, id, waiting, loads } = await anOrderOfTwelve();
    expect(await loads()).toEqual([['2650', '13.0']]);
    await batch.divide({ LineId, Doors: [7, 5] });
    const [seven, five] = await waiting();
    await batch.create({ Id: batchId(2), Week: '2651', LineIds: [five?.LineId ?? ''] });
    const inTwo = [
      ['2650', '8.0'],
      ['2651', '5.0'],
    ];
    expect(await loads(), 'the other part waits for its own week').toEqual(inTwo);
    expect((await waiting()).map(({ Week }) => Week)).toEqual(['2650']);
    await batch.create({ Id: batchId(1), Week: '2650', LineIds: [seven?.LineId ?? ''] });
    expect(await loads()).toEqual(inTwo);
    const placed = await order.getOrderById(id);
    expect(placed).toMatchObject({ State: 'In Batch', Week: '2651' });
    expect(placed.Lines[0]?.Parts).toMatchObject([
      { First: 1, Doors: 7, Batch: { Number: '2650-B001' } },
      { First: 8, Doors: 5, Batch: { Number: '2651-B001' } },
    ]);
    expect((await batch.getBatchById(batchId(2))).History[0]).toMatchObject({ To: '10002-1, doors 8 to 12' });
    await batch.removeItem({ Id: batchId(2), LineId: five?.LineId ?? '' });
    expect(await order.getOrderById(id)).toMatchObject({ Week: '2650' });
    expect((await waiting()).map(({ Week }) => Week)).toEqual(['2651']);
  });

  test('waits with all its parts for the week in which the order is planned anew', async () => {
    const { batch, order, id, waiting, loads } = await anOrderOfTwelve();
    await batch.divide({ LineId, Doors: [7, 5] });
    await order.setProductionWeek({ Id: id, Week: '2652', Tell: true, Reason: 'A machine stands' });
    expect((await waiting()).map(({ Week }) => Week)).toEqual(['2652', '2652']);
    expect(await loads()).toEqual([
      ['2650', '1.0'],
      ['2652', '12.0'],
    ]);
  });

  test('has room asked for each part: a week that takes one of them does not take the other', async () => {
    const { batch, waiting } = await anOrderOfTwelve();
    await batch.setCapacity({ Week: '2651', Points: 6 });
    await batch.divide({ LineId, Doors: [7, 5] });
    const [seven, five] = await waiting();
    await batch.create({ Id: batchId(1), Week: '2650', LineIds: [seven?.LineId ?? ''] });
    await batch.create({ Id: batchId(2), Week: '2651', LineIds: [five?.LineId ?? ''] });
    await expect(batch.move({ LineId: seven?.LineId ?? '', To: batchId(2) })).rejects.toThrow('no room');
  });

  test('keeps the numbers of its doors in each batch, and is made when those of both are checked', async () => {
    const { batch, order, id, waiting } = await anOrderOfTwelve();
    await batch.divide({ LineId, Doors: [10, 2] });
    const parts = await waiting();
    for (const [at, { LineId: part }] of parts.entries()) {
      const Id = batchId(at + 1);
      await batch.create({ Id, Week: '2650', LineIds: [part] });
      await batch.replan({ Id });
      await batch.release({ Id, Glass: 'waived' });
    }
    const { Labels } = await batch.lists(batchId(2));
    expect([...new Set(Labels.map(({ item }) => item))].filter((item) => item.startsWith('Item'))).toEqual([
      'Item 1 of 1, door 11 of 12',
      'Item 1 of 1, door 12 of 12',
    ]);
    await onTheFloor(batch, batchId(1)).makesAll();
    expect(await order.getOrderById(id)).toMatchObject({ State: 'In Batch' });
    await onTheFloor(batch, batchId(2)).makesAll();
    expect(await order.getOrderById(id)).toMatchObject({ State: 'Manufactured' });
  });
});
