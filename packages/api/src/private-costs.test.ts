import { may } from '@door/domain/people/roles';
import { percent } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { rowsOfPriceList, withPriceRows } from '@door/domain/selling/pricing/price-rows';
import { describe, expect, test } from 'vitest';
import { aPricedList } from './testing/a-priced-list.ts';
import { type CallDefinition, callByPath, callsOf, routers } from './testing/call-by-path.ts';
import { sampleInput } from './testing/sample-input.ts';
import { apiWithSamples } from './testing/samples-of.ts';
import { installerId } from './testing/people.ts';

const perSize = /perM2|perMetre/;

/** Prices in whole hundreds and nothing by the metre, so that no share of them is rounded. */
const evenList = withPriceRows(
  aPricedList,
  rowsOfPriceList(aPricedList)
    .filter(({ unit }) => unit === 'amount')
    .map((row) => ({ row, value: perSize.test(row.code) ? 0 : Math.ceil(row.value / 10_000) * 10_000 })),
);

/** The same doors at the same prices, of which the supplier pays another part: 0.70 × 1.40 and 0.56 × 1.75 are 0.98. */
const boughtAt = (discount: number, markup: number): PriceList => ({
  ...evenList,
  tiers: { A: percent(discount), B: percent(discount), C: percent(discount) },
  terms: { ...evenList.terms, tier: 'A', markup: percent(markup) },
});
const lists = [boughtAt(30, 40), boughtAt(44, 75)] as const;

const roles = ['public', 'installer'] as const;

/** What somebody who may not see costs is answered where the supplier buys like this. */
async function answerAt(prices: PriceList, role: (typeof roles)[number], call: CallDefinition): Promise<string> {
  const owner = role === 'public' ? 'a visitor’s' : 'an installer’s';
  const { api, samples } = await apiWithSamples(owner, { prices, display: 'exact' });
  const who = role === 'public' ? { role } : { role, userId: installerId };
  const caller = routers[role].createCaller(api.context(-1022, who));
  const answer = callByPath(caller, call.path, sampleInput(call.input, samples));
  // A query that is refused would say nothing of costs, whatever it does.
  return JSON.stringify(call.kind === 'query' ? await answer : await answer.catch(String));
}

describe.each(roles)('no answer to a caller (%s) who may not see costs depends on them', (role) => {
  test.each(callsOf(role).filter(({ right }) => may(role, right)))('$path', async (call) => {
    const [one, other] = [await answerAt(lists[0], role, call), await answerAt(lists[1], role, call)];
    expect(other).toBe(one);
  });
});

test('the same figures do differ for somebody who may see costs', async () => {
  const call = callsOf('installer').find(({ path }) => path === 'pricing.explain') ?? expect.fail();
  const answerToFabricator = async (prices: PriceList) => {
    const { api, samples } = await apiWithSamples('an installer’s', { prices, display: 'exact' });
    return callByPath(api.fabricator(), call.path, sampleInput(call.input, samples));
  };
  const [one, other] = [await answerToFabricator(lists[0]), await answerToFabricator(lists[1])];
  expect(one).toMatchObject({ Unit: expect.any(String), NetTrade: expect.any(String) });
  expect(other).not.toEqual(one);
  expect(other).toMatchObject({ Unit: expect.any(String) });
});
