import { describe, expect, test } from 'vitest';
import { answered } from '../testing/fakes.ts';
import { createStore } from '../state/store.ts';
import type { SavingEnd, Unsaved } from './queued-document.ts';
import { createSaveQueue, type SaveQueuePorts } from './save-queue.ts';

/** A list of words on a server. An edit adds a word. */
interface List {
  readonly version: number;
  readonly words: readonly string[];
}

const lostCall = new TypeError('Failed to fetch');
const cancelled = new DOMException('This operation was aborted.', 'AbortError');
const conflict = answered(409);

/** A server with one list; each of `failures` makes one call fail, before or after it has arrived. */
class ListServer {
  list: List | null = null;
  readonly calls: string[] = [];
  readonly failures: (Error | 'answer is lost')[] = [];
  end: SavingEnd | null = null;
  refused = '';

  async create(): Promise<List> {
    return this.answer('create', () => this.save([]));
  }

  async load(): Promise<List | SavingEnd> {
    return this.answer('load', () => this.end ?? this.list ?? 'deleted');
  }

  async add(words: readonly string[], version: number): Promise<List> {
    return this.answer(`add ${words.join(' ')}`, () => {
      if (this.end || this.list?.version !== version) throw conflict;
      if (words.includes(this.refused)) throw answered(400);
      return this.save([...this.list.words, ...words]);
    });
  }

  save(words: readonly string[]): List {
    this.list = { version: (this.list?.version ?? 0) + 1, words };
    return this.list;
  }

  private async answer<Answer>(call: string, work: () => Answer): Promise<Answer> {
    this.calls.push(call);
    const failure = this.failures.shift();
    await Promise.resolve();
    if (failure instanceof Error) throw failure;
    const answer = work();
    if (failure) throw lostCall;
    return answer;
  }
}

interface State extends Unsaved<List, string> {
  readonly isOpen: boolean;
  readonly network: 'reached' | 'waiting';
}

/** A page that edits the list, and notes what its queue tells it. */
function openPage(server: ListServer, ports: Partial<SaveQueuePorts> = {}) {
  const store = createStore<State>({ generation: 0, saved: null, unsent: [], isOpen: true, network: 'reached' });
  const events: string[] = [];
  const { current, set } = store;
  const queue = createSaveQueue<List, string>(
    {
      current,
      maySend: () => current().isOpen,
      create: () => server.create(),
      nextCall: ({ version }, unsent, pace) => {
        const words = pace === 'together' ? unsent : unsent.slice(0, 1);
        return { covers: words.length, isDivisible: words.length > 1, send: () => server.add(words, version) };
      },
      loadNewest: () => server.load(),
      isSameVersion: (one, other) => one.version === other.version,
      countApplied: ({ words }) => {
        const { saved, unsent } = current();
        const added = words.slice(saved?.words.length);
        return added.every((word, index) => word === unsent[index]) ? added.length : undefined;
      },
      onSaved: (saved, covers) => set({ saved, unsent: current().unsent.slice(covers), network: 'reached' }),
      onConflict: (saved) => {
        events.push('conflict');
        set({ saved });
      },
      onRefused: (_, covers) => {
        events.push(`refused ${current().unsent.slice(0, covers).join(' ')}`);
        set({ unsent: current().unsent.slice(covers) });
      },
      onEnd: (end) => {
        events.push(end);
        set({ unsent: [], isOpen: false });
      },
      onNetwork: (network) => set({ network }),
      isFatal: (error) => error === sessionExpired,
    },
    { backOff, beforeCall: () => Promise.resolve(), ...ports },
  );
  const add = (...words: readonly string[]) => {
    set({ unsent: [...current().unsent, ...words] });
    queue.send();
  };
  return { store, queue, add, events };
}

const sessionExpired = answered(401);
const backOff: SaveQueuePorts['backOff'] = {
  wait: () => new Promise((done) => setTimeout(done, 0)),
  end: () => undefined,
  reset: () => undefined,
};
/** For a page that is left before the network is back. */
const waitForEver: SaveQueuePorts['backOff'] = { ...backOff, wait: () => new Promise(() => undefined) };

const nextTask = () => new Promise((done) => setTimeout(done, 0));

async function settled() {
  for (let task = 0; task < 20; task += 1) await nextTask();
}

/** A page whose list is created already. */
async function openSaved(server: ListServer, ports?: Partial<SaveQueuePorts>) {
  const page = openPage(server, ports);
  await page.queue.whenSaved();
  server.calls.length = 0;
  return page;
}

describe('edits', () => {
  test('are sent in order, one call at a time, all that are unsent in each', async () => {
    const server = new ListServer();
    const page = openPage(server);
    page.add('one');
    page.add('two');
    await nextTask();
    page.add('three');
    await page.queue.whenSaved();
    expect(server.calls).toEqual(['create', 'add one two', 'add three']);
    expect(server.list?.words).toEqual(['one', 'two', 'three']);
  });

  test('made while a call is running stay unsent until the next one', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    page.add('one');
    await Promise.resolve();
    page.add('two');
    await page.queue.callInProgress();
    expect(page.store.current()).toMatchObject({ saved: { words: ['one'] }, unsent: ['two'] });
    await page.queue.whenSaved();
    expect(server.calls).toEqual(['add one', 'add two']);
  });

  test('are not sent while the page does not allow it', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    page.store.set({ isOpen: false });
    page.add('one');
    await settled();
    expect([server.calls, page.store.current().unsent]).toEqual([[], ['one']]);
    page.store.set({ isOpen: true });
    await page.queue.whenSaved();
    expect(server.list?.words).toEqual(['one']);
  });
});

