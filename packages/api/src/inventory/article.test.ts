import { beforeEach, describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { barOfDoor, come, lockOfDoor } from '../testing/a-stock.ts';
import type { TestApi } from '../testing/a-test-api.ts';

describe('a batch takes what its doors need, stage by stage', () => {
  let api: TestApi;
  let line: string;
  const batchId = '5a1f4c1e-0000-4000-8000-0000000000b1';
  beforeEach(async () => {
    ({ api, line } = await aReadyOrder());
  });

  const needed = async (Key: string) => (await api.installer().inventory.getArticle({ Key })).Demand;

  test('bars by its start, all else by assembling; taken back they are needed again', async () => {
    await come(api, barOfDoor, '1');
    await come(api, lockOfDoor, '3');
    const { batch } = api.fabricator();
    await batch.create({ Id: batchId, Week: '2650' });
    await batch.addItems({ Id: batchId, LineIds: [line] });
    expect(await needed(barOfDoor)).toMatchObject([
      { Order: '10001', Quantity: '2', Stage: 'cutting', NeedDay: '2026-12-07' },
    ]);
    expect(await needed(lockOfDoor)).toMatchObject([{ Quantity: '1', Stage: 'assembly', NeedDay: '2026-12-08' }]);
    await setState('Cutting');
    expect([await needed(barOfDoor), (await needed(lockOfDoor)).length]).toEqual([[], 1]);
    await setState('Assembly');
    expect([await needed(barOfDoor), await needed(lockOfDoor)]).toEqual([[], []]);
    await setState('Released');
    expect([(await needed(barOfDoor)).length, (await needed(lockOfDoor)).length]).toEqual([1, 1]);
  });

  const setState = (state: 'Released' | 'Cutting' | 'Assembly') =>
    api.transactions.run(api.clientId, async ({ batches }) => {
      const stored = await batches.load(batchId);
      if (stored) await batches.save({ ...stored, batch: { ...stored.batch, state } });
    });
});

test('what lies where it cannot be promised is not free', async () => {
  const { api } = await aReadyOrder();
  const { inventory } = api.fabricator();
  const Quarantine = '5a1f4c1e-0000-4000-8000-000000000a02';
  const { LastUpdated } = await inventory.places();
  const quarantine = { Id: Quarantine, Name: 'Quarantine', Counts: false, IsRetired: false };
  await inventory.updatePlaces({ Places: [quarantine], LastUpdated });
  await come(api, lockOfDoor, '3');
  const [main] = (await inventory.places()).Places.filter(({ Counts }) => Counts);
  await inventory.transfer({
    ...{
      Id: '5a1f4c1e-0000-4000-8000-000000000a03',
      Key: lockOfDoor,
      From: main?.Id ?? '',
      To: Quarantine,
      Quantity: '3',
    },
  });
  expect(await inventory.getArticle({ Key: lockOfDoor })).toMatchObject({
    OnHand: '3',
    Free: '0',
    FirstShort: '2026-12-08',
  });
});
