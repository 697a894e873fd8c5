import { failureOf } from '../../platform/calls/failure.ts';
import type { Pace, QueuedDocument, SaveCall } from './queued-document.ts';
import type { BackOff } from '../../platform/scheduling/wait.ts';
import { createWaiters, type Waiters } from '../../platform/scheduling/waiters.ts';

export interface SaveQueuePorts {
  readonly backOff: BackOff;
  /** Resolves when the next call may be sent: after the next paint, or after a pause in typing. `isUrgent`: somebody waits for it. */
  readonly beforeCall: (isUrgent: boolean) => Promise<void>;
  /** An earlier page may have sent some of the edits. */
  readonly isUnsure?: boolean;
}

export interface SaveQueue<Saved> {
  /** Starts sending unless it is running. */
  readonly send: () => void;
  /** Sends now instead of waiting for the network; resolves when the next call has ended, successful or not. */
  readonly flush: () => Promise<void>;
  /** Sends now; resolves when everything is saved, rejects when the server cannot be reached now. */
  readonly whenSaved: () => Promise<Saved>;
  /** Resolves when the running call has ended; undefined: no call is running. */
  readonly callInProgress: () => Promise<void> | undefined;
  /** From now on calls are sent only by `flush` and `whenSaved`, and not again when they fail. */
  readonly stop: () => void;
}

/** What is known about the last calls. */
interface CallState {
  /** A call may have arrived although its answer was lost. */
  isUnsure: boolean;
  /** Set after a 404 or 409: the document is gone, has a newer version, or does not allow an edit. Loading it tells which. */
  conflict: { readonly error: unknown } | null;
  /** What the last call covers. */
  call: Pick<SaveCall<object>, 'covers' | 'isDivisible'>;
  pace: Pace;
}

/** A call that is to be sent again, unless no call can succeed any more. */
interface FailedCall {
  readonly error: unknown;
  readonly isFatal: boolean;
}

/** Creating the document covers no edits. */
const creation: CallState['call'] = { covers: 0, isDivisible: false };

/** Sends unsent edits in order, one call at a time, until the server has all of them. */
export function createSaveQueue<Saved extends object, Edit>(
  document: QueuedDocument<Saved, Edit>,
  { backOff, beforeCall, isUnsure = false }: SaveQueuePorts,
): SaveQueue<Saved> {
  const state: CallState = { isUnsure, conflict: null, call: creation, pace: 'together' };
  const whenAllSaved = createWaiters<Saved>();
  const whenCallEnded = createWaiters<void>();
  let isRunning = false;
  let isCalling = false;
  let isUrgent = false;
  let isStopped = false;
  const mayGoOn = () => isUrgent || !isStopped;

  const callOnce = async (): Promise<FailedCall | null> => {
    const { generation } = document.current();
    isCalling = true;
    isUrgent = false;
    try {
      await sendNext(document, state);
      backOff.reset();
      return null;
    } catch (error) {
      return document.current().generation === generation ? onFailure(document, state, error) : null;
    } finally {
      isCalling = false;
    }
  };
  const sendAll = async () => {
    while (hasWork(document)) {
      // What the server has is looked up at once after a conflict.
      if (!state.conflict) await beforeCall(isUrgent);
      if (!mayGoOn()) return;
      // Another document may have taken this one's place meanwhile.
      const failed = hasWork(document) ? await callOnce() : null;
      whenCallEnded.resolve();
      if (!failed) continue;
      whenAllSaved.reject(failed.error);
      if (failed.isFatal || !mayGoOn()) return;
      await backOff.wait();
      if (!mayGoOn()) return;
      isUrgent = true;
    }
  };
  const run = async () => {
    isRunning = true;
    await sendAll();
    isRunning = false;
    isUrgent = false;
    whenCallEnded.resolve();
    const { saved, unsent } = document.current();
    if (saved && unsent.length === 0) whenAllSaved.resolve(saved);
    else
      whenAllSaved.reject(
        Object.assign(new Error('The document was left before it was saved.'), { name: 'AbortError' }),
      );
  };
  const send = () => {
    if (!isRunning) void run();
  };
  const sendNow = <Answer>(waiters: Waiters<Answer>): Promise<Answer> => {
    const answer = waiters.enter();
    isUrgent = true;
    backOff.end();
    send();
    return answer;
  };
  return {
    send,
    flush: () => sendNow(whenCallEnded),
    whenSaved: () => sendNow(whenAllSaved),
    callInProgress: () => (isCalling ? whenCallEnded.enter() : undefined),
    stop: () => {
      isStopped = true;
    },
  };
}

const hasWork = <Saved extends object, Edit>({ current, maySend }: QueuedDocument<Saved, Edit>): boolean => {
  const { saved, unsent } = current();
  return maySend() && (saved === null || unsent.length > 0);
};

async function sendNext<Saved extends object, Edit>(document: QueuedDocument<Saved, Edit>, state: CallState) {
  const { saved, unsent, generation } = document.current();
  if (saved && state.conflict) return resolveConflict(document, state, saved);
  const call = saved && document.nextCall(saved, unsent, state.pace);
  state.call = call ?? creation;
  const answer = await (call ? call.send() : document.create());
  if (document.current().generation !== generation) return;
  state.isUnsure = false;
  document.onSaved(answer, state.call.covers);
}

async function resolveConflict<Saved extends object, Edit>(
  document: QueuedDocument<Saved, Edit>,
  state: CallState,
  saved: Saved,
): Promise<void> {
  const { generation } = document.current();
  const newest = await document.loadNewest(saved);
  const { isUnsure, conflict } = state;
  state.conflict = null;
  if (document.current().generation !== generation) return;
  state.isUnsure = false;
  if (typeof newest === 'string') return document.onEnd(newest, conflict?.error);
  const applied = isUnsure ? document.countApplied(newest) : undefined;
  if (applied !== undefined) return document.onSaved(newest, applied);
  if (document.isSameVersion(saved, newest)) return refuse(document, state, conflict?.error);
  document.onConflict(newest);
}

/** null: the failure is dealt with, and the next call may be sent. */
function onFailure<Saved extends object, Edit>(
  document: QueuedDocument<Saved, Edit>,
  state: CallState,
  error: unknown,
): FailedCall | null {
  const isFatal = document.isFatal?.(error) ?? false;
  const failure = failureOf(error);
  if (isFatal || failure === 'try-again' || failure === 'cancelled') {
    state.isUnsure = true;
    document.onNetwork(failure === 'cancelled' ? 'reached' : 'waiting');
    return { error, isFatal };
  }
  // Something else that the call names may be missing: whether the document itself is gone, its newest version tells.
  if ((failure === 'conflict' || failure === 'gone') && document.current().saved) state.conflict = { error };
  else refuse(document, state, error);
  return null;
}

/** The server refuses a call as a whole: several edits are sent again one by one, so that only the refused one is lost. */
function refuse<Saved extends object, Edit>(
  document: QueuedDocument<Saved, Edit>,
  state: CallState,
  error: unknown,
): void {
  const isSplit = state.call.isDivisible && state.pace === 'together';
  state.pace = isSplit ? 'one by one' : 'together';
  if (!isSplit) document.onRefused(error, state.call.covers);
}
