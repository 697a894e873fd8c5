import { itemId } from '@door/domain/item/ids';
import { mm } from '@door/domain/measure/mm';
import { describe, expect, test } from 'vitest';
import { keptIn } from '../../kept.ts';
import { createSurveyStore, type KnownSurvey } from './survey-store.ts';
import { surveyMemory } from './survey-memory.ts';

const nothing: KnownSurvey['Survey'] = {
  Widths: [null, null, null],
  Heights: [null, null, null],
  Diagonals: [null, null],
  Reveals: { Left: null, Right: null, Top: null },
  Notes: '',
  Final: false,
};

const known = (Version: number, change: Partial<KnownSurvey['Survey']> = {}): KnownSurvey => ({
  ItemId: itemId('00000000-0000-4000-8000-000000000001'),
  Survey: { ...nothing, ...change },
  Version,
  FinalAt: null,
  FinalBy: null,
  Photos: [],
});

const refusal = (httpStatus: number, message: string) =>
  Object.assign(new Error(message), { name: 'TRPCClientError', data: { httpStatus } });

/** A server of one survey, a device, and time that a test lets pass. */
function aHallway() {
  const kept = new Map<string, string>();
  const storage = keptIn(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
  const memory = surveyMemory(storage, { clientId: -1022, id: 'a' });
  const server = { now: known(0), isThere: true, refusing: '', answer: Promise.resolve() };
  const waiting = new Set<() => void>();
  const open = () =>
    createSurveyStore(
      {
        memory,
        load: async () => {
          if (!server.isThere) throw new TypeError('Failed to fetch');
          return server.now;
        },
        save: async (survey, version) => {
          if (!server.isThere) throw new TypeError('Failed to fetch');
          if (server.refusing) throw refusal(409, server.refusing);
          if (version !== server.now.Version) throw refusal(409, 'Somebody else has changed this survey.');
          const saved = { ...server.now, Survey: survey, Version: version + 1 };
          server.now = saved;
          await server.answer;
          return saved;
        },
        later: (work) => {
          waiting.add(work);
          return () => void waiting.delete(work);
        },
        isTheEnd: () => false,
      },
      server.now,
    );
  const pass = async () => {
    for (const work of [...waiting]) {
      waiting.delete(work);
      work();
    }
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { server, open, pass, kept };
}

const width = (first: number): Partial<KnownSurvey['Survey']> => ({ Widths: [mm(first), null, null] });

describe('a survey saves by itself', () => {
  test('once the person pauses, with all that was measured till then', async () => {
    const { server, open, pass, kept } = aHallway();
    const store = open();
    store.change(width(1003));
    store.change({ Notes: 'Mind the dog' });
    expect([store.current().saving, server.now.Version, kept.size]).toEqual(['saving', 0, 1]);
    await pass();
    expect(server.now).toMatchObject({ Version: 1, Survey: { Widths: [1003, null, null], Notes: 'Mind the dog' } });
    expect([store.current().saving, kept.size]).toEqual(['saved', 0]);
  });
  test('what is taken back before that is not sent at all', async () => {
    const { server, open, pass } = aHallway();
    const store = open();
    store.change(width(1003));
    store.change({ Widths: nothing.Widths });
    await pass();
    expect([store.current().saving, server.now.Version]).toEqual(['saved', 0]);
  });
  test('who looks anew while it is on its way and measures on meets nobody but themselves', async () => {
    const { server, open, pass } = aHallway();
    const store = open();
    let arrive = () => {};
    server.answer = new Promise((arrived) => {
      arrive = arrived;
    });
    store.change(width(1010));
    await pass();
    store.change({ Notes: 'one step' });
    const looked = store.refresh();
    await pass();
    expect(store.current().saving).toBe('saving');
    arrive();
    await looked;
    await pass();
    expect(server.now.Survey).toMatchObject({ ...width(1010), Notes: 'one step' });
    expect(store.current().saving).toBe('saved');
  });

  test('what was measured while it was on its way follows', async () => {
    const { server, open, pass } = aHallway();
    const store = open();
    store.change(width(1003));
    const sent = store.flush();
    store.change(width(1001));
    await sent;
    expect(store.current().saving).toBe('saving');
    await pass();
    expect(server.now).toMatchObject({ Version: 2, Survey: { Widths: [1001, null, null] } });
  });
});

describe('without a network', () => {
  test('the survey waits, and goes when the network is back', async () => {
    const { server, open, pass } = aHallway();
    const store = open();
    server.isThere = false;
    store.change(width(1003));
    await pass();
    expect(store.current()).toMatchObject({ saving: 'waiting', mine: { Widths: [1003, null, null] } });
    server.isThere = true;
    await pass();
    expect([store.current().saving, server.now.Version]).toEqual(['saved', 1]);
  });
  test('a reload loses nothing: the next page sends it', async () => {
    const { server, open, pass } = aHallway();
    const store = open();
    server.isThere = false;
    store.change(width(1003));
    await pass();
    store.stop();
    server.isThere = true;
    const next = open();
    expect(next.current()).toMatchObject({ saving: 'saving', mine: { Widths: [1003, null, null] } });
    await pass();
    expect([next.current().saving, server.now.Version]).toEqual(['saved', 1]);
  });
});

describe('somebody else was faster', () => {
  async function met() {
    const hallway = aHallway();
    const store = hallway.open();
    store.change(width(1003));
    hallway.server.now = known(1, { ...width(999), Notes: 'Theirs' });
    await hallway.pass();
    return { ...hallway, store };
  }
  test('both are there, and nothing is sent until the person has chosen', async () => {
    const { store, server, pass } = await met();
    expect(store.current()).toMatchObject({
      saving: 'conflict',
      mine: { Widths: [1003, null, null] },
      kept: { Survey: { Widths: [999, null, null] } },
    });
    store.change({ Notes: 'Mine' });
    await pass();
    expect([store.current().saving, server.now.Version]).toEqual(['conflict', 1]);
  });
  test('mine is saved in place of theirs', async () => {
    const { store, server, pass } = await met();
    store.settle('mine');
    await pass();
    expect(server.now).toMatchObject({ Version: 2, Survey: { Widths: [1003, null, null], Notes: '' } });
    expect(store.current().saving).toBe('saved');
  });
  test('theirs stands', async () => {
    const { store, server, pass, kept } = await met();
    store.settle('theirs');
    await pass();
    expect([store.current().mine.Notes, server.now.Version, kept.size]).toEqual(['Theirs', 1, 0]);
  });
  test('where nothing was measured here, the form follows', async () => {
    const { server, open } = aHallway();
    const store = open();
    server.now = known(3, width(999));
    await store.refresh();
    expect(store.current()).toMatchObject({ saving: 'saved', mine: { Widths: [999, null, null] } });
  });
});

test('a refusal says why, and the next figure is sent again', async () => {
  const { server, open, pass } = aHallway();
  const store = open();
  server.refusing = 'Not measured yet: width at the head.';
  store.change({ Final: true });
  await pass();
  expect(store.current()).toMatchObject({ saving: 'refused', reason: 'Not measured yet: width at the head.' });
  server.refusing = '';
  store.change({ ...width(1003), Final: false });
  await pass();
  expect([store.current().saving, server.now.Version]).toEqual(['saved', 1]);
});

test('another measure takes the tick back, a note does not', () => {
  const { server, open } = aHallway();
  server.now = known(1, { ...width(1003), Final: true });
  const store = open();
  store.change({ Notes: 'Mind the dog' });
  expect(store.current().mine.Final).toBe(true);
  store.change(width(1001));
  expect(store.current().mine.Final).toBe(false);
});
