import type { Action } from '@door/domain/door/model/action';
import { unnamedJob } from '@door/domain/door/model/item-record';
import { withChoices } from '@door/domain/testing/a-door';
import { itemId, templateId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { saveStatusOf } from './save-status.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { designerAt, FakeServer, type Trouble } from './testing/designer-at.ts';

const chooseFrame = (id: string): Action => ({ type: 'frame.choose', templateId: templateId(id) });
const hungRight: Action = { type: 'hand.choose', hand: 'right' };
const sameInside: Action = { type: 'colour.sameInternal', on: true };

/** Waits until the server has everything, through whatever failures lie between. */
async function settled({ store }: ReturnType<typeof designerAt>) {
  for (let tries = 0; tries < 50 && saveStatusOf(store.current()) !== 'saved'; tries += 1)
    await new Promise((done) => setTimeout(done, 0));
  return store.current();
}

describe('a visitor who has chosen nothing', () => {
  test('sees the first template, and nothing is sent to the server [2.30]', () => {
    const server = new FakeServer();
    const { store } = designerAt(server);
    expect(store.current().started).toBe(false);
    expect(store.current().shown.templateId).toBe('single-door');
    expect(server.calls).toEqual([]);
  });

  test('makes the shown template their own with Next [2.30]', async () => {
    const server = new FakeServer();
    const designer = designerAt(server);
    designer.store.start();
    expect((await settled(designer)).saved?.item.templateId).toBe('single-door');
    expect(server.calls).toEqual(['create single-door']);
  });
});

describe('a choice', () => {
  test('shows at once, and reaches the server in order, one call at a time', async () => {
    const server = new FakeServer();
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('single-door'));
    designer.store.choose(hungRight);
    designer.store.choose(sameInside);
    expect(designer.store.current().shown.hand).toBe('right');
    const { saved, shown } = await settled(designer);
    expect(server.calls).toEqual(['create single-door', 'configure hand.choose colour.sameInternal']);
    expect(shown).toEqual(saved?.item);
  });

  test('that is refused changes nothing and says why', () => {
    const { store, toasts } = designerAt(new FakeServer());
    store.choose(chooseFrame('single-door'));
    const before = store.current().shown;
    store.choose({ type: 'glass.differentFrame', on: true });
    expect(store.current().shown).toBe(before);
    expect(toasts).toHaveLength(1);
  });
});

describe('whatever the network does, no choice is lost and the page shows what the server has stored [8.21]', () => {
  test.each<[string, Trouble[]]>([
    ['the making of the item is lost', ['call is lost']],
    ['the answer to the making is lost', ['answer is lost']],
    ['a choice is lost twice', ['call is lost', 'call is lost']],
    ['the server is out of order for a moment', [answered(503)]],
    ['too many calls at once', [answered(429)]],
    ['a call is cancelled on its way', [new DOMException('This operation was aborted.', 'AbortError')]],
  ])('%s', async (_, troubles) => {
    const server = new FakeServer();
    server.troubles.push(...troubles);
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('single-door'));
    designer.store.choose(hungRight);
    designer.store.choose(sameInside);
    const { saved, shown } = await settled(designer);
    expect(shown).toEqual(saved?.item);
    expect([shown.hand, shown.colours.doorInternal.kind]).toEqual(['right', 'same-as-external']);
    expect(designer.toasts).toEqual([]);
    expect(server.items.size).toBe(1);
  });

  test('a lost answer is not taken for a change of another window', async () => {
    const server = new FakeServer();
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('single-door'));
    await settled(designer);
    server.troubles.push('answer is lost');
    designer.store.choose(hungRight);
    expect((await settled(designer)).saved?.item.hand).toBe('right');
    expect(designer.toasts).toEqual([]);
  });

  test('the save status says that it waits, and choosing goes on [2.28]', async () => {
    const server = new FakeServer();
    server.troubles.push(...Array<Trouble>(5).fill('call is lost'));
    const { store } = designerAt(server);
    store.choose(chooseFrame('single-door'));
    expect(store.current().configuring).toBe(true);
    await new Promise((done) => setTimeout(done, 0));
    expect(saveStatusOf(store.current())).toBe('waiting');
    expect(store.current().configuring).toBe(false);
  });

  test('a cancelled call is sent again without a word about the network [8.3]', async () => {
    const server = new FakeServer();
    server.troubles.push(new DOMException('This operation was aborted.', 'AbortError'));
    const { store } = designerAt(server);
    store.choose(chooseFrame('single-door'));
    await new Promise((done) => setTimeout(done, 0));
    expect(saveStatusOf(store.current())).toBe('saving');
  });
});

