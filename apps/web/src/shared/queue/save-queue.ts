import { failureOf } from '../calls/failure.ts';
import type { BackOff } from '../scheduling/retry.ts';
import { createWaiters } from '../scheduling/waiters.ts';
import type { Pace, QueuedDocument, SaveCall } from './queued-document.ts';
import { type AfterFailure, createSendLoop, type SendLoop } from './send-loop.ts';

export interface SaveQueuePorts {
  readonly backOff: BackOff;
  /** Resolves when the next call may be sent: after the next paint, or after a pause in typing. `isUrgent`: somebody waits for it. */
  readonly beforeCall: (isUrgent: boolean) => Promise<void>;
  /** An earlier page may have sent some of the edits. */
  readonly isUnsure?: boolean;
}

export interface SaveQueue<Saved> extends Omit<SendLoop, 'sendNow'> {
  /** Sends now; resolves when everything is saved, rejects when the server cannot be reached now. */
  readonly whenSaved: () => Promise<Saved>;
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

/** Creating the document covers no edits. */
const creation: CallState['call'] = { covers: 0, isDivisible: false };

/** Sends unsent edits in order, one call at a time, until the server has all of them. */
export function createSaveQueue<Saved extends object, Edit>(
  document: QueuedDocument<Saved, Edit>,
  { backOff, beforeCall, isUnsure = false }: SaveQueuePorts,
): SaveQueue<Saved> {
  const state: CallState = { isUnsure, conflict: null, call: creation, pace: 'together' };
  const whenAllSaved = createWaiters<Saved>();
  let generation = 0;

  const { sendNow, ...loop } = createSendLoop({
    backOff,
    hasWork: () => hasWork(document),
    // What the server has is looked up at once after a conflict.
    beforeCall: (isUrgent) => (state.conflict ? undefined : beforeCall(isUrgent)),
    call: () => {
      ({ generation } = document.current());
      return sendNext(document, state);
    },
    afterFailure: (error) => {
      // Another document may have taken this one's place meanwhile.
      if (document.current().generation !== generation) return 'next';
      const next = onFailure(document, state, error);
      if (next !== 'next') whenAllSaved.reject(error);
      return next;
    },
    onEnd: () => {
      const { saved, unsent } = document.current();
      if (saved && unsent.length === 0) whenAllSaved.resolve(saved);
      else
        whenAllSaved.reject(
          Object.assign(new Error('The document was left before it was saved.'), { name: 'AbortError' }),
        );
    },
  });
  return {
    ...loop,
    whenSaved: () => {
      const saved = whenAllSaved.enter();
      sendNow();
      return saved;
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

function onFailure<Saved extends object, Edit>(
  document: QueuedDocument<Saved, Edit>,
  state: CallState,
  error: unknown,
): AfterFailure {
  const isFatal = document.isFatal?.(error) ?? false;
  const failure = failureOf(error);
  if (isFatal || failure === 'try-again' || failure === 'cancelled') {
    state.isUnsure = true;
    document.onNetwork(failure === 'cancelled' ? 'reached' : 'waiting');
    return isFatal ? 'end' : 'again';
  }
  // Something else that the call names may be missing: whether the document itself is gone, its newest version tells.
  if ((failure === 'conflict' || failure === 'gone') && document.current().saved) state.conflict = { error };
  else refuse(document, state, error);
  return 'next';
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
