import { describe, expect, test } from 'vitest';
import { onTheFloor } from '../testing/on-the-floor.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { anAcceptedOrder } from '../testing/an-accepted-order.ts';
import { loadsOfVisits } from './loads-of-visits.ts';

const BatchId = '5a1f4c1e-0000-4000-8000-0000000000b1';
const LoadId = '5a1f4c1e-0000-4000-8000-0000000000b2';

/** A door in the works that is fitted by Nolan on 16 December 2026 at 08:00; it is the tenth. */
async function aBookedVisit() {
  const { api, door, diary, job, at } = await anAcceptedOrder();
  const { batch, dispatch, order, generateBom } = api.fabricator();
  await generateBom(door);
  await order.setProductionWeek({ Id: OrderId, Week: '2650' });
  const { Lines } = await order.readyForProduction({ Id: OrderId });
  const intoBatch = async () => {
    await batch.create({ Id: BatchId, Week: '2650' });
    await batch.addItems({ Id: BatchId, LineIds: Lines.map(({ LineId: line }) => line) });
    await batch.replan({ Id: BatchId });
    await batch.release({ Id: BatchId, Glass: 'ordered' });
  };
  await diary.book(at('2026-12-16'));
  const goes = async () => {
    // Run again it changes nothing.
    await loadsOfVisits(api.context(-1022, null), api.clientId);
    await loadsOfVisits(api.context(-1022, null), api.clientId);
    const { Loads } = await dispatch.loads();
    return Loads.map(({ Number: number, Day, Van, Stops, State }) => [number, Day, Van, Stops, State]);
  };
  api.controls.now = new Date('2026-12-10T09:00:00Z').getTime();
  return { api, diary, job, at, batch, dispatch, intoBatch, goes };
}

describe('the van of a visit', () => {
  test('is loaded with the doors that are made, as soon as they are', async () => {
    const { dispatch, intoBatch, goes } = await aBookedVisit();
    expect(await goes()).toEqual([]);
    await intoBatch();
    expect(await goes()).toEqual([['L-1001', '2026-12-16', 'Van A', 1, 'Planned']]);
    const [planned] = (await dispatch.loads()).Loads;
    expect(await dispatch.getLoad({ Id: planned?.LoadId ?? '' })).toMatchObject({
      Driver: 'Byrne',
      Revision: 1,
      Stops: [{ Order: '10001' }],
    });
  });

  test('a week before, and not earlier', async () => {
    const { api, intoBatch, goes } = await aBookedVisit();
    await intoBatch();
    api.controls.now = new Date('2026-12-09T09:00:00Z').getTime();
    expect(await goes()).toEqual([]);
  });

  test('takes them with it when the visit moves, and leaves them where it is given up', async () => {
    const { diary, at, job, intoBatch, goes } = await aBookedVisit();
    await intoBatch();
    await goes();
    await diary.rebook({ ...at('2026-12-16', '12:30', 'Costa'), Reason: 'Nolan is away' });
    expect(await goes()).toEqual([
      ['L-1002', '2026-12-16', 'Van B', 1, 'Planned'],
      ['L-1001', '2026-12-16', 'Van A', 0, 'Cancelled'],
    ]);
    await diary.dropBack({ Id: job.Id, Reason: 'Storm' });
    expect((await goes()).map(([, , , , state]) => state)).toEqual(['Cancelled', 'Cancelled']);
  });

  test('is not unloaded by people, whose work would be undone a minute later', async () => {
    const { dispatch, intoBatch, goes } = await aBookedVisit();
    await intoBatch();
    await goes();
    const Id = (await dispatch.loads()).Loads[0]?.LoadId ?? '';
    const refusal = '10001 goes with its fitting. Move the visit, or plan another load with it.';
    await expect(dispatch.removeStop({ Id, OrderId })).rejects.toThrow(refusal);
    await expect(dispatch.cancelLoad({ Id })).rejects.toThrow(refusal);
    expect(await dispatch.getLoad({ Id })).toMatchObject({ State: 'Planned', Stops: [{ IsOfVisit: true }] });
  });

  test('gives an order to a load that a person has planned already', async () => {
    const { dispatch, batch, intoBatch, goes } = await aBookedVisit();
    await intoBatch();
    await onTheFloor(batch, BatchId).makesAll();
    await goes();
    expect((await dispatch.loads()).Ready).toMatchObject([{ Order: '10001', GoesWith: 'L-1001' }]);
    await dispatch.createLoad({ Id: LoadId, Van: 'Hired van', Day: '2026-12-15' });
    await dispatch.addStop({ Id: LoadId, OrderId });
    expect(await goes()).toEqual([
      ['L-1002', '2026-12-15', 'Hired van', 1, 'Planned'],
      ['L-1001', '2026-12-16', 'Van A', 0, 'Cancelled'],
    ]);
    expect((await dispatch.loads()).Ready).toEqual([]);
    await dispatch.removeStop({ Id: LoadId, OrderId });
    expect((await dispatch.getLoad({ Id: LoadId })).Stops).toEqual([]);
  });

  test('what a person plans stays, and may take an order out of the load of its visit', async () => {
    const { dispatch, intoBatch, goes } = await aBookedVisit();
    await intoBatch();
    await goes();
    await dispatch.createLoad({ Id: LoadId, Van: 'Hired van', Day: '2026-12-15', OrderIds: [OrderId] });
    expect(await goes()).toEqual([
      ['L-1002', '2026-12-15', 'Hired van', 1, 'Planned'],
      ['L-1001', '2026-12-16', 'Van A', 0, 'Cancelled'],
    ]);
  });
});