test('a design made from a shared one replaces the design in progress, and survives a reload', async () => {
  const server = new FakeServer();
  const designer = designerAt(server);
  designer.store.choose(chooseFrame('single-door'));
  await settled(designer);
  const mine = server.keep({
    item: withChoices({ ...designer.store.current().shown, id: itemId('from-a-share') }, { hand: 'right' }),
    job: unnamedJob,
  });
  designer.store.adopt(mine);
  designer.store.choose(sameInside);
  expect((await settled(designer)).saved?.item.id).toBe('from-a-share');
  const after = designerAt(server, designer.storage);
  await after.store.resume();
  expect(after.store.current().shown).toMatchObject({ id: 'from-a-share', hand: 'right' });
});

describe('another window', () => {
  test('changed the door: the unsent choice is applied on top, and a toast says so', async () => {
    const server = new FakeServer();
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('single-door'));
    const { saved } = await settled(designer);
    if (!saved) throw new Error('not saved');
    const other = await server.itemCalls().configure(saved, [sameInside]);
    designer.store.choose(hungRight);
    const { shown } = await settled(designer);
    expect([shown.hand, shown.colours.doorInternal]).toEqual(['right', other.item.colours.doorInternal]);
    await expect
      .poll(() => designer.toasts)
      .toEqual(['This door was changed in another window. Your latest choices are on top of it.']);
  });

  describe('changed the door while this one was without a network', () => {
    const ownFrameGlass: Action = { type: 'glass.differentFrame', on: true };
    const clearFrame: Action = { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } };

    async function backOnline(mine: readonly Action[], theirs: readonly Action[]) {
      const server = new FakeServer();
      const designer = designerAt(server);
      designer.store.choose(chooseFrame('surround'));
      const { saved } = await settled(designer);
      if (!saved) throw new Error('not saved');
      server.troubles.push(...Array<Trouble>(4).fill('call is lost'));
      for (const action of mine) designer.store.choose(action);
      await new Promise((done) => setTimeout(done, 0));
      server.troubles.length = 0;
      await server.itemCalls().configure(saved, theirs);
      return { design: await settled(designer), toasts: designer.toasts, calls: server.calls };
    }

    test('all unsent choices are applied on top, in their order', async () => {
      const { design, toasts } = await backOnline([hungRight, ownFrameGlass, clearFrame], [sameInside]);
      expect(design.shown).toMatchObject({
        hand: 'right',
        glass: { frame: { kind: 'own', glazing: { kind: 'clear' } } },
        colours: { doorInternal: { kind: 'same-as-external' } },
      });
      expect([design.saved?.item, design.unsent]).toEqual([design.shown, []]);
      await expect
        .poll(() => toasts)
        .toEqual(['This door was changed in another window. Your latest choices are on top of it.']);
    });

    test('a choice that is no longer possible is left out with a toast; the rest is applied', async () => {
      const { design, toasts } = await backOnline([hungRight, ownFrameGlass, sameInside], [chooseFrame('single-door')]);
      expect(design.shown).toMatchObject({
        templateId: 'single-door',
        hand: 'right',
        glass: { frame: { kind: 'same-as-door' } },
        colours: { doorInternal: { kind: 'same-as-external' } },
      });
      expect([design.saved?.item, design.unsent]).toEqual([design.shown, []]);
      await expect
        .poll(() => toasts)
        .toEqual([
          'This door was changed in another window. Your latest choices are on top of it.',
          'A choice of yours can no longer be had on this door, so it was left out.',
        ]);
    });
  });

  test('sent the door: it stays as it was sent', async () => {
    const server = new FakeServer();
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('single-door'));
    await settled(designer);
    server.sent = true;
    designer.store.choose(hungRight);
    expect((await settled(designer)).shown.hand).toBe('left');
    await expect
      .poll(() => designer.toasts)
      .toEqual(['This design has been sent already. Start another one to change it.']);
  });
});

