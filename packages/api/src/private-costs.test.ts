import { may } from '@door/domain/people/roles';
import { percent } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { rowsOfPriceList, withPriceRows } from '@door/domain/selling/pricing/price-rows';
import { describe, expect, test } from 'vitest';
import { aPricedList } from './testing/a-priced-list.ts';
import { type CallDefinition, callByPath, callsOf, routers } from './testing/call-by-path.ts';
import { withCode } from './testing/page-code.ts';
import { referentsIn, sampleInput } from './testing/sample-input.ts';
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

/** What doors cost by the price list, and what is on hand and on its way by what a vendor asks. */
const worlds = [
  { prices: boughtAt(30, 40), bought: '2.50', display: 'exact' },
  { prices: boughtAt(44, 75), bought: '3.75', display: 'exact' },
] as const;
type World = (typeof worlds)[number];

const aDevice = '5a1f4c1e-0000-4000-8000-0000000000dc';

const roles = ['public', 'installer'] as const;

/** What somebody who may not see costs is answered where the supplier buys like this. */
async function answerAt(world: World, role: (typeof roles)[number], call: CallDefinition): Promise<string> {
  const owner = role === 'public' ? 'a visitor’s' : 'an installer’s';
  const { api, samples } = await apiWithSamples(owner, world);
  const who = role === 'public' ? { role } : { role, userId: installerId };
  const input = sampleInput(call.input, samples);
  // What a customer reads with their code is more than what a stranger does.
  if (referentsIn(call.input).includes('bought')) await withCode(api, String(samples.bought), aDevice);
  const caller = routers[role].createCaller(api.context(-1022, who));
  // Whoever may not buy is told nothing of one vendor.
  const asked = call.path === 'promise.whatIf' ? { ...Object(input), Vendor: undefined } : input;
  const answer = callByPath(caller, call.path, asked);
  // A query that is refused would say nothing of costs, whatever it does; that for photos asks for the code of a page.
  return JSON.stringify(
    call.kind === 'query' && call.path !== 'orderPhotoTarget' ? await answer : await answer.catch(String),
  );
}

describe.each(roles)('no answer to a caller (%s) who may not see costs depends on them', (role) => {
  test.each(callsOf(role).filter(({ right }) => may(role, right)))('$path', async (call) => {
    const [one, other] = [await answerAt(worlds[0], role, call), await answerAt(worlds[1], role, call)];
    expect(other).toBe(one);
  });
});

test.each([
  ['pricing.explain', 'Unit'],
  ['inventory.getArticle', 'OnHand'],
])('the same figures of %s do differ for somebody who may see costs', async (path, same) => {
  const call = callsOf('installer').find((each) => each.path === path) ?? expect.fail();
  const answerToFabricator = async (world: World) => {
    const { api, samples } = await apiWithSamples('an installer’s', world);
    return callByPath(api.fabricator(), call.path, sampleInput(call.input, samples));
  };
  const [one, other] = [await answerToFabricator(worlds[0]), await answerToFabricator(worlds[1])];
  expect(other).not.toEqual(one);
  expect(other).toHaveProperty(same, Reflect.get(Object(one), same));
});
