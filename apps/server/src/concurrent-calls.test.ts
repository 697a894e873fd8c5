import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { publicRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import { fakeBlobs } from '@door/api/testing/fake-blobs';
import { demoSuppliers } from '@door/catalogue/demo';
import { itemId } from '@door/domain/door/model/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callContext, testClient } from './testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from './testing/open-test-server.ts';

const person = { Name: 'Ada Moor', Email: 'ada@example.com' };

/** The real calls on a real database, because locking depends on both. */
describe.each(databasesHere)('concurrent calls about one item, on the %s database', (kind) => {
  let server: TestServer;
  let id: string;
  const blobs = fakeBlobs();
  const visitor = () => publicRouter.createCaller(callContext(server, { caller: { role: 'public' }, blobs }));
  const stored = () => server.transactions.run(testClient, ({ items }) => items.load(itemId(id)));

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    await server.deleteItems();
    id = (await visitor().createItemFromTemplate({ ItemId: 'single-door' })).Id;
  });

  test('two windows save the same version: one is accepted, the other gets a conflict', async () => {
    const { LastUpdated } = await visitor().tryGetItemForPublic(id);
    // Whoever chooses what the door has changes nothing, and has no conflict.
    const present = (await stored())?.item.colours.doorExternal;
    const others = demoSuppliers[0]?.rows.colours.filter((each) => each.use === 'door' && each.id !== present) ?? [];
    const colours = others.slice(2, 8);
    const ends = await Promise.all(
      colours.map(async ({ id: colourId }) => ({
        colourId,
        code: await codeOf(
          visitor().configureItem({
            ItemId: id,
            LastUpdated,
            Actions: [{ type: 'colour.chooseDoor', colourId }],
          }),
        ),
      })),
    );
    const [winner, ...alsoAccepted] = ends.filter(({ code }) => code === 'accepted');
    expect([alsoAccepted, ends.filter(({ code }) => code === 'CONFLICT').length]).toEqual([[], colours.length - 1]);
    expect((await stored())?.item.colours.doorExternal).toBe(winner?.colourId);
  });

  test('a save sent twice makes one version, with the same answer', async () => {
    const { LastUpdated } = await visitor().tryGetItemForPublic(id);
    const save = () =>
      visitor().configureItem({ ItemId: id, LastUpdated, Actions: [{ type: 'hand.choose', hand: 'right' }] });
    const [first, second] = await Promise.all([save(), save()]);
    expect(second).toEqual(first);
    expect((await stored())?.lastUpdated).toBe(first.LastUpdated);
  });

  test('updates of whole items: one is accepted, the other gets a conflict', async () => {
    const item = await visitor().tryGetItemForPublic(id);
    const codes = await Promise.all(
      ['1 Mill Lane', '2 Mill Lane'].map((Address) => codeOf(visitor().updateItem({ ...item, Address }))),
    );
    expect(codes.sort()).toEqual(['CONFLICT', 'accepted']);
  });

  test('items made at once have numbers one after the other', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => visitor().createItemFromTemplate({ ItemId: 'single-door' })),
    );
    const numbers = await server.transactions.run(testClient, async ({ items }) =>
      Promise.all(made.map(async ({ Id }) => (await items.load(itemId(Id)))?.number ?? 0)),
    );
    const lowest = Math.min(...numbers);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => lowest + index));
  });

  test('changes without a version are all stored', async () => {
    const kinds = hardwareKinds.filter((each) => each !== 'handle');
    await Promise.all(kinds.map((CncName) => visitor().toggleHardware({ ItemId: id, CncName, On: false })));
    const item = await stored();
    expect(kinds.map((each) => item?.item.hardware.chosen[each])).toEqual(kinds.map(() => null));
  });

  test('enquiries sent at once are one, with one answer and one mail to each', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor().submitEnquiry({ ItemId: id, ...person })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await server.queuedMails()).map((mail) => mail.kind).sort()).toEqual([
      'enquiry-to-supplier',
      'enquiry-to-visitor',
    ]);
  });

  test('a design and its enquiry: the door is sent as it was before the choice or after it, never half', async () => {
    const { LastUpdated } = await visitor().tryGetItemForPublic(id);
    const choice = visitor().configureItem({
      ItemId: id,
      LastUpdated,
      Actions: [{ type: 'hand.choose', hand: 'right' }],
    });
    const [, code] = await Promise.all([visitor().submitEnquiry({ ItemId: id, ...person }), codeOf(choice)]);
    const sent = await stored();
    expect([sent?.submittedAt === null, sent?.item.hand]).toEqual([false, code === 'accepted' ? 'right' : 'left']);
  });

  test('pictures of both sides and several versions: each side shows one of its own', async () => {
    const sides = ['external', 'internal', 'external', 'internal', 'external'] as const;
    const targets = await Promise.all(
      sides.map(async (side) => {
        const target = await visitor().getImageUploadTarget({ itemId: id, side });
        const name = blobs.nameIn(target.blobUrl);
        if (name) await blobs.put(name, new Uint8Array([1]));
        return { side, imageUrl: target.blobUrl };
      }),
    );
    const answers = await Promise.all(targets.map((target) => visitor().updateDoorImage({ itemId: id, ...target })));
    expect(answers).toEqual(targets.map((target) => ({ itemId: id, ...target })));
    const shown = await server.transactions.run(testClient, ({ images }) => images.of(itemId(id)));
    expect(shown.map(({ side }) => side)).toEqual(['external', 'internal']);
    for (const { side, ...image } of shown)
      expect(targets).toContainEqual({
        side,
        imageUrl: blobs.pictureUrl({ container: 'framecontainers', side, ...image }),
      });
  });

  test('bills of materials made at once are one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => visitor().generateBom(id)));
    expect(new Set(answers.map(({ BomUpdated }) => BomUpdated)).size).toBe(1);
    const lines = await server.transactions.run(testClient, ({ instructions }) => instructions.lines(itemId(id)));
    await visitor().generateBom(id);
    expect(await server.transactions.run(testClient, ({ instructions }) => instructions.lines(itemId(id)))).toEqual(
      lines,
    );
  });
});
