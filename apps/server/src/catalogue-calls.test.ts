import { randomUUID } from 'node:crypto';
import { installerRouter, publicRouter } from '@door/api/routers';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { describe, expect, test } from 'vitest';
import { addAccount, callContext } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000a1';
const otherId = '0192b1a0-0000-7000-8000-0000000000a2';

async function anAdmin(server: TestServer) {
  await addAccount(server, { id: userId, role: 'admin' });
  return installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } })).catalogue;
}

/** A draft with a copy of the first design. */
async function aDraft(catalogue: Awaited<ReturnType<typeof anAdmin>>) {
  const { Content } = await catalogue.getContent({});
  const Row = newRow(Content, 'designs', Content.catalogue.designs[0]);
  const { Draft } = await catalogue.addRow({ DraftId: randomUUID(), Kind: 'designs', Row, Before: null });
  return { Row, message: { DraftId: Draft.Id, LastUpdated: Draft.LastUpdated, Note: '' } };
}

describe.each(databasesHere)('%s', (kind) => {
  test('what is published is sold at once, and what was sold before is sold again', async () => {
    await using server = await openTestServer(kind);
    const catalogue = await anAdmin(server);
    const visitor = publicRouter.createCaller(callContext(server, { caller: { role: 'public' } }));
    const designs = async () => (await visitor.getCatalogue()).designs.length;
    const before = await designs();
    const { message, Row } = await aDraft(catalogue);
    expect(await designs()).toBe(before);
    await catalogue.publish(message);
    expect(await designs()).toBe(before + 1);
    await catalogue.sellVersion({ Version: 1, Attempt: randomUUID() });
    expect(await designs()).toBe(before);
    const listed = await catalogue.listRows({ Kind: 'designs' });
    expect(listed.Rows.filter(({ IsRetired }) => IsRetired).map((each) => each.Row)).toEqual([Row]);
    expect((await catalogue.versions()).map(({ Version }) => Version)).toEqual([3, 2, 1]);
  });

  test('a finished door is seen by visitors once it is published, and no more once it is retired', async () => {
    await using server = await openTestServer(kind);
    const catalogue = await anAdmin(server);
    const visitor = publicRouter.createCaller(callContext(server, { caller: { role: 'public' } }));
    const names = async () => (await visitor.getGallery()).finishedDoors.map(({ name }) => name);
    const [first = '', ...others] = await names();
    const { Content } = await catalogue.getContent({});
    const Row = { ...newRow(Content, 'finishedDoors', Content.gallery.finishedDoors[0]), name: 'Another' };
    const DraftId = randomUUID();
    const added = await catalogue.addRow({ DraftId, Kind: 'finishedDoors', Row, Before: null });
    expect(await names()).toEqual([first, ...others]);
    await catalogue.publish({ DraftId: added.Draft.Id, LastUpdated: added.Draft.LastUpdated, Note: '' });
    expect(await names()).toEqual([first, ...others, 'Another']);
    const { Draft } = await catalogue.retireRow({ DraftId: randomUUID(), Kind: 'finishedDoors', Key: '1' });
    await catalogue.publish({ DraftId: Draft.Id, LastUpdated: Draft.LastUpdated, Note: '' });
    expect(await names()).toEqual([...others, 'Another']);
  });

  test('a draft that is published ten times at once is one version', async () => {
    await using server = await openTestServer(kind);
    const catalogue = await anAdmin(server);
    const { message } = await aDraft(catalogue);
    const publish = async () => (await catalogue.publish(message)).Version;
    expect(await Promise.all(Array.from({ length: 10 }, publish))).toEqual(Array.from({ length: 10 }, () => 2));
    expect(await catalogue.versions()).toHaveLength(2);
  });

  test('ten people begin one draft at once', async () => {
    await using server = await openTestServer(kind);
    const catalogue = await anAdmin(server);
    const prices = Array.from({ length: 10 }, (_, at) => ({ Code: `piece.KN-${String(at)}`, Value: '12.00' }));
    const answers = await Promise.all(prices.map((price) => catalogue.setPrice({ DraftId: randomUUID(), ...price })));
    expect(new Set(answers.map(({ Draft }) => Draft.Id)).size).toBe(1);
    const { pieces } = (await catalogue.getContent({})).Content.prices;
    expect(prices.filter((_, at) => pieces[`KN-${String(at)}`] !== 1200)).toEqual([]);
  });

  test('a whole catalogue goes to a file and comes back without a change', async () => {
    await using server = await openTestServer(kind);
    const catalogue = await anAdmin(server);
    const { Bundle } = await catalogue.exportBundle();
    const file = { DraftId: randomUUID(), Bundle: JSON.stringify(Bundle), DryRun: true };
    expect(await catalogue.importBundle(file)).toEqual({ Faults: [], Changes: [], Draft: null });
    const marked = { ...file, Bundle: `\uFEFF${file.Bundle}` };
    expect(await catalogue.importBundle(marked)).toEqual({ Faults: [], Changes: [], Draft: null });
    const lost = catalogue.importBundle({ ...file, Bundle: file.Bundle.replace('Single', 'Sin\uFFFDle') });
    await expect(lost).rejects.toThrow('must be saved as UTF-8');
    const poorer = JSON.stringify({ ...Bundle, catalogue: 'nothing' });
    await expect(catalogue.importBundle({ ...file, Bundle: poorer })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('a whole catalogue over somebody else’s fresh edit is refused, and twice the same is taken', async () => {
    await using server = await openTestServer(kind);
    const [catalogue, DraftId] = [await anAdmin(server), randomUUID()];
    const { Bundle } = await catalogue.exportBundle();
    const other = installerRouter.createCaller(
      callContext(server, { caller: { role: 'admin', userId: otherId } }),
    ).catalogue;
    await other.setPrice({ DraftId, Code: 'piece.KN-FRESH', Value: '12.00' });
    const file = { DraftId, Bundle: JSON.stringify(Bundle), DryRun: false };
    for (const LastUpdated of [null, undefined, '2026-01-01T00:00:00.000Z'])
      await expect(catalogue.importBundle({ ...file, LastUpdated })).rejects.toMatchObject({ code: 'CONFLICT' });
    const LastUpdated = (await catalogue.getContent({})).Draft?.LastUpdated ?? '';
    for (let time = 0; time < 2; time += 1)
      expect(await catalogue.importBundle({ ...file, LastUpdated })).toMatchObject({ Faults: [] });
  });

  test('while a whole catalogue is read or checked, others have their turn and no transaction is open', async () => {
    await using server = await openTestServer(kind);
    const { Bundle } = await (await anAdmin(server)).exportBundle();
    const context = callContext(server, { caller: { role: 'admin', userId } });
    let open = 0;
    const run: typeof context.transactions.run = async (client, work) => {
      open += 1;
      try {
        return await context.transactions.run(client, work);
      } finally {
        open -= 1;
      }
    };
    let openAtYields: number[] = [];
    const yieldToEventLoop = async () => void openAtYields.push(open);
    const { catalogue } = installerRouter.createCaller({ ...context, transactions: { run }, yieldToEventLoop });
    const expectTurns = () => {
      expect(openAtYields.length).toBeGreaterThanOrEqual(10);
      expect(openAtYields.filter((count) => count > 0)).toEqual([]);
      openAtYields = [];
    };
    const file = { DraftId: randomUUID(), Bundle: JSON.stringify(Bundle), DryRun: false };
    expect(await catalogue.importBundle(file)).toMatchObject({ Faults: [] });
    expectTurns();
    await catalogue.problems();
    expectTurns();
    await catalogue.publish((await aDraft(catalogue)).message);
    expectTurns();
    await catalogue.sellVersion({ Version: 1, Attempt: randomUUID() });
    expectTurns();
  });
});
