import type { Action } from '@door/domain/door/model/action';
import { templateId } from '@door/domain/door/model/ids';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { randomAction } from '@door/domain/catalogue/dry-run/random-action';
import { describe, expect, test } from 'vitest';
import { answered, catalogue } from '../../shared/testing/fakes.ts';
import { saveStatusOf } from './save-status.ts';
import { designerAt, FakeServer, type Trouble } from './testing/designer-at.ts';
import { lastRestore, restoredAs } from './unsent-edits.ts';

const frame: Action = { type: 'frame.choose', templateId: templateId('single-door') };
const surround: Action = { type: 'frame.choose', templateId: templateId('surround') };
const hungRight: Action = { type: 'hand.choose', hand: 'right' };
const sameInside: Action = { type: 'colour.sameInternal', on: true };

type Designer = ReturnType<typeof designerAt>;
type Step = Action | 'undo' | 'redo' | 'painted' | 'saved';

/** Waits until the server has everything, through whatever failures lie between. */
async function saved({ store }: Designer) {
  for (let tries = 0; tries < 50 && saveStatusOf(store.current()) !== 'saved'; tries += 1)
    await new Promise((done) => setTimeout(done, 0));
}

async function take(designer: Designer, steps: readonly Step[]) {
  for (const step of steps) {
    if (step === 'saved') await saved(designer);
    // The call is on its way then, its answer is not there yet.
    else if (step === 'painted') await Promise.resolve();
    else if (step === 'undo' || step === 'redo') designer.store[step]();
    else designer.store.choose(step);
  }
}

/** Hinge side, and whether the inside is like the outside. */
const readDoor = ({ store }: Designer) => {
  const { hand, colours } = store.current().shown;
  return `${hand} ${colours.doorInternal.kind === 'same-as-external' ? 'alike' : 'own'}`;
};

async function designed(steps: readonly Step[], troubles: readonly Trouble[] = []) {
  const server = new FakeServer();
  const designer = designerAt(server);
  await take(designer, [frame, 'saved']);
  server.troubles.push(...troubles);
  await take(designer, steps);
  const shownAtOnce = readDoor(designer);
  await saved(designer);
  return { server, designer, shownAtOnce };
}

describe('undo and redo show at once, and the server stores what is shown', () => {
  test.each<[string, readonly Step[], string]>([
    ['nothing to undo', ['undo'], 'left own'],
    ['a choice that is saved', [hungRight, 'saved', 'undo'], 'left own'],
    ['a choice on its way', [hungRight, 'painted', 'undo'], 'left own'],
    ['a choice that was never told', [hungRight, 'undo'], 'left own'],
    ['one of two', [hungRight, sameInside, 'undo'], 'right own'],
    ['both', [hungRight, 'saved', sameInside, 'undo', 'undo'], 'left own'],
    ['and back', [hungRight, 'undo', 'redo'], 'right own'],
    ['and back after saving', [hungRight, sameInside, 'undo', 'undo', 'saved', 'redo', 'redo'], 'right alike'],
    ['a choice on top', [hungRight, 'undo', sameInside, 'redo'], 'left alike'],
  ])('%s', async (_, steps, expected) => {
    const { designer, shownAtOnce } = await designed(steps);
    expect([shownAtOnce, readDoor(designer)]).toEqual([expected, expected]);
    const { saved: kept, shown, history } = designer.store.current();
    expect(kept?.item).toEqual(shown);
    expect(history.present.item).toBe(shown);
    expect(designer.toasts).toEqual([]);
  });
});

test.each<[string, readonly Trouble[]]>([
  ['the choice is lost', ['call is lost']],
  ['the answer to the choice is lost', ['answer is lost']],
  ['the choice arrives, the undo does not', ['answer is lost', 'call is lost']],
  ['both answers are lost', ['answer is lost', 'answer is lost']],
  ['the server is out of order for a moment', [answered(503), answered(429)]],
])('an undo survives network failures: %s', async (_, troubles) => {
  const { designer, server } = await designed([hungRight, 'painted', sameInside, 'undo'], troubles);
  expect(readDoor(designer)).toBe('right own');
  expect([...server.items.values()][0]?.item).toEqual(designer.store.current().shown);
  expect(designer.toasts).toEqual([]);
});