describe('a choice that the server refuses although the page offered it', () => {
  test.each([
    ['as not well formed', 400],
    ['as not to be had now', 409],
  ])('%s: only that choice is lost, with one toast', async (_, status) => {
    const server = new FakeServer();
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('single-door'));
    await settled(designer);
    server.refuses = { type: 'colour.sameInternal', status };
    designer.store.choose(hungRight);
    designer.store.choose(sameInside);
    designer.store.choose({ type: 'hardware.chooseHingeColour', colour: 'White' });
    const { shown, saved, unsent } = await settled(designer);
    expect(shown).toMatchObject({
      hand: 'right',
      colours: { doorInternal: { kind: 'own' } },
      hardware: { hingeColour: 'White' },
    });
    expect([saved?.item, unsent]).toEqual([shown, []]);
    expect(designer.toasts).toEqual([`Status ${status}`]);
  });
});

describe('a frame style that is no longer sold when its item is to be created', () => {
  /** Everything that was chosen is shown; nothing is sent any more. */
  async function refusedDesigner() {
    const server = new FakeServer();
    server.retired.add('surround');
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('surround'));
    designer.store.choose(hungRight);
    designer.store.choose(sameInside);
    await expect.poll(() => saveStatusOf(designer.store.current())).toBe('waiting');
    return { server, designer };
  }

  test('is said, and nothing that was chosen is lost, nor sent again and again', async () => {
    const { server, designer } = await refusedDesigner();
    designer.store.choose({ type: 'hardware.chooseHingeColour', colour: 'White' });
    await new Promise((done) => setTimeout(done, 5));
    const { shown, started } = designer.store.current();
    expect(shown).toMatchObject({
      templateId: 'surround',
      hand: 'right',
      colours: { doorInternal: { kind: 'same-as-external' } },
      hardware: { hingeColour: 'White' },
    });
    expect([started, designer.toasts]).toEqual([true, ['Status 409']]);
    expect(server.calls).toEqual(['create surround']);
  });

  test('another one takes over the other choices, and is saved', async () => {
    const { server, designer } = await refusedDesigner();
    designer.store.choose(chooseFrame('single-door'));
    const { saved, shown } = await settled(designer);
    expect(shown).toMatchObject({
      templateId: 'single-door',
      hand: 'right',
      colours: { doorInternal: { kind: 'same-as-external' } },
    });
    expect(shown).toEqual(saved?.item);
    expect([server.items.size, designer.toasts]).toEqual([1, ['Status 409']]);
  });

  test('taking it back creates the item from what was shown before', async () => {
    const server = new FakeServer();
    server.retired.add('surround');
    const designer = designerAt(server);
    designer.store.choose(chooseFrame('surround'));
    await expect.poll(() => saveStatusOf(designer.store.current())).toBe('waiting');
    designer.store.undo();
    expect((await settled(designer)).saved?.item.templateId).toBe('single-door');
  });

  test('who sends the enquiry or a link is told why not', async () => {
    const { server, designer } = await refusedDesigner();
    await expect(designer.store.whenSaved()).rejects.toThrow('Status 409');
    const waiting = designerAt(server);
    waiting.store.choose(chooseFrame('surround'));
    await expect(waiting.store.whenSaved()).rejects.toThrow('Status 409');
  });

  test('a reload keeps every choice', async () => {
    const { server, designer } = await refusedDesigner();
    const { store } = designerAt(server, designer.storage);
    await store.resume();
    await expect.poll(() => saveStatusOf(store.current())).toBe('waiting');
    expect(store.current().shown).toMatchObject({ templateId: 'surround', hand: 'right' });
  });
});

