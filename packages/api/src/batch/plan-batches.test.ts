import { describe, expect, test } from 'vitest';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import { soldOrderId } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';

const [first, second] = ['5a1f4c1e-0000-4000-8000-0000000000b1', '5a1f4c1e-0000-4000-8000-0000000000b2'] as const;
const lineId = (number: number) => `5a1f4c1e-0000-4000-8000-00000000${String(number).padStart(4, '0')}`;
const orderNow = (api: TestApi) => api.fabricator().order.getOrderById(soldOrderId);
const linesOf = async (api: TestApi, id: string) =>
  (await api.fabricator().batch.getBatchById(id)).Lines.map(({ LineId }) => LineId);

describe('planning batches', () => {
  test('an order goes into production with its first line, and is ready again without it', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    expect((await batch.waiting()).map(({ LineId, Week, Points }) => [LineId, Week, Points])).toEqual([
      [line, '2650', '1.0'],
    ]);
    expect(await batch.create({ Id: first, Week: '2650' })).toMatchObject({ Number: '2650-B001', State: 'Planned' });
    expect(await batch.create({ Id: first, Week: '2650' }), 'twice').toMatchObject({ Number: '2650-B001' });
    const filled = await batch.addItems({ Id: first, LineIds: [line] });
    expect(filled).toMatchObject({ Doors: 1, Points: '1.0', Lines: [{ LineId: line, PlacedByHand: true }] });
    expect(await batch.waiting()).toEqual([]);
    expect((await orderNow(api)).State).toBe('In Batch');
    expect((await batch.getBatchById(first)).History[0]).toMatchObject({ Kind: 'batch', To: '10001-1' });
    await batch.removeItem({ Id: first, LineId: line });
    await batch.removeItem({ Id: first, LineId: line });
    expect((await orderNow(api)).State).toBe('Ready For Production');
    await batch.remove({ Id: first });
    expect(await codeOf(batch.getBatchById(first))).toBe('NOT_FOUND');
  });

  test('a batch begins with its lines, or where they are refused not at all; sent again it is the same one', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    const message = { Id: first, Week: '2650', LineIds: [line] };
    expect(await batch.create(message)).toMatchObject({ Number: '2650-B001', Lines: [{ LineId: line }] });
    await batch.create(message);
    expect(await codeOf(batch.create({ ...message, Id: second }))).toBe('CONFLICT');
    expect((await batch.list({})).Batches).toMatchObject([{ Number: '2650-B001', Items: 1 }]);
  });

  test('a line stands in one batch; moved, it takes the week of the other with it', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    await batch.create({ Id: first, Week: '2650' });
    await batch.create({ Id: second, Week: '2651' });
    await batch.addItems({ Id: first, LineIds: [line] });
    await expect(batch.addItems({ Id: second, LineIds: [line] })).rejects.toThrow(
      'A door of order 10001 stands in batch 2650-B001. Move it from there.',
    );
    const later = { LineId: line, To: second };
    await expect(batch.move(later)).rejects.toThrow('Tell the customer and say why, or choose an earlier week.');
    await batch.move({ ...later, Tell: true, Reason: 'A machine stands' });
    expect([await linesOf(api, first), await linesOf(api, second)]).toEqual([[], [line]]);
    const moved = await orderNow(api);
    expect(moved).toMatchObject({ State: 'In Batch', Week: '2651', PromisedWeek: '2651' });
    const states = moved.History.filter(({ Kind }) => Kind === 'state').map(({ To }) => To);
    expect(states.slice(0, 2), 'it never was out of production').toEqual(['In Batch', 'Ready For Production']);
  });

  test('doors of one order are made in one week', async () => {
    const { api } = await aReadyOrder();
    await anotherReadyOrder(api, 10_077, [lineId(1), lineId(2)]);
    const { batch } = api.fabricator();
    await batch.create({ Id: first, Week: '2650' });
    await batch.create({ Id: second, Week: '2651' });
    await batch.addItems({ Id: first, LineIds: [lineId(1)] });
    await expect(batch.addItems({ Id: second, LineIds: [lineId(2)] })).rejects.toThrow('one production week');
  });

  test('law 10: a week takes no more than it has, unless somebody says why; taken out, the room is there again', async () => {
    const { api, line } = await aReadyOrder();
    await anotherReadyOrder(api, 10_077, [lineId(1), lineId(2)]);
    const { batch } = api.fabricator();
    await batch.setCapacity({ Week: '2650', Points: 2 });
    await batch.create({ Id: first, Week: '2650' });
    await batch.addItems({ Id: first, LineIds: [lineId(1), lineId(2)] });
    await expect(batch.addItems({ Id: first, LineIds: [line] })).rejects.toThrow(
      'The week has no room for this batch.',
    );
    await batch.removeItem({ Id: first, LineId: lineId(2) });
    await batch.addItems({ Id: first, LineIds: [line] });
    await batch.addItems({ Id: first, LineIds: [lineId(2)], Reason: 'Saturday shift' });
    expect((await batch.getBatchById(first)).History[0]).toMatchObject({ To: '10077-2', Reason: 'Saturday shift' });
  });

  test('law 10: with a line its whole order comes into the week, so that this has to have room for it', async () => {
    const { api, line } = await aReadyOrder();
    const { batch, order } = api.fabricator();
    await anotherReadyOrder(api, 10_077, [lineId(1)]);
    await batch.setCapacity({ Week: '2651', Points: 1.5 });
    await order.setProductionWeek({ Id: soldOrderId, Week: '2651', Tell: true, Reason: 'A machine stands' });
    await batch.create({ Id: first, Week: '2651' });
    await expect(batch.addItems({ Id: first, LineIds: [lineId(1)] })).rejects.toThrow('The week has no room');
    await batch.addItems({ Id: first, LineIds: [line] });
    await batch.addItems({ Id: first, LineIds: [lineId(1)], Reason: 'Saturday shift' });
    expect((await batch.weeks()).find(({ Week }) => Week === '2651')).toMatchObject({ Points: '2.0', Batches: 1 });
  });

  test('a number is never given twice: labels that were printed keep naming one batch', async () => {
    const { api } = await aReadyOrder();
    const { batch } = api.fabricator();
    await batch.create({ Id: first, Week: '2650' });
    await batch.remove({ Id: first });
    expect(await batch.create({ Id: second, Week: '2650' })).toMatchObject({ Number: '2650-B002' });
  });

  test('what a proposal has placed, a person may place as well', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    const { Lines } = await batch.propose({ Week: '2650' });
    const Id = Lines[0]?.BatchId ?? '';
    expect((await batch.getBatchById(Id)).Lines).toMatchObject([{ PlacedByHand: false, Reason: 'alone' }]);
    const added = await batch.addItems({ Id, LineIds: [line] });
    expect(added.Lines).toMatchObject([{ LineId: line, PlacedByHand: true }]);
  });

  test('of an order that is not ready no line is taken', async () => {
    const { api, line } = await aReadyOrder();
    await api.fabricator().order.hold({ Id: soldOrderId, Reason: 'Waits' });
    await api.fabricator().batch.create({ Id: first, Week: '2650' });
    await expect(api.fabricator().batch.addItems({ Id: first, LineIds: [line] })).rejects.toThrow(
      'Order 10001 is not ready for production.',
    );
  });

  test('a proposal fills batches, keeps what a person placed, and is the same when it is made again', async () => {
    const { api, line } = await aReadyOrder();
    await anotherReadyOrder(
      api,
      10_077,
      Array.from({ length: 24 }, (_, at) => lineId(at)),
    );
    const { batch } = api.fabricator();
    await batch.create({ Id: first, Week: '2650' });
    await batch.addItems({ Id: first, LineIds: [line] });
    const proposed = await batch.propose({ Week: '2650' });
    expect(proposed.Batches.map(({ Number, Doors }) => [Number, Doors])).toEqual([
      ['2650-B001', 20],
      ['2650-B002', 5],
    ]);
    expect(proposed.Lines.find(({ LineId }) => LineId === line)).toMatchObject({
      BatchId: first,
      Reason: 'placed by hand',
    });
    expect(await batch.propose({ Week: '2650' })).toEqual(proposed);
    await batch.setCapacity({ Week: '2650', Points: 10 });
    const { LeftOver } = await batch.propose({ Week: '2650' });
    expect(LeftOver).toHaveLength(15);
    expect(await batch.waiting({ Week: '2650' })).toHaveLength(15);
  });

  test('a proposal leaves an empty batch where it is, and removes one that it has emptied', async () => {
    const { api } = await aReadyOrder();
    const { batch } = api.fabricator();
    const { Lines } = await batch.propose({ Week: '2650' });
    await batch.create({ Id: second, Week: '2650' });
    await batch.setCapacity({ Week: '2650', Points: 0 });
    expect((await batch.propose({ Week: '2650' })).Batches.map(({ Id }) => Id)).toEqual([second]);
    expect(await codeOf(batch.getBatchById(Lines[0]?.BatchId ?? ''))).toBe('NOT_FOUND');
  });

  test('a proposal takes no order before its goods, and says what it waits for; by hand it can be placed', async () => {
    const { api, line } = await aReadyOrder();
    const { batch, inventory } = api.fabricator();
    await come(api, lockOfDoor, '1');
    const Place = (await inventory.places()).Places[0]?.Id ?? '';
    const taken = {
      Id: lineId(7),
      Kind: 'issue',
      Key: lockOfDoor,
      Place,
      Quantity: '1',
      Reason: 'For a repair',
    } as const;
    await inventory.move(taken);
    expect((await batch.weeks()).find(({ Week }) => Week === '2650')).toMatchObject({ Short: 1 });
    const proposed = await batch.propose({ Week: '2650' });
    expect([proposed.Batches, proposed.Lines]).toEqual([[], []]);
    expect(proposed.LeftOver).toMatchObject([{ LineId: line, Waits: { Key: lockOfDoor, Day: null } }]);
    await batch.create({ Id: first, Week: '2650', LineIds: [line] });
    expect((await batch.propose({ Week: '2650' })).Lines).toMatchObject([{ LineId: line, Reason: 'placed by hand' }]);
    await batch.removeItem({ Id: first, LineId: line });
    await come(api, lockOfDoor, '1');
    expect((await batch.propose({ Week: '2650' })).Lines).toMatchObject([{ LineId: line, Reason: 'alone' }]);
  });
});
