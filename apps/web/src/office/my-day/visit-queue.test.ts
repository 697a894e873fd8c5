import { shareOf } from '@door/domain/testing/law-share';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import { answered } from '../../shared/testing/fakes.ts';
import type { FittingEvent, HandOver } from './my-day-wire.ts';
import { createVisitQueue, PhotoRefused, type VisitPorts, type VisitQueue } from './visit-queue.ts';
import type { WaitingSaid } from './waiting-said.ts';

const turn = () => new Promise<void>((done) => setImmediate(done));
const lost = () => new TypeError('Failed to fetch');
const png = new Uint8Array([1, 2, 3]).buffer;
const row = 'Frame level and plumb';
const wrongRow = 'No such row';

/** The tables of a phone, which outlast its pages. */
class Phone {
  readonly kept = new Map<string, WaitingSaid>();
  /** What a page that is gone begins to write is not written, and it never learns what became of anything. */
  storageOf(page: { isGone: boolean }): DeviceStorage<WaitingSaid> {
    const whileThere = async <Answer>(work: () => Answer): Promise<Answer> => {
      await turn();
      return page.isGone ? new Promise<never>(() => undefined) : work();
    };
    return {
      all: () => whileThere(() => [...this.kept.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))),
      put: (entry) => whileThere(() => void this.kept.set(entry.id, structuredClone(entry))),
      remove: (id) => whileThere(() => void this.kept.delete(id)),
    };
  }
}

/** What becomes of a call: it is lost on the way there, or on the way back, comes twice, meets a server out of order, or arrives. */
const fates = ['lost', 'answer lost', 'twice', 'out of order', 'well'] as const;

/** What is taken, each once, as the server does it. */
class Works {
  readonly taken: { readonly id: string; readonly visit: string }[] = [];
  readonly photos = new Set<string>();
  fates: readonly (typeof fates)[number][] = [];
  calls = 0;

  async meets<Answer>(work: () => Answer): Promise<Answer> {
    const fate = this.fates[this.calls % Math.max(1, this.fates.length)] ?? 'well';
    this.calls += 1;
    await turn();
    if (fate === 'lost') throw lost();
    if (fate === 'out of order') throw answered(503);
    const answer = work();
    if (fate === 'twice') work();
    if (fate === 'answer lost') throw lost();
    return answer;
  }

  take(visit: string, id: string): 'taken' | 'known' {
    if (this.taken.some((each) => each.id === id)) return 'known';
    this.taken.push({ id, visit });
    return 'taken';
  }

  record(visit: string, events: readonly FittingEvent[]) {
    expect(events.length).toBeLessThanOrEqual(50);
    return {
      Results: events.map((event) => {
        const isWrong = event.Kind === 'checklist' && event.Row === wrongRow;
        const isMissing = event.Kind === 'photo' && !this.photos.has(event.PhotoId);
        const Sentence = isWrong ? 'There is no such row.' : isMissing ? 'The photo has not arrived.' : '';
        return { Id: event.Id, As: Sentence ? ('refused' as const) : this.take(visit, event.Id), Sentence };
      }),
    };
  }
}

interface Opened {
  readonly queue: VisitQueue;
  readonly page: { isGone: boolean };
}

function openPage(phone: Phone, works: Works, ports: Partial<VisitPorts> = {}): Opened {
  const page = { isGone: false };
  const queue = createVisitQueue({
    storage: phone.storageOf(page),
    upload: (_, photoId) => works.meets(() => void works.photos.add(photoId)),
    record: (visit, events) => works.meets(() => works.record(visit, events)),
    handOver: ({ VisitId, Id }: HandOver) => works.meets(() => works.take(VisitId, Id)),
    onTaken: () => Promise.resolve(),
    backOff: { wait: turn, end: () => undefined, reset: () => undefined },
    endIfSessionExpired: () => false,
    // A clock that stands still: two things said in one millisecond keep their order all the same.
    now: () => 1_765_000_000_000,
    ...ports,
  });
  return { queue, page };
}

const leave = ({ queue, page }: Opened) => {
  page.isGone = true;
  queue.stop();
};

const isSent = ({ queue }: Opened) => expect.poll(() => queue.current().waiting).toEqual([]);

const doors = [{ LineId: 'line-1', Unit: 1 }];

