import { expect, test } from 'vitest';
import { installerRouter } from './routers.ts';
import { aTestApi } from './testing/a-test-api.ts';
import { adminId } from './testing/people.ts';

test('while a quote of many doors is computed, everybody else has their turn', async () => {
  const api = await aTestApi();
  const ItemIds: string[] = [];
  while (ItemIds.length < 50) ItemIds.push((await api.visitor().createItemFromTemplate({ ItemId: 'single-door' })).Id);
  let turns = 0;
  const yieldToEventLoop = async () => void (turns += 1);
  const caller = { role: 'admin', userId: adminId } as const;
  const { quote } = installerRouter.createCaller({ ...api.context(-1022, caller), yieldToEventLoop });
  const { Lines } = await quote.create({ Id: '5a1f4c1e-0000-4000-8000-0000000000d1', ItemIds });
  expect(Lines).toHaveLength(50);
  // Copied, priced and described, one door at a time.
  expect(turns).toBeGreaterThanOrEqual(3 * 49);
});
