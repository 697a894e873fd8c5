import type { Action } from '@door/domain/item/action';
import { itemId, templateId } from '@door/domain/item/ids';
import { size } from '@door/domain/measure/mm';
import { aDoor } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import type { SavingCalls } from '../../api/door-api.ts';
import type { OfficeItemCalls } from '../../api/office-item-calls.ts';
import { pendingOf } from '../../designer/design.ts';
import { answered, catalogue, FakeServer, fakeStorage, retryAtOnce } from '../../designer/testing/designer-at.ts';
import type { Retry } from '../../designer/retry.ts';
import { itemMemory } from './item-memory.ts';
import { createItemStore, type ItemStore } from './item-store.ts';
import { withUnsent } from './with-unsent.ts';

const id = itemId('item-7');
const hungRight: Action = { type: 'hand.choose', hand: 'right' };
const hungLeft: Action = { type: 'hand.choose', hand: 'left' };
const otherColour = catalogue.rows.colours.find(
  ({ use, id: each }) => use === 'door' && each !== aDoor('surround').colours.doorExternal,
)?.id;
if (otherColour === undefined) throw new Error('The catalogue has one door colour only.');
const repainted: Action = { type: 'colour.chooseDoor', colourId: otherColour };
const ownFrameGlass: Action = { type: 'glass.differentFrame', on: true };
const loneDoor: Action = { type: 'frame.choose', templateId: templateId('single-door') };

