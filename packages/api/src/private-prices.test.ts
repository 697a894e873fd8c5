import { aPriceList, samplePrice } from '@door/domain/testing/a-price-list';
import type { PriceDisplay } from '@door/domain/catalogue/rows/client-rows';
import { percent } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { raisedPrices } from '@door/domain/selling/pricing/price-rows';
import { describe, expect, test } from 'vitest';
import { loadDoorPaper } from './document/load-door-paper.ts';
import { aPricedList } from './testing/a-priced-list.ts';
import { aTestApi, newDoor } from './testing/a-test-api.ts';
import { type CallDefinition, callByPath, callsOf, routers } from './testing/call-by-path.ts';
import { withCode } from './testing/page-code.ts';
import { referentsIn, sampleInput } from './testing/sample-input.ts';
import { apiWithSamples } from './testing/samples-of.ts';

const hasPrice = (answer: unknown): boolean => JSON.stringify(answer ?? null).includes(String(samplePrice));

test('the price list itself is recognised', () => {
  expect(hasPrice(aPriceList)).toBe(true);
});

test.each(callsOf('public'))('no price is in the public answer of $path', async ({ path, input }) => {
  const { api, samples } = await apiWithSamples('a visitor’s');
  const caller = routers.public.createCaller(api.context(-1022, { role: 'public' }));
  const sample = sampleInput(input, samples);
  const answer = await callByPath(caller, path, sample).catch((refused: unknown) => String(refused));
  expect(hasPrice(answer)).toBe(false);
});

const aDevice = '5a1f4c1e-0000-4000-8000-0000000000dc';

/** Everything costs half as much again, but what has no price. */
const dearerList = raisedPrices(aPricedList, percent(50));

/** What a visitor is answered where the supplier sells at this list. */
async function answerAt(
  prices: PriceList,
  display: PriceDisplay,
  { path, kind, input }: CallDefinition,
): Promise<string> {
  const { api, samples } = await apiWithSamples('a visitor’s', { prices, display });
  // What a customer reads with their code is more than what a stranger does.
  if (referentsIn(input).includes('bought')) await withCode(api, String(samples.bought), aDevice);
  const caller = routers.public.createCaller(api.context(-1022, { role: 'public' }));
  const sample = sampleInput(input, samples);
  const answer = callByPath(caller, path, sample);
  // A query that is refused would say nothing of prices, whatever it does.
  return JSON.stringify(kind === 'query' ? await answer : await answer.catch(String));
}

describe('law 14: where prices are hidden, no byte of a public answer depends on them', () => {
  test.each(callsOf('public'))('$path', async (call) => {
    expect(await answerAt(dearerList, 'hidden', call)).toBe(await answerAt(aPricedList, 'hidden', call));
  });

  test.each(['from', 'range', 'exact'] as const)(
    'and where they are shown as %s, the price follows the list',
    async (display) => {
      const api = await aTestApi();
      const { Id } = await newDoor(api);
      const priceAt = (prices: PriceList) => {
        api.sellAt(prices, display);
        return api.visitor().getPrice({ ItemId: Id });
      };
      const [one, other] = [await priceAt(aPricedList), await priceAt(dearerList)];
      expect([one.Display, other.Display]).toEqual([display, display]);
      expect(other).not.toEqual(one);
    },
  );

  test('and so do the amounts of the choices of a step, which only that step is told', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const choicesAt = async (prices: PriceList, step: { readonly Step?: 'hardware' } = { Step: 'hardware' }) => {
      api.sellAt(prices, 'exact');
      const answer = await api.visitor().getPrice({ ItemId: Id, ...step });
      return answer.Display === 'hidden' ? expect.fail() : answer.Choices;
    };
    const choices = await choicesAt(aPricedList);
    expect(choices.length).toBeGreaterThan(0);
    expect(await choicesAt(dearerList)).not.toEqual(choices);
    expect(await choicesAt(aPricedList, {})).toEqual([]);
    api.sellAt(aPricedList, 'hidden');
    expect(await api.visitor().getPrice({ ItemId: Id, Step: 'hardware' })).toEqual({
      Display: 'hidden',
      Promise: null,
    });
  });

  test('and so do the prices of doors side by side', async () => {
    const api = await aTestApi();
    const share = async (ItemId: string) => {
      const { Id } = await api.visitor().createItemFromTemplate({ ItemId });
      return (await api.visitor().shareDesign({ ItemId: Id })).ShareId;
    };
    const ShareIds = [await share('single-door'), await share('surround')];
    const comparedAt = (prices: PriceList, display: PriceDisplay) => {
      api.sellAt(prices, display);
      return api.visitor().comparePrices({ ShareIds });
    };
    for (const display of ['from', 'range', 'exact'] as const) {
      const [one, other] = [await comparedAt(aPricedList, display), await comparedAt(dearerList, display)];
      expect(one).toMatchObject({ Display: display, Doors: [{ Difference: null }, { Difference: { Sign: '+' } }] });
      expect(other).not.toEqual(one);
    }
    expect(await comparedAt(aPricedList, 'hidden')).toMatchObject({ Display: 'hidden' });
  });

  test('and so does the page that a visitor keeps', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const { ShareId } = await api.visitor().shareDesign({ ItemId: Id });
    const pricesAt = async (prices: PriceList, display: PriceDisplay) => {
      api.sellAt(prices, display);
      const ctx = api.context(-1022, { role: 'public' });
      const supplier = (await ctx.suppliers.find(api.clientId)) ?? expect.fail();
      const caller = { role: 'public' } as const;
      const loaded = await api.transactions.run(api.clientId, (stores) =>
        loadDoorPaper({ ...ctx, caller, supplier, stores }, ShareId),
      );
      return loaded.ok ? loaded.value.paper.price : expect.fail();
    };
    for (const display of ['from', 'range', 'exact'] as const)
      expect(await pricesAt(dearerList, display)).not.toEqual(await pricesAt(aPricedList, display));
    expect(await pricesAt(aPricedList, 'hidden')).toEqual([]);
  });
});
