import { startHistory } from '@door/domain/configure/undo-redo';
import type { SavedItem } from '../../platform/calls/door-api.ts';
import { type Failure, failureOf, messageOf } from '../../platform/calls/failure.ts';
import { type Batch, lastRestore, nextBatch, type Pace, restoredAs } from '../designer/edit.ts';
import { type Design, isAllSaved, showing } from '../designer/design.ts';
import { rebaseEdit, countApplied, reuseIfEqual, reapplyEdits } from '../designer/rebase.ts';
import type { EditingSession } from '../designer/editing-session.ts';

export interface Sender {
  /** Starts sending unless it is running already. */
  readonly send: () => void;
  /** Resolves once everything is saved; rejects when the server cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
}

/** What is known about the last calls. */
interface SendState {
  /** A call may have arrived although its answer was lost. */
  unsure: boolean;
  /** The error of a 409 answer: the server has a newer version than this page, or does not allow a choice. */
  conflict: unknown;
  /** How many of the unsent edits the running call sends. */
  inFlight: number;
  pace: Pace;
}

/** Sends unsent edits in order, one call at a time, until the server has all of them. `unsure`: an earlier page may have sent some. */
export function sender(session: EditingSession, { unsure = false }: Partial<Pick<SendState, 'unsure'>> = {}): Sender {
  const waiters = createWaiters();
  const state: SendState = { unsure, conflict: null, inFlight: 0, pace: 'together' };
  let running = false;

  const onFailure = async (failure: Failure, error: unknown) => {
    if (failure !== 'try-again' && failure !== 'cancelled') return answerTo[failure](session, state, error);
    state.unsure = true;
    session.set({ network: failure === 'cancelled' ? 'reached' : 'waiting', configuring: false });
    waiters.fail(error);
    await session.retry.wait();
  };
  const sendOnce = async () => {
    const { generation } = session.current();
    try {
      await sendNext(session, state);
      session.retry.reset();
    } catch (error) {
      if (session.current().generation === generation) await onFailure(failureOf(error), error);
    }
  };
  const run = async () => {
    while (isUnfinished(session.current())) {
      await session.afterPaint();
      // The visitor may have started over meanwhile.
      if (isUnfinished(session.current())) await sendOnce();
    }
    const { saved } = session.current();
    if (saved) waiters.done(saved);
  };
  const send = () => {
    if (running) return;
    running = true;
    void run().finally(() => {
      running = false;
    });
  };
  const whenSaved = () => {
    const answer = waiters.enter();
    session.retry.hurry();
    send();
    return answer;
  };
  return { send, whenSaved };
}

const isUnfinished = (design: Design) => design.started && !isAllSaved(design);

async function sendNext(session: EditingSession, state: SendState): Promise<void> {
  const { saved, unsent, generation } = session.current();
  if (state.conflict && saved) return rebaseOnNewest(session, state, saved);
  const batch = saved ? nextBatch(unsent, state.pace) : undefined;
  state.inFlight = batch?.settles ?? 0;
  const answer = saved && batch ? await sendBatch(session, saved, batch) : await session.create();
  if (session.current().generation !== generation) return;
  state.unsure = false;
  takeAndNotify(session, answer, { settled: state.inFlight, history: 'continues' });
}

/** A restored door from before the server had created the item is sent under the server's ids. */
const sendBatch = ({ calls }: EditingSession, saved: SavedItem, batch: Batch): Promise<SavedItem> =>
  batch.kind === 'restore'
    ? calls.restore(saved, { item: restoredAs(saved.item, batch.item), job: batch.job })
    : calls.configure(saved, batch.actions);

/**
 * After a conflict the unsent choices are applied to the newest item, or dropped if its enquiry was sent. A restore is
 * dropped: it holds a whole door and would overwrite the other window's choices, and so would any later undo.
 */
async function rebaseOnNewest(session: EditingSession, state: SendState, saved: SavedItem): Promise<void> {
  const before = session.current();
  const { generation, unsent } = before;
  const newest = await session.calls.load(saved.item.id);
  if (session.current().generation !== generation) return;
  if (newest === 'none') return startOver(session);
  const { unsure, conflict } = state;
  state.conflict = null;
  state.unsure = false;
  if (newest === 'sent') {
    session.notify({ kind: 'sent-already' });
    return void take(session, saved, { settled: unsent.length, history: 'restarts' });
  }
  const versions = { saved, newest };
  const applied = unsure ? countApplied(unsent, versions, session.context()) : undefined;
  if (applied !== undefined) return takeAndNotify(session, newest, { settled: applied, history: 'continues' });
  if (newest.version === saved.version) return onRefused(session, state, conflict);
  const { restore, settles } = lastRestore(unsent);
  session.set({ unsent: unsent.map((edit) => rebaseEdit(edit, versions)) });
  const { choiceLeftOut } = take(session, newest, { settled: settles, history: 'restarts' });
  session.notify({ kind: 'changed-elsewhere', before, newest, undoLeftOut: restore !== undefined, choiceLeftOut });
}

const answerTo: Readonly<
  Record<
    Exclude<Failure, 'try-again' | 'cancelled'>,
    (session: EditingSession, state: SendState, error: unknown) => void
  >
> = {
  conflict: (_, state, error) => {
    state.conflict = error;
  },
  gone: startOver,
  refused: onRefused,
};

/** The server refuses a call as a whole: several edits are sent again one by one, so that only the refused one is lost. */
function onRefused(session: EditingSession, state: SendState, error: unknown): void {
  if (state.inFlight > 1 && state.pace === 'together' && !lastRestore(session.current().unsent).restore) {
    state.pace = 'one by one';
    return;
  }
  state.pace = 'together';
  session.showToast('error', messageOf(error));
  const { saved } = session.current();
  if (saved) takeAndNotify(session, saved, { settled: state.inFlight, history: 'restarts' });
  else session.reset();
}

/** How many edits an answer covers, and what becomes of undo. */
interface Acknowledgement {
  readonly settled: number;
  readonly history: 'continues' | 'restarts';
}

function takeAndNotify(session: EditingSession, saved: SavedItem, acknowledged: Acknowledgement): void {
  if (take(session, saved, acknowledged).choiceLeftOut) session.notify({ kind: 'choice-left-out' });
}

/** Shows the server's answer with the edits applied that are still unsent. */
function take({ current, set, context }: EditingSession, saved: SavedItem, acknowledged: Acknowledgement) {
  const { shown, unsent, history } = current();
  const left = unsent.slice(acknowledged.settled);
  const { item, job, edits } = reapplyEdits(saved, left, context());
  const present = { item: reuseIfEqual(shown, item), job };
  set({
    saved,
    unsent: edits,
    ...showing(acknowledged.history === 'continues' ? { ...history, present } : startHistory(present)),
    network: 'reached',
    configuring: false,
  });
  return { choiceLeftOut: edits.length < left.length };
}

function startOver({ reset, notify }: EditingSession) {
  notify({ kind: 'item-deleted' });
  reset();
}

/** The callers that wait until everything is saved. */
function createWaiters() {
  interface Waiter {
    done(saved: SavedItem): void;
    fail(error: unknown): void;
  }
  const waiting = new Set<Waiter>();
  const settle = (end: (waiter: Waiter) => void) => {
    const all = [...waiting];
    waiting.clear();
    all.forEach(end);
  };
  return {
    enter: () => new Promise<SavedItem>((done, fail) => void waiting.add({ done, fail })),
    done: (saved: SavedItem) => settle((waiter) => waiter.done(saved)),
    fail: (error: unknown) => settle((waiter) => waiter.fail(error)),
  };
}
