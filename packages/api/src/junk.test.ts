import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { installerRouter, publicRouter } from './routers.ts';
import { aTestApi, codeOf, type TestApi } from './testing/a-test-api.ts';

// Hundreds of inputs for each call take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Every answer but an internal error. */
const allowed = new Set([
  ...['accepted', 'BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  ...['PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
]);

const publicPaths = Object.keys(publicRouter._def.procedures);
const paths = Object.keys(installerRouter._def.procedures);

async function call(api: TestApi, path: string, input: unknown): Promise<string> {
  const procedure: unknown = path
    .split('.')
    .reduce<unknown>(
      (at, name) => Reflect.get(Object(at), name),
      publicPaths.includes(path) ? api.visitor() : api.installer(),
    );
  if (typeof procedure !== 'function') throw new Error(`There is no call ${path}.`);
  return codeOf(Promise.resolve().then(() => procedure(input)));
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...[undefined, null, '', 0, -1, 1e308, -0, 2 ** 53, Number.NaN, true, [], {}, '\0', '\uD800', '__proto__'],
    ...['constructor', '-1022', 'x'.repeat(5000), JSON.parse('{"__proto__":{"polluted":true}}')],
  ),
  fc.anything({ maxDepth: 3 }),
);

const parts = ['single-door', 'surround', 'double', 'castle', '__proto__', ''];

const length = fc.oneof(fc.constantFrom(null, 1000, 0, -1), fc.double(), odd);

const survey = fc.record({
  Widths: fc.tuple(length, length, length),
  Heights: fc.tuple(length, length, length),
  Diagonals: fc.tuple(length, length),
  Reveals: fc.record({ Left: length, Right: length, Top: length }),
  Notes: fc.string(),
  Final: fc.boolean(),
});

/** Records with the calls' own field names, so that junk passes the first check. */
const likely = (ids: readonly string[], item: object) =>
  fc.oneof(
    fc.constantFrom<unknown>(...ids),
    fc.record(
      {
        ItemId: fc.oneof(fc.constantFrom(...ids, ...parts), odd),
        itemId: fc.oneof(fc.constantFrom(...ids), odd),
        ShareId: fc.oneof(fc.constantFrom(...ids), odd),
        FrameId: fc.oneof(fc.constantFrom(...ids), odd),
        TemplateId: fc.oneof(fc.constantFrom(...parts), odd),
        Id: fc.oneof(fc.constantFrom(...ids), odd),
        instructionId: fc.oneof(fc.constantFrom(...ids.map((id) => `${id}.m1`)), odd),
        masterStockId: fc.oneof(fc.integer({ min: 0, max: 30 }), odd),
        MasterStockId: fc.oneof(fc.integer({ min: 0, max: 30 }), odd),
        stockId: fc.oneof(fc.integer({ min: 0, max: 90 }), odd),
        Dropdown: fc.oneof(fc.constantFrom('letterPlate'), odd),
        Quantity: fc.oneof(fc.double(), odd),
        doorHeight: fc.oneof(fc.double(), odd),
        size: fc.oneof(fc.record({ overAllWidth: fc.double(), overAllHeight: fc.double() }), odd),
        DesignId: fc.oneof(fc.constantFrom(4, 7, 8, 10, 15, 999), odd),
        CncName: fc.oneof(fc.constantFrom('handle', 'knocker', 'spyhole'), odd),
        On: fc.oneof(fc.boolean(), odd),
        Currency: odd,
        Of: fc.oneof(fc.constantFrom('mine', 'group', 'done'), odd),
        After: fc.oneof(fc.constantFrom(`2026-11-21T08:00:00.000Z ${ids[0] ?? ''}`, `2026-11-21 ${ids[0] ?? ''}`), odd),
        State: fc.oneof(fc.constantFrom('New', 'Closed'), odd),
        Outcome: fc.oneof(fc.constantFrom('won', 'spam'), odd),
        UserId: fc.oneof(fc.constantFrom('user-1', 'user-2'), odd),
        What: fc.oneof(fc.string(), odd),
        Due: fc.oneof(fc.constantFrom('2026-11-23', '2026-02-30', '0000-01-01'), odd),
        Reason: fc.oneof(fc.string(), odd),
        Survey: fc.oneof(survey, odd),
        Version: fc.oneof(fc.constantFrom(0, 1), odd),
        PhotoId: fc.oneof(fc.constantFrom(...ids), odd),
        PhotoUrl: fc.oneof(fc.webUrl(), odd),
        Text: fc.oneof(fc.string(), odd),
        Most: fc.oneof(fc.integer(), odd),
        Name: fc.oneof(fc.string(), odd),
        Email: fc.oneof(fc.string(), odd),
        Width: fc.oneof(fc.double(), odd),
        Height: fc.oneof(fc.double(), odd),
        side: fc.oneof(fc.constantFrom('external', 'internal'), odd),
        imageUrl: fc.oneof(fc.webUrl(), odd),
        finish: fc.oneof(fc.constantFrom('chrome', 'gold'), odd),
        type: fc.oneof(fc.constantFrom('lever-lever'), odd),
      },
      { requiredKeys: [] },
    ),
    fc.tuple(fc.constantFrom(...Object.keys(item)), odd).map(([key, value]) => ({ ...item, [key]: value })),
  );