test('a restore covers all unsent edits before it, in one call', async () => {
  const { server } = await designed([hungRight, 'saved', sameInside, 'painted', 'undo', 'undo', 'redo', sameInside]);
  expect(server.calls.slice(2)).toEqual(['configure colour.sameInternal', 'restore', 'configure colour.sameInternal']);
});

test.each<[string, readonly Step[]]>([
  ['after that', [hungRight, sameInside, 'saved', 'undo', 'undo', 'saved']],
  ['while that is on its way', [hungRight, sameInside, 'undo', 'undo', 'saved']],
  ['the first frame, while that is on its way', [surround, 'undo', 'saved']],
])('undo goes back to before the server had created the item, %s', async (_, steps) => {
  const designer = designerAt(new FakeServer());
  await take(designer, steps);
  expect([readDoor(designer), designer.toasts]).toEqual(['left own', []]);
  const { shown, saved: kept } = designer.store.current();
  expect([shown.id, shown]).toEqual([kept?.item.id, kept?.item]);
});

describe('when another window changed the door', () => {
  async function meanwhile(steps: readonly Step[]) {
    const { designer, server } = await designed([hungRight, 'saved']);
    const { saved: kept } = designer.store.current();
    if (!kept) throw new Error('not saved');
    await server.itemCalls().configure(kept, [sameInside]);
    await take(designer, [...steps, 'saved']);
    return designer;
  }

  test('its choice is not overwritten by an undo, and a toast says so', async () => {
    const designer = await meanwhile(['undo']);
    expect(readDoor(designer)).toBe('right alike');
    await expect
      .poll(() => designer.toasts)
      .toEqual(['This door was changed in another window, so what you took back was left out.']);
  });

  test('what was chosen after the undo is applied on top', async () => {
    const designer = await meanwhile(['undo', { type: 'hand.choose', hand: 'left' }]);
    expect(readDoor(designer)).toBe('left alike');
  });

  test('there is nothing left to undo: it would overwrite the other window’s choice', async () => {
    const designer = await meanwhile([{ type: 'hand.choose', hand: 'left' }]);
    expect(designer.store.current().history.past).toEqual([]);
  });
});

test('after an undo that the server refuses the page shows the server’s item', async () => {
  const { designer, server } = await designed([hungRight, 'saved']);
  server.troubles.push(answered(400));
  await take(designer, ['undo', 'saved']);
  expect(readDoor(designer)).toBe('right own');
  expect(designer.toasts).toHaveLength(1);
});

test('an unsent undo survives a reload', async () => {
  const server = new FakeServer();
  const before = designerAt(server);
  await take(before, [frame, hungRight, 'saved']);
  server.troubles.push('call is lost');
  before.store.undo();
  server.troubles.length = 0;
  const after = designerAt(server, before.storage);
  await after.store.resume();
  await saved(after);
  expect(readDoor(after)).toBe('left own');
});

test.each<[string, readonly ('choice' | 'restore')[], readonly [settles: number, after: number]]>([
  ['nothing', [], [0, 0]],
  ['choices', ['choice', 'choice'], [0, 2]],
  ['a restore between', ['choice', 'restore', 'choice'], [2, 1]],
  ['two restores', ['restore', 'choice', 'restore'], [3, 0]],
])('the last restore among %s', (_, kinds, expected) => {
  const { shown: item, job } = designerAt(new FakeServer()).store.current();
  const { covers, after } = lastRestore(
    kinds.map((kind) => (kind === 'choice' ? hungRight : { type: 'restore', item, job })),
  );
  expect([covers, after.length]).toEqual(expected);
});

