import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { type GlazedDoors, glassUnits, glazedDoors, glazedLine } from '../testing/glazed-doors.ts';
import { onTheFloor } from '../testing/on-the-floor.ts';

const BatchId = '5a1f4c1e-0000-4000-8000-0000000000b1';
let works: GlazedDoors;
beforeEach(async () => {
  works = await glazedDoors();
});

describe('the glass of a batch', () => {
  beforeEach(async () => {
    await works.batch.create({ Id: BatchId, Week: '2650' });
    await works.batch.addItems({ Id: BatchId, LineIds: [glazedLine] });
    await works.batch.replan({ Id: BatchId });
  });
  const order = (Id: string, VendorId = works.seller.Id) => works.purchase.orderGlass({ BatchId, VendorId, Id });

  test('is ordered once, as its list says, and the batch begins when it is on its way', async () => {
    const { anId, batch, purchase } = works;
    expect(await codeOf(batch.release({ Id: BatchId }))).toBe('CONFLICT');
    const Id = anId();
    const draft = await order(Id);
    expect(draft).toMatchObject({
      State: 'Draft',
      Lines: [{ Key: 'GU-D24L', Quantity: '4', Made: { Pieces: glassUnits } }],
    });
    expect(await order(Id)).toEqual(draft);
    expect(await codeOf(order(Id, anId()))).toBe('CONFLICT');
    expect(await codeOf(order(anId()))).toBe('CONFLICT');
    expect(await codeOf(batch.release({ Id: BatchId }))).toBe('CONFLICT');
    await purchase.send({ Id, LastUpdated: draft.LastUpdated, How: 'phone' });
    expect((await batch.getBatchById(BatchId)).GlassUnits).toEqual({ Of: 4, Open: 0, Settled: 4 });
    expect(await batch.release({ Id: BatchId })).toMatchObject({ State: 'Released', Glass: 'ordered' });
  });

  test('is taken from stock when it is checked', async () => {
    const { anId, batch, purchase, inventory, main } = works;
    const { Id, LastUpdated } = await order(anId());
    const bought = await purchase.send({ Id, LastUpdated, How: 'phone' });
    const [{ LineId } = { LineId: '' }] = bought.Lines;
    await purchase.receive({ Id: anId(), PurchaseId: Id, Lines: [{ LineId, Quantity: '4', Place: main }] });
    await batch.release({ Id: BatchId });
    await onTheFloor(batch, BatchId).makesAll();
    const moves = (await inventory.moves({ Key: glassUnits[0] })).Moves;
    expect(moves).toMatchObject([{ Kind: 'issue', UnitId: glassUnits[0], Batch: '2650-B001' }, { Kind: 'in' }]);
  });
});