describe('after a reload', () => {
  test('the page knows that the item is being loaded, until it is there [4.16]', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    await settled(before);
    const { store } = designerAt(server, before.storage);
    const resumed = store.resume();
    expect(store.current().configuring).toBe(true);
    await resumed;
    expect(store.current().configuring).toBe(false);
  });

  test('an item that cannot be loaded leaves the page at its beginning, and stays stored', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    await settled(before);
    server.troubles.push(answered(500));
    const { store } = designerAt(server, before.storage);
    await expect(store.resume()).rejects.toThrow('Status 500');
    expect(store.current()).toMatchObject({ started: false, configuring: false });
    expect(designerAt(server, before.storage).store.hasStoredDesign()).toBe(true);
  });

  test('the design is there again [4.12]', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    before.store.choose(hungRight);
    const { shown } = await settled(before);
    const after = designerAt(server, before.storage);
    await after.store.resume();
    expect(after.store.current().shown).toEqual(shown);
    expect(after.store.current().started).toBe(true);
  });

  test('so are the unsent choices', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    await settled(before);
    server.troubles.push(...Array<Trouble>(3).fill('call is lost'));
    before.store.choose(hungRight);
    server.troubles.length = 0;
    const after = designerAt(server, before.storage);
    await after.store.resume();
    expect((await settled(after)).saved?.item.hand).toBe('right');
  });

  test('an item that was deleted is removed from the device [4.13]', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    await settled(before);
    server.items.clear();
    const after = designerAt(server, before.storage);
    await after.store.resume();
    expect([after.store.current().started, before.storage.length]).toEqual([false, 0]);
  });

  test('an interrupted sending can be finished [4.60]', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    const { saved } = await settled(before);
    if (!saved) throw new Error('not saved');
    before.store.markSending(saved);
    server.sent = true;
    const after = designerAt(server, before.storage);
    expect((await after.store.resume())?.item.id).toBe(saved.item.id);
  });

  test('a design that was sent is removed from the device [4.11]', async () => {
    const server = new FakeServer();
    const before = designerAt(server);
    before.store.choose(chooseFrame('single-door'));
    await settled(before);
    before.store.startOver();
    expect(designerAt(server, before.storage).store.hasStoredDesign()).toBe(false);
  });
});

test('an answer that arrives after starting over is ignored', async () => {
  const server = new FakeServer();
  const designer = designerAt(server);
  designer.store.choose(chooseFrame('single-door'));
  designer.store.startOver();
  await new Promise((done) => setTimeout(done, 5));
  expect(designer.store.current()).toMatchObject({ started: false, saved: null });
});

describe('before an enquiry is sent', () => {
  test('every choice is saved [4.58]', async () => {
    const server = new FakeServer();
    const { store } = designerAt(server);
    store.choose(chooseFrame('single-door'));
    store.choose(hungRight);
    expect((await store.whenSaved()).item.hand).toBe('right');
  });

  test('a server out of reach is an error, and a later try succeeds [8.21]', async () => {
    const server = new FakeServer();
    server.troubles.push('call is lost');
    const { store } = designerAt(server);
    store.choose(chooseFrame('single-door'));
    await expect(store.whenSaved()).rejects.toThrow('Failed to fetch');
    expect((await store.whenSaved()).item.templateId).toBe('single-door');
  });
});

test('no call is sent before its choice is painted', async () => {
  const server = new FakeServer();
  const { store } = designerAt(server);
  store.choose(chooseFrame('single-door'));
  expect(server.calls).toEqual([]);
  await Promise.resolve();
  expect(server.calls).toHaveLength(1);
});

test('an item whose creation was answered to nobody is not created again, also not after a reload', async () => {
  const server = new FakeServer();
  const { store, storage } = designerAt(server);
  server.troubles.push('answer is lost', new Error('the page is gone'));
  store.choose(chooseFrame('single-door'), hungRight);
  await new Promise((done) => setTimeout(done, 0));
  const after = designerAt(server, storage);
  await after.store.resume();
  expect((await settled(after)).shown.hand).toBe('right');
  expect(server.items.size).toBe(1);
});

test('the size that was typed for an opening is remembered over a reload', async () => {
  const server = new FakeServer();
  const designer = designerAt(server);
  const { overall } = designer.store.current().shown.frame;
  designer.store.choose({ type: 'size.changeOverall', overall });
  await settled(designer);
  const after = designerAt(server, designer.storage);
  await after.store.resume();
  expect(after.store.current().typedSize).toEqual(overall);
});

test('a design begun anew is another item', async () => {
  const server = new FakeServer();
  const designer = designerAt(server);
  designer.store.choose(chooseFrame('single-door'));
  await settled(designer);
  designer.store.startOver();
  designer.store.choose(chooseFrame('single-door'));
  await settled(designer);
  expect(server.items.size).toBe(2);
});

test('a design that is left before its first paint is never created', async () => {
  const server = new FakeServer();
  const { store } = designerAt(server);
  store.choose(chooseFrame('single-door'));
  store.startOver();
  await new Promise((done) => setTimeout(done, 0));
  expect(server.calls).toEqual([]);
});
