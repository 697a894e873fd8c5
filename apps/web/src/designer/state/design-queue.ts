import { startHistory } from '@door/domain/door/configure/undo-redo';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import { messageOf } from '../../shared/calls/failure.ts';
import type { SaveCall } from '../../shared/queue/queued-document.ts';
import { createSaveQueue, type SaveQueue, type SaveQueuePorts } from '../../shared/queue/save-queue.ts';
import { type Design, showing } from './design.ts';
import type { EditingSession } from './editing-session.ts';
import {
  type Batch,
  countApplied,
  type Edit,
  lastRestore,
  nextBatch,
  reapplyEdits,
  rebaseEdit,
  restoredAs,
  reuseIfEqual,
} from './unsent-edits.ts';

/** The queue that saves a design, for visitors and for the trade. */
export const createDesignQueue = (
  session: EditingSession,
  options: Pick<SaveQueuePorts, 'isUnsure'> = {},
): SaveQueue<SavedItem> => {
  const queue = createSaveQueue<SavedItem, Edit>(
    {
      current: session.current,
      maySend: () => session.current().started && refusalOf(session.current()) === null,
      create: () => {
        // Another frame style was chosen in the place of the refused one.
        const { refusal, shown } = session.current();
        if (refusal) session.set({ templateId: shown.templateId, refusal: null });
        return session.create();
      },
      nextCall: (saved, unsent, pace) => callFor(session, saved, nextBatch(unsent, pace)),
      loadNewest: async ({ item }) => {
        const newest = await session.calls.load(item.id);
        return typeof newest === 'string' ? endOf[newest] : newest;
      },
      isSameVersion: (one, other) => one.version === other.version,
      countApplied: (newest) => {
        const { saved, unsent } = session.current();
        return saved ? countApplied(unsent, { saved, newest }, session.context) : undefined;
      },
      onSaved: (saved, covers) => acknowledge(session, saved, { covers, undo: 'kept' }),
      onConflict: (newest) => rebaseOn(newest, session),
      onRefused: (error, covers) => {
        const reason = messageOf(error);
        session.showToast('error', reason);
        const { saved, templateId } = session.current();
        if (saved) acknowledge(session, saved, { covers, undo: 'cleared' });
        else session.set({ refusal: { templateId, reason }, network: 'waiting', configuring: false });
      },
      onEnd: (end) => onEnd[end](session),
      onNetwork: (network) => session.set({ network, configuring: false }),
      ...(session.isFatal && { isFatal: session.isFatal }),
    },
    { backOff: session.backOff, beforeCall: session.afterPaint, ...options },
  );
  const whenSaved = async () => {
    try {
      return await queue.whenSaved();
    } catch (error) {
      const reason = refusalOf(session.current());
      throw reason === null ? error : new Error(reason, { cause: error });
    }
  };
  return { ...queue, whenSaved };
};

/** Why no item can be created until another frame style is chosen; null: nothing is in the way. */
const refusalOf = ({ refusal, shown }: Design): string | null =>
  refusal?.templateId === shown.templateId ? refusal.reason : null;

/** What `load` answers where the item can no longer be changed. */
const endOf = { none: 'deleted', sent: 'locked' } as const;

const onEnd = {
  deleted: ({ notify, reset }: EditingSession) => {
    notify({ kind: 'item-deleted' });
    reset();
  },
  locked: (session: EditingSession) => {
    session.notify({ kind: 'sent-already' });
    const { saved, unsent } = session.current();
    if (saved) showSaved(session, saved, { covers: unsent.length, undo: 'cleared' });
  },
} as const;

/** A restored door from before the server had created the item is sent under the server's ids. */
const callFor = ({ calls }: EditingSession, saved: SavedItem, batch: Batch): SaveCall<SavedItem> =>
  batch.kind === 'restore'
    ? {
        covers: batch.covers,
        isDivisible: false,
        send: () => calls.restore(saved, { item: restoredAs(saved.item, batch.item), job: batch.job }),
      }
    : {
        covers: batch.covers,
        isDivisible: batch.covers > 1,
        send: () => calls.configure(saved, batch.actions),
      };

interface Acknowledgement {
  /** How many unsent edits the answer covers. */
  readonly covers: number;
  readonly undo: 'kept' | 'cleared';
}

function acknowledge(session: EditingSession, saved: SavedItem, acknowledged: Acknowledgement): void {
  if (showSaved(session, saved, acknowledged).choiceLeftOut) session.notify({ kind: 'choice-left-out' });
}

/** Shows the server's item with the edits that are still unsent. */
function showSaved(session: EditingSession, saved: SavedItem, { covers, undo }: Acknowledgement) {
  const { shown, unsent, history } = session.current();
  const left = unsent.slice(covers);
  const { item, job, edits } = reapplyEdits(saved, left, session.context);
  const present = { item: reuseIfEqual(shown, item), job };
  session.set({
    saved,
    unsent: edits,
    ...showing(undo === 'kept' ? { ...history, present } : startHistory(present)),
    network: 'reached',
    configuring: false,
  });
  return { choiceLeftOut: edits.length < left.length };
}

/**
 * Applies the unsent choices to an item that somebody else has saved. A restore is dropped: it holds a whole door and would
 * overwrite the other person's choices, and so would any later undo.
 */
function rebaseOn(newest: SavedItem, session: EditingSession): void {
  const before = session.current();
  const versions = { saved: before.saved ?? newest, newest };
  const { restore, covers } = lastRestore(before.unsent);
  session.set({ unsent: before.unsent.map((edit) => rebaseEdit(edit, versions)) });
  const { choiceLeftOut } = showSaved(session, newest, { covers, undo: 'cleared' });
  session.notify({ kind: 'changed-elsewhere', before, newest, undoLeftOut: restore !== undefined, choiceLeftOut });
}