describe('the first frame', () => {
  test('can be undone: the first template is shown again, and the server has it', async () => {
    const server = new FakeServer();
    const designer = designerAt(server);
    const { templateId: invited } = designer.store.current().shown;
    await take(designer, [surround, 'saved', 'undo', 'saved']);
    const { shown, saved: kept } = designer.store.current();
    expect([shown.templateId, kept?.item]).toEqual([invited, shown]);
    await take(designer, ['redo', 'saved']);
    expect(designer.store.current().saved?.item.templateId).toBe('surround');
    expect(server.items.size).toBe(1);
  });

  test('choosing the template that is shown leaves nothing to undo', async () => {
    const designer = designerAt(new FakeServer());
    await take(designer, [frame, 'saved', 'undo']);
    expect(designer.store.current().history.past).toEqual([]);
  });
});

test('actions that are chosen together are undone together', async () => {
  const { designer, server } = await designed([]);
  designer.store.choose(hungRight, sameInside);
  await saved(designer);
  expect(server.calls.slice(1)).toEqual(['configure hand.choose colour.sameInternal']);
  await take(designer, ['undo', 'saved']);
  expect(readDoor(designer)).toBe('left own');
});

test('of actions chosen together, one that is refused refuses all', async () => {
  const { designer } = await designed([]);
  designer.store.choose(hungRight, { type: 'glass.differentFrame', on: true });
  expect(readDoor(designer)).toBe('left own');
  expect(designer.toasts).toHaveLength(1);
});

test('undo of any choice restores exactly what was shown, also on the server', async () => {
  const random = seededRandom(7);
  const { designer } = await designed([]);
  for (let choices = 0; choices < 150; choices += 1) {
    const before = designer.store.current().shown;
    designer.store.choose(randomAction(before, catalogue, random));
    if (designer.store.current().history.past.at(-1)?.item !== before) continue;
    if (random(2) === 0) await saved(designer);
    const after = designer.store.current().shown;
    designer.store.undo();
    expect(designer.store.current().shown).toEqual(restoredAs(after, before));
    await saved(designer);
    expect(designer.store.current().saved?.item).toEqual(designer.store.current().shown);
    if (random(3) > 0) designer.store.redo();
  }
  expect(designer.store.current().history.past.length).toBeGreaterThan(20);
});

describe('after a reload', () => {
  async function reloaded(steps: readonly Step[], meanwhile?: (server: FakeServer) => void) {
    const server = new FakeServer();
    const before = designerAt(server);
    await take(before, [frame, 'saved', ...steps]);
    meanwhile?.(server);
    const designer = designerAt(server, before.storage);
    await designer.store.resume();
    return designer;
  }

  test('what was chosen before can be undone, and what was undone can be done again', async () => {
    const designer = await reloaded([hungRight, 'saved', sameInside, 'saved', 'undo', 'saved']);
    expect(readDoor(designer)).toBe('right own');
    await take(designer, ['redo']);
    expect(readDoor(designer)).toBe('right alike');
    await take(designer, ['undo', 'undo', 'saved']);
    expect(readDoor(designer)).toBe('left own');
    expect(designer.toasts).toEqual([]);
  });

  test('so can a choice that was not sent yet', async () => {
    const designer = await reloaded([hungRight]);
    await take(designer, ['undo', 'saved']);
    expect(readDoor(designer)).toBe('left own');
  });

  test('of a door that was changed elsewhere nothing is left to undo', async () => {
    const designer = await reloaded([hungRight, 'saved'], (server) => {
      for (const { item, job } of server.items.values()) server.keep({ item: { ...item, opens: 'Out' }, job });
    });
    expect(designer.store.current().history.past).toEqual([]);
  });

  test.each([
    ['of a newer release', { version: 99 }],
    ['that is damaged', null],
  ])('a history %s is left out', async (_, document) => {
    const server = new FakeServer();
    const before = designerAt(server);
    await take(before, [frame, 'saved', hungRight, 'saved']);
    const key = 'doorwright.item.-1022';
    const design = JSON.parse(before.storage.getItem(key) ?? '');
    before.storage.setItem(key, JSON.stringify({ ...design, history: { ...design.history, past: [document] } }));
    const designer = designerAt(server, before.storage);
    await designer.store.resume();
    expect([readDoor(designer), designer.store.current().history.past]).toEqual(['right own', []]);
  });
});