describe('what is said at a visit', () => {
  test('is shown once the phone has it, and goes when it is taken', async () => {
    const [phone, works] = [new Phone(), new Works()];
    const opened = openPage(phone, works);
    const said = opened.queue.say('visit-1', { Kind: 'arrived' });
    expect(opened.queue.current().waiting).toEqual([]);
    await said;
    expect(phone.kept.size).toBe(1);
    await isSent(opened);
    await expect.poll(() => phone.kept.size).toBe(0);
    expect(works.taken).toHaveLength(1);
  });

  test('of one visit goes in few calls, a photo and a handover each by themselves, and of fifty the rest follows', async () => {
    const [phone, works] = [new Phone(), new Works()];
    const record = vi.fn<VisitPorts['record']>((visit, events) => works.meets(() => works.record(visit, events)));
    const earlier = openPage(phone, works, { record: () => Promise.reject(lost()), backOff: waitForEver });
    for (let at = 0; at < 55; at += 1)
      await earlier.queue.say('visit-1', { Kind: 'checklist', Row: row, Answer: 'yes', Text: '' });
    await earlier.queue.takePhoto('visit-1', png, { Shows: 'before', Door: null });
    await earlier.queue.say('visit-1', { Kind: 'left' });
    leave(earlier);
    const opened = openPage(phone, works, { record });
    await expect.poll(() => works.taken.length).toBe(57);
    await isSent(opened);
    expect(record.mock.calls.map(([, events]) => events.length)).toEqual([50, 5, 1, 1]);
  });

  test('and refused stays with its reason, over a reload too; it is sent again when somebody wants that', async () => {
    const [phone, works] = [new Phone(), new Works()];
    const handOver = vi.fn<VisitPorts['handOver']>(() => Promise.reject(answered(409, 'The row “Keys” is open.')));
    const first = openPage(phone, works, { handOver });
    await first.queue.handOver('visit-1', { Doors: doors, Signed: null, Reason: 'Nobody in' }, png);
    await expect.poll(() => first.queue.current().refused).toMatchObject([{ refusal: 'The row “Keys” is open.' }]);
    leave(first);
    const second = openPage(phone, works);
    await expect.poll(() => second.queue.current().refused).toHaveLength(1);
    for (const entry of second.queue.current().refused) await second.queue.sendAgain(entry);
    await isSent(second);
    expect([works.taken.length, works.photos.size]).toEqual([1, 1]);
    await expect.poll(() => phone.kept.size).toBe(0);
  });

  test('a picture that the server does not take stays as well, until somebody gives it up', async () => {
    const [phone, works] = [new Phone(), new Works()];
    const upload = () => Promise.reject(new PhotoRefused('The photo was not taken.'));
    const { queue } = openPage(phone, works, { upload });
    await queue.takePhoto('visit-1', png, { Shows: 'after', Door: null });
    await expect.poll(() => queue.current().refused).toMatchObject([{ refusal: 'The photo was not taken.' }]);
    for (const entry of queue.current().refused) await queue.forget(entry);
    expect([queue.current().refused, phone.kept.size]).toEqual([[], 0]);
  });

  test('on a phone that keeps nothing is said to be so, and sent while the page is open', async () => {
    const [phone, works] = [new Phone(), new Works()];
    const storage = { ...phone.storageOf({ isGone: false }), put: () => Promise.reject(new Error('full')) };
    const opened = openPage(phone, works, { storage });
    await opened.queue.say('visit-1', { Kind: 'set out' });
    expect(opened.queue.current().isKept).toBe(false);
    await isSent(opened);
    expect(works.taken).toHaveLength(1);
  });
});

const waitForEver = { wait: () => new Promise<never>(() => undefined), end: () => undefined, reset: () => undefined };

type Act = 'event' | 'wrong' | 'photo' | 'reload' | 'second page' | 'pause';

const somePhotos: readonly Act[] = Array.from({ length: 12 }, () => 'photo');
const someEvents: readonly Act[] = Array.from({ length: 40 }, (_, at) => (at % 10 === 9 ? 'wrong' : 'event'));
const interruptions = fc.array(fc.constantFrom<Act>('reload', 'second page', 'pause'), { maxLength: 14 });
const days = interruptions.chain((more) => {
  const all = [...somePhotos, ...someEvents, ...more];
  return fc.shuffledSubarray(all, { minLength: all.length });
});

test('law 9: whatever the network does, each photo and event arrives once and in its order, and nothing goes without a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.array(fc.constantFrom(...fates), { maxLength: 60 }), async (acts, network) => {
      const [phone, works] = [new Phone(), new Works()];
      works.fates = network;
      const said: { readonly id: string; readonly visit: string; readonly isWrong: boolean }[] = [];
      let open = [openPage(phone, works)];
      const [first] = open;
      let writing = first?.queue;
      for (const [at, act] of acts.entries()) {
        const visit = `visit-${String(at % 2)}`;
        if (act === 'reload') {
          open.forEach(leave);
          const next = openPage(phone, works);
          open = [next];
          writing = next.queue;
        } else if (act === 'second page') open = [...open, openPage(phone, works)];
        else if (act === 'pause') for (let turns = 0; turns < 20; turns += 1) await turn();
        else {
          const before = new Set([...phone.kept.values()].map(idOf));
          const known = new Set(said.map(({ id }) => id));
          if (act === 'photo') await writing?.takePhoto(visit, png, { Shows: 'other', Door: null });
          else
            await writing?.say(visit, {
              ...{ Kind: 'checklist', Answer: 'yes', Text: String(at) },
              Row: act === 'wrong' ? wrongRow : row,
            });
          const id = newIdIn({ phone, works, before, known });
          said.push({ id, visit, isWrong: act === 'wrong' });
        }
      }
      // At last the network is back.
      works.fates = [];
      open.forEach(leave);
      const last = openPage(phone, works);
      await expect.poll(() => [...phone.kept.values()].filter(({ refusal }) => refusal === null)).toEqual([]);
      for (const visit of ['visit-0', 'visit-1'])
        expect(works.taken.filter((each) => each.visit === visit).map(({ id }) => id)).toEqual(
          said.filter((each) => each.visit === visit && !each.isWrong).map(({ id }) => id),
        );
      expect([...phone.kept.values()].map(idOf).toSorted()).toEqual(
        said.flatMap(({ id, isWrong }) => (isWrong ? [id] : [])).toSorted(),
      );
      expect([...phone.kept.values()].every(({ refusal }) => refusal === 'There is no such row.')).toBe(true);
      leave(last);
    }),
    { numRuns: shareOf(400) },
  );
});

const idOf = ({ said }: WaitingSaid): string => (said.as === 'event' ? said.event.Id : said.message.Id);

interface Looked {
  readonly phone: Phone;
  readonly works: Works;
  readonly before: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

/** What was said just now: it is on the phone, or was taken while one looked. */
function newIdIn({ phone, works, before, known }: Looked): string {
  const all = [...[...phone.kept.values()].map(idOf), ...works.taken.map(({ id }) => id)];
  const [id, ...others] = new Set(all.filter((each) => !before.has(each) && !known.has(each)));
  if (id === undefined || others.length > 0) throw new Error('One thing was said.');
  return id;
}
