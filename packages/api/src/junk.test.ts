import { shareOf } from '@door/domain/testing/law-share';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { aTestApi, codeOf, type TestApi } from './testing/a-test-api.ts';
import { callByPath, callsOf } from './testing/call-by-path.ts';
import { sampleInput } from './testing/sample-input.ts';
import { apiWithSamples } from './testing/samples-of.ts';

// Hundreds of inputs for each call take long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

/** Every answer but an internal error. */
const allowed = new Set([
  ...['accepted', 'BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  ...['PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
]);

// Listed once: the list translates the inputs of all calls.
const publicPaths = new Set(callsOf('public').map(({ path }) => path));

async function call(api: TestApi, path: string, input: unknown): Promise<string> {
  return codeOf(callByPath(publicPaths.has(path) ? api.visitor() : api.installer(), path, input));
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...[undefined, null, '', 0, -1, 1e308, -0, 2 ** 53, Number.NaN, true, [], {}, '\0', '\uD800', '__proto__'],
    ...['constructor', '-1022', 'x'.repeat(5000), JSON.parse('{"__proto__":{"polluted":true}}')],
  ),
  fc.anything({ maxDepth: 3 }),
);

const parts = ['single-door', 'surround', 'double', 'castle', '__proto__', ''];

/** A good input in which one field is odd, so that it passes most of the checks. */
function withOneOddField(sample: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(sample) && sample.length > 0)
    return fc.nat(sample.length - 1).chain((at) => withOneOddField(sample[at]).map((value) => sample.with(at, value)));
  if (typeof sample !== 'object' || sample === null || Object.keys(sample).length === 0) return odd;
  return fc
    .constantFrom(...Object.entries(sample))
    .chain(([name, field]) => withOneOddField(field).map((value) => ({ ...sample, [name]: value })));
}

describe('junk is refused, never an internal error', () => {
  test.each(callsOf('installer'))('$path', async ({ path, input: schema }) => {
    const { api, samples } = await apiWithSamples('a visitor’s');
    const sample = sampleInput(schema, samples);
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, withOneOddField(sample)), async (input) => {
        expect(allowed).toContain(await call(api, path, input));
      }),
      { numRuns: shareOf(400) },
    );
  });

  test('whole items with one odd property', async () => {
    const api = await aTestApi();
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'surround' });
    const props: object = JSON.parse(item.Props);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(props)), odd, async (key, value) => {
        const Props = JSON.stringify({ ...props, [key]: value }, (_, each: unknown) =>
          typeof each === 'bigint' ? String(each) : each,
        );
        expect(allowed).toContain(await call(api, 'updateItem', { ...item, Props }));
      }),
      { numRuns: shareOf(2_000) },
    );
  });

  test('whole items with one odd part', async () => {
    const api = await aTestApi();
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'surround' });
    const keys = Object.keys(item.ItemSubAssembly[0] ?? {});
    const size = fc.oneof(fc.integer(), fc.constantFrom('[]', '[1e999]', '[-5]', '[{}]', '{"Type":"transom"}'), odd);
    await fc.assert(
      fc.asyncProperty(fc.nat(5), fc.constantFrom(...keys), size, async (at, key, value) => {
        const ItemSubAssembly = item.ItemSubAssembly.map((part, index) =>
          index === at ? { ...part, [key]: value } : part,
        );
        expect(allowed).toContain(await call(api, 'updateItem', { ...item, ItemSubAssembly }));
      }),
      { numRuns: shareOf(1_500) },
    );
  });

  test('any list of actions', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'double' });
    const number = fc.oneof(fc.integer({ min: -10, max: 4000 }), fc.double());
    const action = fc.oneof(
      fc.record({ type: fc.constant('design.choose'), designId: fc.oneof(fc.constantFrom(4, 7, 8, 10, 16), number) }),
      fc.record({ type: fc.constant('frame.choose'), templateId: fc.constantFrom(...parts) }),
      fc.record({
        type: fc.constant('size.changeOverall'),
        overall: fc.record({ width: number, height: number }),
      }),
      fc.record({ type: fc.constant('size.changeSides'), left: number, right: number }),
      fc.record({ type: fc.constant('size.changeDoorHeight'), doorHeight: number }),
      fc.record({ type: fc.constant('size.changeMasterWidth'), masterWidth: fc.oneof(number, fc.constant(null)) }),
      fc.record({ type: fc.constant('glass.chooseBacking'), backing: fc.oneof(fc.constant('Clear'), fc.string()) }),
      fc.record({ type: fc.constantFrom('hardware.chooseSuite', 'hardware.clearAll', '__proto__') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 4 }), async (Actions) => {
        const now = (await api.item(Id))?.lastUpdated;
        expect(allowed).toContain(await call(api, 'configureItem', { ItemId: Id, Actions, LastUpdated: now }));
      }),
      { numRuns: shareOf(1_500) },
    );
  });
});

test('the installers’ endpoint has all calls of the public one, and more [6.2]', () => {
  const [ofVisitors, ofInstallers] = [callsOf('public'), callsOf('installer')].map((calls) =>
    calls.map(({ path }) => path),
  );
  expect(ofInstallers).toEqual(expect.arrayContaining(ofVisitors ?? []));
  expect(ofInstallers?.length).toBeGreaterThan(ofVisitors?.length ?? 0);
});