describe('a call that fails is sent again', () => {
  test.each<[string, Error, State['network']]>([
    ['is lost', lostCall, 'waiting'],
    ['meets a server out of order', answered(503), 'waiting'],
    ['is cancelled by the page', cancelled, 'reached'],
  ])('when it %s', async (_, error, network) => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.failures.push(error);
    page.add('one');
    await Promise.resolve();
    await page.queue.callInProgress();
    expect(page.store.current()).toMatchObject({ unsent: ['one'], network });
    await settled();
    expect([server.list?.words, page.store.current().unsent]).toEqual([['one'], []]);
  });

  test('but not when the session has expired: its edits stay unsent', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.failures.push(sessionExpired);
    page.add('one');
    await settled();
    expect([server.calls, page.store.current().unsent]).toEqual([['add one'], ['one']]);
  });

  test('but not after the queue was stopped: then only a flush sends, and once', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    page.queue.stop();
    page.add('one');
    await settled();
    expect(server.calls).toEqual([]);
    server.failures.push(lostCall);
    await page.queue.flush();
    await settled();
    expect([server.calls, page.store.current().unsent]).toEqual([['add one'], ['one']]);
  });

  test('after another document has taken its place, the failure is ignored', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.failures.push(answered(400));
    page.add('one');
    await Promise.resolve();
    page.store.set({ generation: 1, unsent: [] });
    await settled();
    expect(page.events).toEqual([]);
  });
});

describe('a lost answer', () => {
  test('is not taken for somebody else’s change', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.failures.push('answer is lost');
    page.add('one');
    await settled();
    expect([server.list?.words, page.store.current().unsent, page.events]).toEqual([['one'], [], []]);
  });

  test('of an earlier page is not taken for one either', async () => {
    const server = new ListServer();
    const saved = server.save([]);
    const earlier = openPage(server, { backOff: waitForEver });
    earlier.store.set({ saved });
    server.failures.push('answer is lost');
    earlier.add('one');
    await settled();
    const page = openPage(server, { isUnsure: true });
    page.store.set({ saved });
    page.add('one');
    await settled();
    expect([server.list?.words, page.events]).toEqual([['one'], []]);
  });
});

describe('a conflict', () => {
  test('lets the page rebase its edits on the newest version, and sends them again', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.save(['theirs']);
    page.add('mine');
    await page.queue.whenSaved();
    expect([server.list?.words, page.events]).toEqual([['theirs', 'mine'], ['conflict']]);
  });

  test('in which the server has no newer version is a refusal', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.failures.push(conflict);
    page.add('one');
    await settled();
    expect(page.events).toEqual(['refused one']);
  });

  test('a call that misses something else than the document is a refusal, and the document stays', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.failures.push(answered(404));
    page.add('one');
    await settled();
    expect([page.events, page.store.current().saved?.words]).toEqual([['refused one'], []]);
  });

  test.each<SavingEnd>(['deleted', 'locked'])('with a document that is %s ends the saving', async (end) => {
    const server = new ListServer();
    const page = await openSaved(server);
    server.end = end;
    page.add('one');
    await settled();
    expect(page.events).toEqual([end]);
  });
});

test('of several edits only the one that the server refuses is lost', async () => {
  const server = new ListServer();
  const page = await openSaved(server);
  server.refused = 'two';
  page.add('one', 'two', 'three');
  await settled();
  expect([server.list?.words, page.events]).toEqual([['one', 'three'], ['refused two']]);
  expect(server.calls).toEqual(['add one two three', 'add one', 'add two', 'add three']);
});

describe('who waits until everything is saved', () => {
  test('gets the saved document', async () => {
    const page = openPage(new ListServer());
    page.add('one');
    expect((await page.queue.whenSaved()).words).toEqual(['one']);
  });

  test('gets the error of a call that failed, and may wait again', async () => {
    const server = new ListServer();
    const page = openPage(server);
    server.failures.push(lostCall);
    page.add('one');
    await expect(page.queue.whenSaved()).rejects.toBe(lostCall);
    expect((await page.queue.whenSaved()).words).toEqual(['one']);
  });

  test('gets a cancellation when the document is left', async () => {
    const server = new ListServer();
    const page = await openSaved(server);
    page.add('one');
    const saved = page.queue.whenSaved();
    page.store.set({ saved: null, unsent: [], isOpen: false });
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a flush resolves after one call, also when that fails', async () => {
  const server = new ListServer();
  const page = await openSaved(server, { backOff: waitForEver });
  server.failures.push(lostCall);
  page.add('one');
  await page.queue.flush();
  expect([server.calls, page.store.current().network]).toEqual([['add one'], 'waiting']);
});