/** A server that keeps one door with both sidelights. */
function works(): FakeServer {
  const server = new FakeServer();
  server.keep({ ...aDoor('surround'), id });
  return server;
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** What arrives at the server, and what comes back from it. */
const atNetwork: Readonly<Record<Network, (server: FakeServer) => SavingCalls>> = {
  there: (server) => server.itemCalls(),
  away: () => ({ load: noAnswer, configure: noAnswer, restore: noAnswer }),
  'answers are lost': (server) => {
    const calls = server.itemCalls();
    return { ...calls, configure: (...given) => calls.configure(...given).then(noAnswer) };
  },
};

type Network = 'there' | 'away' | 'answers are lost';

/** The page is left before its network is back. */
const neverAgain: Retry = { ...retryAtOnce, wait: () => new Promise(() => undefined) };

const callsOf = (calls: SavingCalls, inError: readonly string[] = []): OfficeItemCalls => ({
  ...calls,
  works: () => Promise.reject(new Error('Nobody asks for them here.')),
  lastHand: async () => ({ name: 'Niamh', isSelf: false }),
  generateBom: async () => ({ updated: '2026-02-02T00:00:00.000Z', inError }),
});

/** Somebody's page with that item; a second one on the same storage is a reload. */
async function deskAt(server: FakeServer, { storage = fakeStorage(), inError, network = 'there' }: DeskAt = {}) {
  const saved = server.items.get(id);
  if (!saved) throw new Error('The server keeps no item.');
  const said: string[] = [];
  const memory = itemMemory(storage, { clientId: -1022, id });
  const ports = {
    catalogue,
    calls: callsOf(atNetwork[network](server), inError),
    memory,
    retry: network === 'there' ? retryAtOnce : neverAgain,
    afterPaint: () => Promise.resolve(),
    say: (_: string, message: string) => void said.push(message),
  };
  return { store: createItemStore(ports, await withUnsent(saved, { memory, catalogue })), storage, said };
}

interface DeskAt {
  readonly storage?: Storage;
  readonly inError?: readonly string[];
  readonly network?: Network;
}

async function settled(store: ItemStore) {
  for (let tries = 0; tries < 50 && pendingOf(store.current()) !== 'saved'; tries += 1) await moment();
  return store.current();
}

const moment = () => new Promise((done) => setTimeout(done, 0));

const termsOf = (lines: readonly { readonly term: string; readonly value: string }[] | undefined) =>
  lines?.map(({ term, value }) => `${term}: ${value}`);

describe('a choice on the item page', () => {
  test('shows at once, is saved by itself and can be taken back', async () => {
    const server = works();
    const { store } = await deskAt(server);
    store.choose(hungRight);
    expect(store.current().shown.hand).toBe('right');
    await settled(store);
    expect(server.items.get(id)?.item.hand).toBe('right');
    store.undo();
    await settled(store);
    expect(server.items.get(id)?.item.hand).toBe('left');
    store.redo();
    await settled(store);
    expect(server.items.get(id)?.item.hand).toBe('right');
  });

  test('that the rules refuse is said and changes nothing', async () => {
    const { store, said } = await deskAt(works());
    store.choose(loneDoor);
    const before = store.current().shown;
    store.choose(ownFrameGlass);
    expect(store.current().shown).toBe(before);
    expect(said).toHaveLength(1);
  });
});

describe('nothing is lost', () => {
  test('on a reload without a network: what was not sent is there again and is sent', async () => {
    const server = works();
    const lost = await deskAt(server, { network: 'away' });
    lost.store.choose(hungRight, repainted);
    await moment();
    expect(pendingOf(lost.store.current())).toBe('waiting-for-network');
    const again = await deskAt(server, { storage: lost.storage });
    expect(again.store.current().shown.hand).toBe('right');
    const { saved } = await settled(again.store);
    expect([saved.item.hand, saved.item.colours.doorExternal]).toEqual(['right', otherColour]);
    expect(again.store.desk.current().meeting).toBeNull();
  });

  test('on a reload after an answer was lost: one’s own change is nobody else’s', async () => {
    const server = works();
    const first = await deskAt(server, { network: 'answers are lost' });
    first.store.choose(hungRight);
    await moment();
    const again = await deskAt(server, { storage: first.storage });
    expect((await settled(again.store)).saved.item.hand).toBe('right');
    expect(again.store.desk.current().meeting).toBeNull();
  });

  test('once all is saved this device remembers nothing', async () => {
    const { store, storage } = await deskAt(works());
    store.choose(hungRight);
    expect(storage.getItem('doorwright.office.-1022.item-7')).toContain('hand.choose');
    await settled(store);
    expect(storage.getItem('doorwright.office.-1022.item-7')).toBeNull();
  });
});

describe('two people on one item', () => {
  test('what both chose stands together, and the later one learns of the earlier', async () => {
    const server = works();
    const mine = await deskAt(server);
    const theirs = await deskAt(server);
    theirs.store.choose(repainted);
    await settled(theirs.store);
    mine.store.choose(hungRight);
    const { saved, shown } = await settled(mine.store);
    expect(shown).toEqual(saved.item);
    expect([shown.hand, shown.colours.doorExternal]).toEqual(['right', otherColour]);
    const { meeting } = mine.store.desk.current();
    expect(termsOf(meeting?.theirs)).toContainEqual(expect.stringContaining('Door outside'));
    expect(termsOf(meeting?.kept)).toEqual([expect.stringContaining('Right')]);
    expect(meeting?.lost).toEqual([]);
    expect(meeting?.who?.name).toBe('Niamh');
    mine.store.readMeeting();
    expect(mine.store.desk.current().meeting).toBeNull();
  });

  test('one wider, the other higher: the set is both', async () => {
    const server = works();
    const mine = await deskAt(server);
    const theirs = await deskAt(server);
    const { width, height } = mine.store.current().shown.frame.overall;
    theirs.store.choose({ type: 'size.changeOverall', overall: size(width + 60, height) });
    await settled(theirs.store);
    mine.store.choose({ type: 'size.changeOverall', overall: size(width, height + 30) });
    const { saved } = await settled(mine.store);
    expect(saved.item.frame.overall).toEqual(size(width + 60, height + 30));
    expect(mine.store.desk.current().meeting).toMatchObject({
      theirs: [{ term: 'Overall width' }],
      kept: [{ term: 'Overall height' }],
      replaced: [],
      lost: [],
    });
  });

  test('where both chose the same thing otherwise, the later choice stands and the page says so', async () => {
    const server = works();
    const mine = await deskAt(server);
    const theirs = await deskAt(server);
    const { width, height } = mine.store.current().shown.frame.overall;
    theirs.store.choose({ type: 'size.changeOverall', overall: size(width + 60, height) });
    await settled(theirs.store);
    mine.store.choose({ type: 'size.changeOverall', overall: size(width + 20, height) });
    await settled(mine.store);
    expect(mine.store.desk.current().meeting).toMatchObject({
      replaced: [{ term: 'Overall width', value: `${width + 60} mm` }],
      kept: [{ term: 'Overall width', value: `${width + 20} mm` }],
    });
  });

  test('what the other one made impossible is named', async () => {
    const server = works();
    const mine = await deskAt(server);
    const theirs = await deskAt(server);
    theirs.store.choose(loneDoor);
    await settled(theirs.store);
    mine.store.choose(ownFrameGlass, { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } });
    const { shown } = await settled(mine.store);
    expect(shown.templateId).toBe('single-door');
    expect(termsOf(mine.store.desk.current().meeting?.lost)).toEqual([expect.stringContaining('Frame glass')]);
  });

  test('what was taken back does not wipe out the other’s choice', async () => {
    const server = works();
    const mine = await deskAt(server);
    mine.store.choose(hungRight);
    await settled(mine.store);
    const theirs = await deskAt(server);
    theirs.store.choose(repainted);
    await settled(theirs.store);
    mine.store.undo();
    const { shown } = await settled(mine.store);
    expect([shown.hand, shown.colours.doorExternal]).toEqual(['right', otherColour]);
    expect(mine.store.desk.current().meeting?.undoLeftOut).toBe(true);
  });

  test('unsent choices of an earlier page meet what came between', async () => {
    const server = works();
    const lost = await deskAt(server, { network: 'away' });
    lost.store.choose(hungRight);
    await moment();
    const theirs = await deskAt(server);
    theirs.store.choose(repainted);
    await settled(theirs.store);
    const again = await deskAt(server, { storage: lost.storage });
    const { saved } = await settled(again.store);
    expect([saved.item.hand, saved.item.colours.doorExternal]).toEqual(['right', otherColour]);
    expect(termsOf(again.store.desk.current().meeting?.theirs)).toContainEqual(expect.stringContaining('Door outside'));
  });

  test('who comes back to the window sees the other’s choice, and says nothing of their own', async () => {
    const server = works();
    const mine = await deskAt(server);
    const theirs = await deskAt(server);
    theirs.store.choose(repainted);
    await settled(theirs.store);
    await mine.store.refresh();
    expect(mine.store.current().shown.colours.doorExternal).toBe(otherColour);
    expect(mine.store.desk.current().meeting).toMatchObject({ kept: [], lost: [] });
    await mine.store.refresh();
    expect(mine.store.current().saved.item).toEqual(theirs.store.current().saved.item);
  });

  test('an item that the other one deleted is said to be gone', async () => {
    const server = works();
    const { store } = await deskAt(server);
    server.items.clear();
    store.choose(hungLeft, hungRight);
    for (let tries = 0; tries < 20 && !store.desk.current().gone; tries += 1) await moment();
    expect(store.desk.current().gone).toBe(true);
  });
});

describe('the bill of materials', () => {
  test('is reckoned once every choice is saved, and its date is known at once', async () => {
    const server = works();
    const { store } = await deskAt(server, { inError: ['error-lock'] });
    store.choose(hungRight);
    expect((await store.updateBom()).inError).toEqual(['error-lock']);
    expect(server.items.get(id)?.item.hand).toBe('right');
    expect(store.current().saved.wire.BomUpdated).toBe('2026-02-02T00:00:00.000Z');
    expect(store.desk.current().reckoning).toBe(false);
  });

  test('tells a new error once', async () => {
    const { store } = await deskAt(works(), { inError: ['error-lock'] });
    expect([(await store.updateBom()).hasNewError, (await store.updateBom()).hasNewError]).toEqual([true, false]);
  });

  test('that cannot be reckoned is not said to be in work for ever', async () => {
    const server = works();
    const { store } = await deskAt(server);
    server.troubles.push(answered(503));
    store.choose(hungRight);
    await expect(store.updateBom()).rejects.toThrow();
    expect(store.desk.current().reckoning).toBe(false);
  });
});
