import { unnamedJob } from '@door/domain/door/model/item-record';
import { aContext } from '@door/domain/testing/a-context';
import type { Action } from '@door/domain/door/model/action';
import { itemId, templateId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { aDoor } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import type { SavingCalls } from '../../shared/calls/door-api.ts';
import type { OfficeItemCalls } from './office-item-calls.ts';
import { saveStatusOf } from '../../designer/state/save-status.ts';
import { answered, fakeStorage, catalogue } from '../../shared/testing/fakes.ts';
import { FakeServer, noBackOff } from '../../designer/state/testing/designer-at.ts';
import type { BackOff } from '../../shared/scheduling/retry.ts';
import { unsentChangesStorage, withUnsentChanges } from './unsent-changes.ts';
import { createItemStore, type ItemStore } from './item-store.ts';

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

/** A fake server with one door with both sidelights. */
function aServer(): FakeServer {
  const server = new FakeServer();
  server.keep({ item: { ...aDoor('surround'), id }, job: unnamedJob });
  return server;
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The calls as they go through each kind of network. */
const atNetwork: Readonly<Record<Network, (server: FakeServer) => SavingCalls>> = {
  there: (server) => server.itemCalls(),
  away: () => ({ load: noAnswer, configure: noAnswer, restore: noAnswer }),
  'answers are lost': (server) => {
    const calls = server.itemCalls();
    return { ...calls, configure: (...given) => calls.configure(...given).then(noAnswer) };
  },
};

type Network = 'there' | 'away' | 'answers are lost';

/** For a page that is left before the network is back. */
const neverAgain: BackOff = { ...noBackOff, wait: () => new Promise(() => undefined) };

const niamh = async () => ({ name: 'Niamh', isSelf: false });

const callsOf = (
  calls: SavingCalls,
  { inError = [], lastEditor = niamh }: Pick<PageSetup, 'inError' | 'lastEditor'>,
): OfficeItemCalls => ({
  ...calls,
  lastEditor,
  generateBom: async () => ({ updated: '2026-02-02T00:00:00.000Z', inError }),
});

/** An item page; opening a second one on the same storage is a reload. */
async function openPage(server: FakeServer, setup: PageSetup = {}) {
  const { storage = fakeStorage(), network = 'there' } = setup;
  const saved = server.items.get(id);
  if (!saved) throw new Error('The server keeps no item.');
  const toasts: string[] = [];
  const unsentStorage = unsentChangesStorage(storage, { clientId: -1022, id });
  const ports = {
    catalogue,
    context: aContext(),
    calls: callsOf(atNetwork[network](server), setup),
    unsentStorage,
    backOff: network === 'there' ? noBackOff : neverAgain,
    afterPaint: () => Promise.resolve(),
    showToast: (_: string, message: string) => void toasts.push(message),
  };
  return {
    store: createItemStore(ports, await withUnsentChanges(saved, { storage: unsentStorage, catalogue })),
    storage,
    toasts,
  };
}

/** The pages of two people who have the same item open. */
async function twoPages() {
  const server = aServer();
  return { mine: await openPage(server), theirs: await openPage(server) };
}

interface PageSetup {
  readonly storage?: Storage;
  readonly inError?: readonly string[];
  readonly lastEditor?: OfficeItemCalls['lastEditor'];
  readonly network?: Network;
}

async function settled(store: ItemStore) {
  for (let tries = 0; tries < 50 && saveStatusOf(store.current()) !== 'saved'; tries += 1) await nextTask();
  return store.current();
}

const nextTask = () => new Promise((done) => setTimeout(done, 0));

const termsOf = (lines: readonly { readonly term: string; readonly value: string }[] | undefined) =>
  lines?.map(({ term, value }) => `${term}: ${value}`);

describe('a change on the item page', () => {
  test('shows at once, is saved and can be undone [1.4 2.75]', async () => {
    const server = aServer();
    const { store } = await openPage(server);
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

  test('that the rules refuse shows a toast and changes nothing', async () => {
    const { store, toasts } = await openPage(aServer());
    store.choose(loneDoor);
    const before = store.current().shown;
    store.choose(ownFrameGlass);
    expect(store.current().shown).toBe(before);
    expect(toasts).toHaveLength(1);
  });
});

describe('unsent changes', () => {
  test('made without a network are there after a reload and are sent', async () => {
    const server = aServer();
    const lost = await openPage(server, { network: 'away' });
    lost.store.choose(hungRight, repainted);
    await nextTask();
    expect(saveStatusOf(lost.store.current())).toBe('waiting');
    const again = await openPage(server, { storage: lost.storage });
    expect(again.store.current().shown.hand).toBe('right');
    const { saved } = await settled(again.store);
    expect([saved.item.hand, saved.item.colours.doorExternal]).toEqual(['right', otherColour]);
    expect(again.store.status.current().editConflict).toBeNull();
  });

  test('whose answer was lost are no edit conflict after a reload', async () => {
    const server = aServer();
    const first = await openPage(server, { network: 'answers are lost' });
    first.store.choose(hungRight);
    await nextTask();
    const again = await openPage(server, { storage: first.storage });
    expect((await settled(again.store)).saved.item.hand).toBe('right');
    expect(again.store.status.current().editConflict).toBeNull();
  });

  test('are removed from the device once all is saved', async () => {
    const { store, storage } = await openPage(aServer());
    store.choose(hungRight);
    expect(storage.getItem('doorwright.office.-1022.item-7')).toContain('hand.choose');
    await settled(store);
    expect(storage.getItem('doorwright.office.-1022.item-7')).toBeNull();
  });
});

describe('two people change one item', () => {
  test('both changes stand, and the later person sees a note about the earlier one', async () => {
    const { mine, theirs } = await twoPages();
    theirs.store.choose(repainted);
    await settled(theirs.store);
    mine.store.choose(hungRight);
    const { saved, shown } = await settled(mine.store);
    expect(shown).toEqual(saved.item);
    expect([shown.hand, shown.colours.doorExternal]).toEqual(['right', otherColour]);
    const { editConflict } = mine.store.status.current();
    expect(termsOf(editConflict?.theirs)).toContainEqual(expect.stringContaining('Door outside'));
    expect(termsOf(editConflict?.kept)).toEqual([expect.stringContaining('Right')]);
    expect(editConflict?.lost).toEqual([]);
    expect(editConflict?.who?.name).toBe('Niamh');
    mine.store.dismissEditConflict();
    expect(mine.store.status.current().editConflict).toBeNull();
  });

  test('the note names the other, however long the server takes to say who that is', async () => {
    const server = aServer();
    const lastEditor = async () => {
      for (let turn = 0; turn < 20; turn += 1) await nextTask();
      return { name: 'Niamh', isSelf: server.items.get(id)?.item.hand === 'right' };
    };
    const [mine, theirs] = [await openPage(server, { lastEditor }), await openPage(server)];
    theirs.store.choose(repainted);
    await settled(theirs.store);
    mine.store.choose(hungRight);
    await settled(mine.store);
    await expect.poll(() => mine.store.status.current().editConflict?.who).toEqual({ name: 'Niamh', isSelf: false });
  });

  test('one changes the width and the other the height: both stand', async () => {
    const { mine, theirs } = await twoPages();
    const { width, height } = mine.store.current().shown.frame.overall;
    theirs.store.choose({ type: 'size.changeOverall', overall: size(width + 60, height) });
    await settled(theirs.store);
    mine.store.choose({ type: 'size.changeOverall', overall: size(width, height + 30) });
    const { saved } = await settled(mine.store);
    expect(saved.item.frame.overall).toEqual(size(width + 60, height + 30));
    expect(mine.store.status.current().editConflict).toMatchObject({
      theirs: [{ term: 'Overall width' }],
      kept: [{ term: 'Overall height' }],
      replaced: [],
      lost: [],
    });
  });

  test('both change the same thing: the later choice stands and the note says so', async () => {
    const { mine, theirs } = await twoPages();
    const { width, height } = mine.store.current().shown.frame.overall;
    theirs.store.choose({ type: 'size.changeOverall', overall: size(width + 60, height) });
    await settled(theirs.store);
    mine.store.choose({ type: 'size.changeOverall', overall: size(width + 20, height) });
    await settled(mine.store);
    expect(mine.store.status.current().editConflict).toMatchObject({
      replaced: [{ term: 'Overall width', value: `${width + 60} mm` }],
      kept: [{ term: 'Overall width', value: `${width + 20} mm` }],
    });
  });

  test('a choice that the other person made impossible is named in the note', async () => {
    const { mine, theirs } = await twoPages();
    theirs.store.choose(loneDoor);
    await settled(theirs.store);
    mine.store.choose(ownFrameGlass, { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } });
    const { shown } = await settled(mine.store);
    expect(shown.templateId).toBe('single-door');
    expect(termsOf(mine.store.status.current().editConflict?.lost)).toEqual([expect.stringContaining('Frame glass')]);
  });

  test('an undo does not remove the other person’s choice', async () => {
    const server = aServer();
    const mine = await openPage(server);
    mine.store.choose(hungRight);
    await settled(mine.store);
    const theirs = await openPage(server);
    theirs.store.choose(repainted);
    await settled(theirs.store);
    mine.store.undo();
    const { shown } = await settled(mine.store);
    expect([shown.hand, shown.colours.doorExternal]).toEqual(['right', otherColour]);
    expect(mine.store.status.current().editConflict?.undoLeftOut).toBe(true);
  });

  test('unsent changes of an earlier page: the note names what was saved meanwhile', async () => {
    const server = aServer();
    const lost = await openPage(server, { network: 'away' });
    lost.store.choose(hungRight);
    await nextTask();
    const theirs = await openPage(server);
    theirs.store.choose(repainted);
    await settled(theirs.store);
    const again = await openPage(server, { storage: lost.storage });
    const { saved } = await settled(again.store);
    expect([saved.item.hand, saved.item.colours.doorExternal]).toEqual(['right', otherColour]);
    expect(termsOf(again.store.status.current().editConflict?.theirs)).toContainEqual(
      expect.stringContaining('Door outside'),
    );
  });

  test('a refresh shows the other person’s choice', async () => {
    const { mine, theirs } = await twoPages();
    theirs.store.choose(repainted);
    await settled(theirs.store);
    await mine.store.refresh();
    expect(mine.store.current().shown.colours.doorExternal).toBe(otherColour);
    expect(mine.store.status.current().editConflict).toMatchObject({ kept: [], lost: [] });
    await mine.store.refresh();
    expect(mine.store.current().saved.item).toEqual(theirs.store.current().saved.item);
  });

  test('an item that the other person deleted is marked as deleted', async () => {
    const server = aServer();
    const { store } = await openPage(server);
    server.items.clear();
    store.choose(hungLeft, hungRight);
    for (let tries = 0; tries < 20 && !store.status.current().isDeleted; tries += 1) await nextTask();
    expect(store.status.current().isDeleted).toBe(true);
  });
});

describe('the bill of materials', () => {
  test('is made after every change is saved, and its date is known at once', async () => {
    const server = aServer();
    const { store } = await openPage(server, { inError: ['error-lock'] });
    store.choose(hungRight);
    expect((await store.updateBom()).inError).toEqual(['error-lock']);
    expect(server.items.get(id)?.item.hand).toBe('right');
    expect(store.current().saved.wire.BomUpdated).toBe('2026-02-02T00:00:00.000Z');
    expect(store.status.current().isGeneratingBom).toBe(false);
  });

  test('reports a new error once [8.14]', async () => {
    const { store } = await openPage(aServer(), { inError: ['error-lock'] });
    expect([(await store.updateBom()).hasNewError, (await store.updateBom()).hasNewError]).toEqual([true, false]);
  });

  test('that could not be made is no longer marked as being made', async () => {
    const server = aServer();
    const { store } = await openPage(server);
    server.troubles.push(answered(503));
    store.choose(hungRight);
    await expect(store.updateBom()).rejects.toThrow();
    expect(store.status.current().isGeneratingBom).toBe(false);
  });
});
