import { expect, test } from 'vitest';
import { aPricedList } from '../testing/a-priced-list.ts';
import { aTestApi, codeOf, newDoor } from '../testing/a-test-api.ts';
import { adminId } from '../testing/people.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000e1';
const raised = { Country: 'IE', Kind: 'standard', From: '2026-11-22', PerCent: 24.5 } as const;

test('a rate from tomorrow on taxes tomorrow’s draft, and not today’s', async () => {
  const api = await aTestApi();
  const { Id: door } = await newDoor(api);
  await api.fabricator().quote.create({ Id, ItemIds: [door] });
  const { LastUpdated } = await api.installer().quote.getQuoteById(Id);
  await api.installer().quote.updateDetails({ Id, LastUpdated, VatTreatment: 'IE supply' });
  await api.admin().settings.updateVatRates({ Rates: [raised] });
  const rate = async () => (await api.installer().quote.getQuoteById(Id)).Totals.VatRate;
  expect(await rate()).toBe(23);
  api.controls.now = Date.parse('2026-11-22T00:00:00Z');
  expect(await rate()).toBe(24.5);
  expect((await api.fabricator().settings.getVatRates()).Rates).toContainEqual({ ...raised, IsOwn: true });
});

test('a visitor sees a price with the rate of the day', async () => {
  const api = await aTestApi();
  const { Id: ItemId } = await newDoor(api);
  api.sellAt(aPricedList, 'exact');
  const shown = () => api.visitor().getPrice({ ItemId });
  const before = await shown();
  await api.admin().settings.updateVatRates({ Rates: [{ ...raised, From: '2026-11-21' }] });
  expect(await shown()).not.toEqual(before);
});

test('those of law stand in the list and come back to no effect; each change is told once', async () => {
  const api = await aTestApi();
  const { Rates: law } = await api.admin().settings.getVatRates();
  const sent = law.map(({ IsOwn: _, ...rate }) => rate);
  expect((await api.admin().settings.updateVatRates({ Rates: sent })).History).toEqual([]);
  const change = () => api.admin().settings.updateVatRates({ Rates: [...sent, raised] });
  await change();
  const { Rates, History } = await change();
  expect(Rates).toHaveLength(law.length + 1);
  expect(History.map(({ From, To, Reason, Who }) => [From, To, Reason, Who?.UserId])).toEqual([
    [null, '24.5 %', 'IE standard from 2026-11-22', adminId],
  ]);
  await api.admin().settings.updateVatRates({ Rates: [] });
  expect((await api.admin().settings.getVatRates()).Rates).toEqual(law);
  expect((await api.admin(-1023).settings.getVatRates()).History).toEqual([]);
});

test.each([
  ['a day that is named twice', [raised, { ...raised, PerCent: 25 }]],
  ['more than everything', [{ ...raised, PerCent: 101 }]],
  ['three decimals', [{ ...raised, PerCent: 13.555 }]],
  ['no day', [{ ...raised, From: '2026-02-30' }]],
])('refuses %s', async (_, Rates) => {
  expect(await codeOf((await aTestApi()).admin().settings.updateVatRates({ Rates }))).toBe('BAD_REQUEST');
});
