import { startHistory } from '@door/domain/item/history';
import type { SavedItem } from '../api/door-api.ts';
import { type Failure, failureOf, messageOf } from '../api/failure.ts';
import { type Batch, lastRestore, nextBatch, type Pace, restored } from './change.ts';
import { type Design, isAllSaved, showing } from './design.ts';
import { ontoNewer } from './onto-newer.ts';
import { alreadyMade, keptIfEqual, reapply } from './reapply.ts';
import type { Workbench } from './workbench.ts';

export interface Sender {
  readonly go: () => void;
  readonly whenSaved: () => Promise<SavedItem>;
}

/** What is known about the last calls. `unsure`: the call may have arrived although its answer did not. */
interface Course {
  unsure: boolean;
  /** The conflict with which the server answered: it has a newer version than this page, or does not allow a choice. */
  conflict: unknown;
  /** How many of the unsent changes the call on its way tells. */
  telling: number;
  pace: Pace;
}

/**
 * Sends what is unsent, in order, one call at a time, until the server has it all. `unsure`: a call may have arrived before
 * this page was opened.
 */
export function sender(bench: Workbench, { unsure = false }: Partial<Pick<Course, 'unsure'>> = {}): Sender {
  const waiting = waitingRoom();
  const course: Course = { unsure, conflict: null, telling: 0, pace: 'together' };
  let running = false;

  const onFailure = async (failure: Failure, error: unknown) => {
    if (failure !== 'try-again' && failure !== 'cancelled') return answerTo[failure](bench, course, error);
    course.unsure = true;
    bench.set({ network: failure === 'cancelled' ? 'reached' : 'waiting', configuring: false });
    waiting.fail(error);
    await bench.retry.wait();
  };
  const sendOnce = async () => {
    const { generation } = bench.current();
    try {
      await sendNext(bench, course);
      bench.retry.reset();
    } catch (error) {
      if (bench.current().generation === generation) await onFailure(failureOf(error), error);
    }
  };
  const run = async () => {
    while (isUnfinished(bench.current())) {
      await bench.afterPaint();
      // The visitor may have left this design meanwhile.
      if (isUnfinished(bench.current())) await sendOnce();
    }
    const { saved } = bench.current();
    if (saved) waiting.done(saved);
  };
  const go = () => {
    if (running) return;
    running = true;
    void run().finally(() => {
      running = false;
    });
  };
  const whenSaved = () => {
    const answer = waiting.enter();
    bench.retry.hurry();
    go();
    return answer;
  };
  return { go, whenSaved };
}

const isUnfinished = (design: Design) => design.started && !isAllSaved(design);

async function sendNext(bench: Workbench, course: Course): Promise<void> {
  const { saved, unsent, generation } = bench.current();
  if (course.conflict && saved) return fetchNewest(bench, course, saved);
  const batch = saved ? nextBatch(unsent, course.pace) : undefined;
  course.telling = batch?.settles ?? 0;
  const answer = saved && batch ? await tell(bench, saved, batch) : await bench.make();
  if (bench.current().generation !== generation) return;
  course.unsure = false;
  takeAndTell(bench, answer, { settled: course.telling, history: 'goes on' });
}

/** A door that was put back before the server had made the item goes there under the server's names. */
const tell = ({ calls }: Workbench, saved: SavedItem, batch: Batch): Promise<SavedItem> =>
  batch.kind === 'restore'
    ? calls.restore(saved, restored(saved.item, batch.item))
    : calls.configure(saved, batch.actions);

/**
 * After a conflict: our choices go on top of what the other window made, or go if the design was sent. What was taken
 * back goes too: as a whole door it would wipe out the other window's choices, and so would any later undo.
 */
async function fetchNewest(bench: Workbench, course: Course, saved: SavedItem): Promise<void> {
  const before = bench.current();
  const { generation, unsent } = before;
  const newest = await bench.calls.load(saved.item.id);
  if (bench.current().generation !== generation) return;
  if (newest === 'none') return startAgain(bench);
  const { unsure, conflict } = course;
  course.conflict = null;
  course.unsure = false;
  if (newest === 'sent') {
    bench.tell({ kind: 'sent already' });
    return void take(bench, saved, { settled: unsent.length, history: 'starts anew' });
  }
  const between = { saved: saved.item, newest: newest.item };
  const made = unsure ? alreadyMade(unsent, between, bench.catalogue) : undefined;
  if (made !== undefined) return takeAndTell(bench, newest, { settled: made, history: 'goes on' });
  if (newest.version === saved.version) return leaveOut(bench, course, conflict);
  const { restore, settles } = lastRestore(unsent);
  bench.set({ unsent: unsent.map((change) => ontoNewer(change, between)) });
  const { choiceLeftOut } = take(bench, newest, { settled: settles, history: 'starts anew' });
  bench.tell({ kind: 'changed elsewhere', before, newest, undoLeftOut: restore !== undefined, choiceLeftOut });
}

const answerTo: Readonly<
  Record<Exclude<Failure, 'try-again' | 'cancelled'>, (bench: Workbench, course: Course, error: unknown) => void>
> = {
  conflict: (_, course, error) => {
    course.conflict = error;
  },
  gone: startAgain,
  refused: leaveOut,
};

/** Of several choices in one call the server refuses all: told one by one, only the one that it means is lost. */
function leaveOut(bench: Workbench, course: Course, error: unknown): void {
  if (course.telling > 1 && course.pace === 'together' && !lastRestore(bench.current().unsent).restore) {
    course.pace = 'one by one';
    return;
  }
  course.pace = 'together';
  bench.say('error', messageOf(error));
  const { saved } = bench.current();
  if (saved) takeAndTell(bench, saved, { settled: course.telling, history: 'starts anew' });
  else bench.reset();
}

interface Told {
  readonly settled: number;
  readonly history: 'goes on' | 'starts anew';
}

function takeAndTell(bench: Workbench, saved: SavedItem, told: Told): void {
  if (take(bench, saved, told).choiceLeftOut) bench.tell({ kind: 'choice left out' });
}

/** The server's answer stands; what it has not been told yet goes on top. */
function take({ current, set, catalogue }: Workbench, saved: SavedItem, told: Told) {
  const { shown, unsent, history } = current();
  const left = unsent.slice(told.settled);
  const { item, changes } = reapply(saved.item, left, catalogue);
  const present = keptIfEqual(shown, item);
  set({
    saved,
    unsent: changes,
    ...showing(told.history === 'goes on' ? { ...history, present } : startHistory(present)),
    network: 'reached',
    configuring: false,
  });
  return { choiceLeftOut: changes.length < left.length };
}

function startAgain({ reset, tell }: Workbench) {
  tell({ kind: 'no longer kept' });
  reset();
}

/** Those who wait until everything is saved. */
function waitingRoom() {
  const here = new Set<{ done(saved: SavedItem): void; fail(error: unknown): void }>();
  const leave = (tell: (one: { done(saved: SavedItem): void; fail(error: unknown): void }) => void) => {
    const all = [...here];
    here.clear();
    all.forEach(tell);
  };
  return {
    enter: () => new Promise<SavedItem>((done, fail) => void here.add({ done, fail })),
    done: (saved: SavedItem) => leave((one) => one.done(saved)),
    fail: (error: unknown) => leave((one) => one.fail(error)),
  };
}
