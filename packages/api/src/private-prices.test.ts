import { aPriceList, samplePrice } from '@door/domain/testing/a-price-list';
import type { PriceDisplay } from '@door/domain/catalogue/client-rows';
import { percent } from '@door/domain/commerce/money';
import type { PriceList } from '@door/domain/commerce/price-list';
import { raisedPrices } from '@door/domain/commerce/price-rows';
import { describe, expect, test } from 'vitest';
import { aPricedList } from './testing/a-priced-list.ts';
import { aTestApi, newDoor } from './testing/a-test-api.ts';
import { type CallDefinition, callByPath, callsOf, routers } from './testing/call-by-path.ts';
import { sampleInput } from './testing/sample-input.ts';
import { apiWithSamples, samplesOf } from './testing/samples-of.ts';

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

/** Everything costs half as much again, but what has no price. */
const dearerList = raisedPrices(aPricedList, percent(50));

/** What a visitor is answered where the supplier sells at this list. */
async function answerAt(
  prices: PriceList,
  display: PriceDisplay,
  { path, kind, input }: CallDefinition,
): Promise<string> {
  const api = aTestApi();
  api.sellAt(prices, display);
  const caller = routers.public.createCaller(api.context(-1022, { role: 'public' }));
  const sample = sampleInput(input, await samplesOf('a visitor’s', api));
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
      const api = aTestApi();
      const { Id } = await newDoor(api);
      const priceAt = (prices: PriceList) => {
        api.sellAt(prices, display);
        return api.visitor().getPrice({ ItemId: Id });
      };
      const [one, other] = [await priceAt(aPricedList), await priceAt(dearerList)];
      expect([one.Display, other.Display]).toEqual([display, display]);
      expect(one).toMatchObject({ LeadDays: 12 });
      expect(other).not.toEqual(one);
    },
  );

  test('and so do the amounts of the choices of a step, which only that step is told', async () => {
    const api = aTestApi();
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
    expect(await api.visitor().getPrice({ ItemId: Id, Step: 'hardware' })).toEqual({ Display: 'hidden' });
  });
});
