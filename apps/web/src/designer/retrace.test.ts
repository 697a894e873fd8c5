import type { Action } from '@door/domain/item/action';
import { templateId } from '@door/domain/item/ids';
import { diceFrom } from '@door/domain/testing/trail';
import { anyWish } from '@door/domain/testing/wishes';
import { describe, expect, test } from 'vitest';
import { lastRestore, restored } from './change.ts';
import { pendingOf } from './design.ts';
import { answered, catalogue, designerAt, FakeServer, type Trouble } from './testing/designer-at.ts';

const frame: Action = { type: 'frame.choose', templateId: templateId('single-door') };
const surround: Action = { type: 'frame.choose', templateId: templateId('surround') };
const hungRight: Action = { type: 'hand.choose', hand: 'right' };
const sameInside: Action = { type: 'colour.sameInternal', on: true };

type Designer = ReturnType<typeof designerAt>;
type Step = Action | 'undo' | 'redo' | 'painted' | 'saved';

/** Waits until the server has everything, through whatever failures lie between. */
async function saved({ store }: Designer) {
  for (let tries = 0; tries < 50 && pendingOf(store.current()) !== 'saved'; tries += 1)
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

describe('undo and redo show at once, and the server keeps what is shown', () => {
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
    expect(history.present).toBe(shown);
    expect(designer.said).toEqual([]);
  });
});

test.each<[string, readonly Trouble[]]>([
  ['the choice is lost', ['call is lost']],
  ['the answer to the choice is lost', ['answer is lost']],
  ['the choice arrives, the undo does not', ['answer is lost', 'call is lost']],
  ['both answers are lost', ['answer is lost', 'answer is lost']],
  ['the server is out of order for a moment', [answered(503), answered(429)]],
])('an undo outlives the network: %s', async (_, troubles) => {
  const { designer, server } = await designed([hungRight, 'painted', sameInside, 'undo'], troubles);
  expect(readDoor(designer)).toBe('right own');
  expect([...server.items.values()][0]?.item).toEqual(designer.store.current().shown);
  expect(designer.said).toEqual([]);
});

test('a door that is put back says all that was unsent before it, in one call', async () => {
  const { server } = await designed([hungRight, 'saved', sameInside, 'painted', 'undo', 'undo', 'redo', sameInside]);
  expect(server.calls.slice(2)).toEqual(['configure colour.sameInternal', 'restore', 'configure colour.sameInternal']);
});

test.each<[string, readonly Step[]]>([
  ['after that', [hungRight, sameInside, 'saved', 'undo', 'undo', 'saved']],
  ['while that is on its way', [hungRight, sameInside, 'undo', 'undo', 'saved']],
  ['the first frame, while that is on its way', [surround, 'undo', 'saved']],
])('undo goes back to before the server had made the item, %s', async (_, steps) => {
  const designer = designerAt(new FakeServer());
  await take(designer, steps);
  expect([readDoor(designer), designer.said]).toEqual(['left own', []]);
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

  test('its choice is not wiped out by an undo, and the visitor is told', async () => {
    const designer = await meanwhile(['undo']);
    expect(readDoor(designer)).toBe('right alike');
    expect(designer.said).toEqual(['This door was changed in another window, so what you took back was left out.']);
  });

  test('what was chosen after the undo goes on top', async () => {
    const designer = await meanwhile(['undo', { type: 'hand.choose', hand: 'left' }]);
    expect(readDoor(designer)).toBe('left alike');
  });

  test('there is nothing left to undo: it would wipe out the other window’s choice', async () => {
    const designer = await meanwhile([{ type: 'hand.choose', hand: 'left' }]);
    expect(designer.store.current().history.past).toEqual([]);
  });
});

test('an undo that the server refuses leaves what the server keeps', async () => {
  const { designer, server } = await designed([hungRight, 'saved']);
  server.troubles.push(answered(400));
  await take(designer, ['undo', 'saved']);
  expect(readDoor(designer)).toBe('right own');
  expect(designer.said).toHaveLength(1);
});

test('the finish that the Hardware step settles by itself is not undone', async () => {
  const { designer } = await designed([hungRight, { type: 'hardware.visit' }]);
  expect(designer.store.current().history.past).toHaveLength(1);
});

test('an undo that was not sent outlives a reload', async () => {
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
])('the last door put back among %s', (_, kinds, expected) => {
  const { shown } = designerAt(new FakeServer()).store.current();
  const { settles, after } = lastRestore(
    kinds.map((kind) => (kind === 'choice' ? hungRight : { type: 'restore', item: shown })),
  );
  expect([settles, after.length]).toEqual(expected);
});

describe('the first frame', () => {
  test('can be taken back: the door that invited stands there again, and the server has it', async () => {
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

  test('the one that invited leaves nothing to take back', async () => {
    const designer = designerAt(new FakeServer());
    await take(designer, [frame, 'saved', 'undo']);
    expect(designer.store.current().history.past).toEqual([]);
  });
});

test('choices that are made together are taken back together', async () => {
  const { designer, server } = await designed([]);
  designer.store.choose(hungRight, sameInside);
  await saved(designer);
  expect(server.calls.slice(1)).toEqual(['configure hand.choose colour.sameInternal']);
  await take(designer, ['undo', 'saved']);
  expect(readDoor(designer)).toBe('left own');
});

test('of choices made together, one that is refused refuses them all', async () => {
  const { designer } = await designed([]);
  designer.store.choose(hungRight, { type: 'glass.differentFrame', on: true });
  expect(readDoor(designer)).toBe('left own');
  expect(designer.said).toHaveLength(1);
});

test('undo of any choice restores exactly what was shown, also on the server', async () => {
  const dice = diceFrom(7);
  const { designer } = await designed([]);
  for (let choices = 0; choices < 150; choices += 1) {
    const before = designer.store.current().shown;
    designer.store.choose(anyWish(before, catalogue, dice));
    if (designer.store.current().history.past.at(-1) !== before) continue;
    if (dice(2) === 0) await saved(designer);
    const after = designer.store.current().shown;
    designer.store.undo();
    expect(designer.store.current().shown).toEqual(restored(after, before));
    await saved(designer);
    expect(designer.store.current().saved?.item).toEqual(designer.store.current().shown);
    if (dice(3) > 0) designer.store.redo();
  }
  expect(designer.store.current().history.past.length).toBeGreaterThan(20);
});
