import { aPriceList, samplePrice } from '@door/domain/testing/a-price-list';
import { expect, test } from 'vitest';
import { aTestApi } from './testing/a-test-api.ts';
import { callByPath, callsOf, routers } from './testing/call-by-path.ts';
import { sampleInput } from './testing/sample-input.ts';
import { samplesOf } from './testing/samples-of.ts';

const hasPrice = (answer: unknown): boolean => JSON.stringify(answer ?? null).includes(String(samplePrice));

test('the price list itself is recognised', () => {
  expect(hasPrice(aPriceList)).toBe(true);
});

test.each(callsOf('public'))('no price is in the public answer of $path', async ({ path, input }) => {
  const api = aTestApi();
  const caller = routers.public.createCaller(api.context(-1022, { role: 'public' }));
  const sample = sampleInput(input, await samplesOf('a visitor’s', api));
  const answer = await callByPath(caller, path, sample).catch((refused: unknown) => String(refused));
  expect(hasPrice(answer)).toBe(false);
});
