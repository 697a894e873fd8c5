import { itemId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import { safeStorage } from '../../shared/storage/storage.ts';
import { createSurveyStore, type StoredSurvey } from './survey-store.ts';
import { unsavedSurveyStorage } from './unsaved-survey.ts';

const nothing: StoredSurvey['Survey'] = {
  Widths: [null, null, null],
  Heights: [null, null, null],
  Diagonals: [null, null],
  Reveals: { Left: null, Right: null, Top: null },
  Notes: '',
  Final: false,
};

const aStoredSurvey = (Version: number, change: Partial<StoredSurvey['Survey']> = {}): StoredSurvey => ({
  ItemId: itemId('00000000-0000-4000-8000-000000000001'),
  Survey: { ...nothing, ...change },
  Version,
  FinalAt: null,
  FinalBy: null,
  Photos: [],
  Site: { Customer: '', Phone: '', Address: '', Door: 'Single Door', Line: null, Quote: null },
  Order: null,
  Locked: { Survey: null, Sizes: null },
});

const refusal = (httpStatus: number, message: string) =>
  Object.assign(new Error(message), { name: 'TRPCClientError', data: { httpStatus } });

/** A fake server with one survey, a fake device storage, and timers that a test runs. */
function aSurveyPage() {
  const entries = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  }));
  const unsavedStorage = unsavedSurveyStorage(storage, { clientId: -1022, id: 'a' });
  const server = { now: aStoredSurvey(0), isThere: true, refusing: '', answer: Promise.resolve() };
  const waiting = new Set<() => void>();
  const open = () =>
    createSurveyStore(
      {
        unsavedStorage,
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
        schedule: (work) => {
          waiting.add(work);
          return () => void waiting.delete(work);
        },
        online: new EventTarget(),
        endIfSessionExpired: () => false,
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
  return { server, open, pass, entries };
}

const width = (first: number): Partial<StoredSurvey['Survey']> => ({ Widths: [mm(first), null, null] });

describe('autosave of a survey', () => {
  test('saves after a pause, with all changes until then', async () => {
    const { server, open, pass, entries } = aSurveyPage();
    const store = open();
    store.change(width(1003));
    store.change({ Notes: 'Mind the dog' });
    expect([store.current().saving, server.now.Version, entries.size]).toEqual(['saving', 0, 1]);
    await pass();
    expect(server.now).toMatchObject({ Version: 1, Survey: { Widths: [1003, null, null], Notes: 'Mind the dog' } });
    expect([store.current().saving, entries.size]).toEqual(['saved', 0]);
  });
  test('sends nothing when a change was reversed before the pause', async () => {
    const { server, open, pass } = aSurveyPage();
    const store = open();
    store.change(width(1003));
    store.change({ Widths: nothing.Widths });
    await pass();
    expect([store.current().saving, server.now.Version]).toEqual(['saved', 0]);
  });
  test('a refresh while a save is running finds no conflict with oneself', async () => {
    const { server, open, pass } = aSurveyPage();
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

  test('changes made while a save is running are saved next', async () => {
    const { server, open, pass } = aSurveyPage();
    const store = open();
    let arrive = () => {};
    server.answer = new Promise((arrived) => {
      arrive = arrived;
    });
    store.change(width(1003));
    const sent = store.flush();
    await pass();
    store.change(width(1001));
    arrive();
    await sent;
    expect([store.current().saving, server.now.Survey.Widths[0]]).toEqual(['saving', 1003]);
    await pass();
    expect(server.now).toMatchObject({ Version: 2, Survey: { Widths: [1001, null, null] } });
  });
});

describe('without a network', () => {
  test('the survey waits and is saved when the network is back', async () => {
    const { server, open, pass } = aSurveyPage();
    const store = open();
    server.isThere = false;
    store.change(width(1003));
    await pass();
    expect(store.current()).toMatchObject({ saving: 'waiting', mine: { Widths: [1003, null, null] } });
    server.isThere = true;
    await pass();
    expect([store.current().saving, server.now.Version]).toEqual(['saved', 1]);
  });
  test('a reload loses nothing: the next page saves it', async () => {
    const { server, open, pass } = aSurveyPage();
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

describe('a conflict: somebody else has saved another survey', () => {
  async function aConflict() {
    const hallway = aSurveyPage();
    const store = hallway.open();
    store.change(width(1003));
    hallway.server.now = aStoredSurvey(1, { ...width(999), Notes: 'Theirs' });
    await hallway.pass();
    return { ...hallway, store };
  }
  test('both surveys are there, and nothing is sent until one is chosen', async () => {
    const { store, server, pass } = await aConflict();
    expect(store.current()).toMatchObject({
      saving: 'conflict',
      mine: { Widths: [1003, null, null] },
      stored: { Survey: { Widths: [999, null, null] } },
    });
    store.change({ Notes: 'Mine' });
    await pass();
    expect([store.current().saving, server.now.Version]).toEqual(['conflict', 1]);
  });
  test('my survey replaces theirs', async () => {
    const { store, server, pass } = await aConflict();
    store.resolveConflict('mine');
    await pass();
    expect(server.now).toMatchObject({ Version: 2, Survey: { Widths: [1003, null, null], Notes: '' } });
    expect(store.current().saving).toBe('saved');
  });
  test('their survey stays', async () => {
    const { store, server, pass, entries } = await aConflict();
    store.resolveConflict('theirs');
    await pass();
    expect([store.current().mine.Notes, server.now.Version, entries.size]).toEqual(['Theirs', 1, 0]);
  });
  test('an unchanged form takes the new survey without a conflict', async () => {
    const { server, open } = aSurveyPage();
    const store = open();
    server.now = aStoredSurvey(3, width(999));
    await store.refresh();
    expect(store.current()).toMatchObject({ saving: 'saved', mine: { Widths: [999, null, null] } });
  });
});

test('a refusal has its reason, and the next change is saved again', async () => {
  const { server, open, pass } = aSurveyPage();
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

test('a changed measure takes back that the survey is final, a changed note does not', () => {
  const { server, open } = aSurveyPage();
  server.now = aStoredSurvey(1, { ...width(1003), Final: true });
  const store = open();
  store.change({ Notes: 'Mind the dog' });
  expect(store.current().mine.Final).toBe(true);
  store.change(width(1001));
  expect(store.current().mine.Final).toBe(false);
});
