import { beforeEach, expect, test } from 'vitest';
import { aStock, cylinder, keptAsUsual, refusalOf, type TestStock } from '../testing/a-stock.ts';
import { codeOf } from '../testing/a-test-api.ts';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
});

const keep = (Key: string, facts: Partial<Record<'Floor' | 'AnalysisCode', string>> & { LastUpdated: string | null }) =>
  works.stock().updateSupply({ ...keptAsUsual, Key, ...facts });
const version = async () => (await works.article()).Supply.LastUpdated;

test('of two who have read how an article is kept the second is told; a repeat is answered as before', async () => {
  const first = await keep(cylinder, { Floor: '2', LastUpdated: null });
  expect(await keep(cylinder, { Floor: '2', LastUpdated: null })).toEqual(first);
  expect(await codeOf(keep(cylinder, { Floor: '3', LastUpdated: null }))).toBe('CONFLICT');
  expect(await refusalOf(keep(cylinder, { Floor: '3', LastUpdated: null }))).toContain(
    'Somebody else has changed this',
  );
  expect(await version()).toBe(first.LastUpdated);
  const second = await keep(cylinder, { Floor: '3', LastUpdated: first.LastUpdated });
  expect(Date.parse(second.LastUpdated ?? '')).toBeGreaterThan(Date.parse(first.LastUpdated ?? ''));
});

test('an article that is kept as its code says is guarded by what was said of the code', async () => {
  const code = await keep('CY*', { Floor: '2', LastUpdated: null });
  expect(await version()).toBe(code.LastUpdated);
  await keep('CY*', { Floor: '4', LastUpdated: code.LastUpdated });
  expect(await codeOf(keep(cylinder, { Floor: '3', LastUpdated: code.LastUpdated }))).toBe('CONFLICT');
  expect(await codeOf(keep(cylinder, { Floor: '3', LastUpdated: await version() }))).toBe('accepted');
});

test('the history of an article says how it was kept and is, of its code as well, how it began, and what became of its places', async () => {
  const texts = async () =>
    (await works.article()).History.map(({ Kind, From, To, Who }) => [Kind, From, To, Who?.Name ?? null]);
  const Rows = [{ Key: cylinder, Quantity: '3' }];
  await works.stock().importOpening({ Id: works.anId(), Rows, DryRun: false });
  await keep('CY*', { AnalysisCode: 'LOCKS', LastUpdated: null });
  await keep(cylinder, { Floor: '2', AnalysisCode: 'LOCKS', LastUpdated: await version() });
  const main = { Id: works.main, Name: 'Main store', Counts: true, IsRetired: false };
  const { LastUpdated } = await works.stock().places();
  await works.stock().updatePlaces({ Places: [main], LastUpdated });
  const by = expect.any(String);
  expect(new Set(await texts())).toEqual(
    new Set([
      ['details', 'place Main, default', 'place Main store, default', by],
      ['details', 'least 0', 'least 2', by],
      ['details', 'needed at assembly, no analysis code', 'needed at painting, analysis code LOCKS', by],
      ['row', null, 'opening stock of 1 row', by],
    ]),
  );
});