describe('junk is refused, never an internal error', () => {
  test.each(paths)('%s', async (path) => {
    const api = aTestApi();
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'surround' });
    const { ShareId } = await api.visitor().shareDesign({ ItemId: item.Id });
    const { Id: asked } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const { EnquiryId } = await api.visitor().submitEnquiry({ ItemId: asked, Name: 'Ada', Email: 'ada@example.com' });
    const taskId = api.transactions.rows(-1022).tasks[0]?.id ?? '';
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, likely([item.Id, ShareId, EnquiryId, taskId], item)), async (input) => {
        expect(allowed).toContain(await call(api, path, input));
      }),
      { numRuns: 150 },
    );
  });

  test('whole items with one odd property', async () => {
    const api = aTestApi();
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'surround' });
    const props: object = JSON.parse(item.Props);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(props)), odd, async (key, value) => {
        const Props = JSON.stringify({ ...props, [key]: value }, (_, each: unknown) =>
          typeof each === 'bigint' ? String(each) : each,
        );
        expect(allowed).toContain(await call(api, 'updateItem', { ...item, Props }));
      }),
      { numRuns: 600 },
    );
  });

  test('whole items with one odd part', async () => {
    const api = aTestApi();
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
      { numRuns: 400 },
    );
  });

  test('any list of actions', async () => {
    const api = aTestApi();
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
      fc.record({ type: fc.constantFrom('hardware.visit', 'hardware.clearAll', '__proto__') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 4 }), async (Actions) => {
        const now = api.transactions.rows(-1022).items.get(Id)?.lastUpdated;
        expect(allowed).toContain(await call(api, 'configureItem', { ItemId: Id, Actions, LastUpdated: now }));
      }),
      { numRuns: 500 },
    );
  });
});

test('the installers’ endpoint has all calls of the public one, and refuses each without a log-in [6.2 7.1]', async () => {
  expect(paths).toEqual(expect.arrayContaining(publicPaths));
  expect(paths.length).toBeGreaterThan(publicPaths.length);
  const api = aTestApi();
  for (const path of paths) {
    const procedure: unknown = path
      .split('.')
      .reduce<unknown>((at, name) => Reflect.get(Object(at), name), api.notLoggedIn());
    if (typeof procedure !== 'function') throw new Error(`There is no call ${path}.`);
    expect(await codeOf(Promise.resolve().then(() => procedure(undefined)))).toBe('UNAUTHORIZED');
  }
});
