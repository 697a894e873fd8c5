import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { configureAll } from '@door/domain/door/configure/configure';
import { type History, record, redo, undo } from '@door/domain/door/configure/undo-redo';
import type { Action, Effect } from '@door/domain/door/model/action';
import type { TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { type Currency, type EditedItem, jobAfter } from '@door/domain/door/model/item-record';
import type { Size } from '@door/domain/lib/mm';
import type { ItemCalls, SavedItem, SavingCalls } from '../../shared/calls/door-api.ts';
import type { BackOff } from '../../shared/scheduling/retry.ts';
import type { SaveQueue } from '../../shared/queue/save-queue.ts';
import { type Design, showing } from './design.ts';
import type { DesignStorage } from './stored-design.ts';
import { restoredAs, reuseIfEqual } from './unsent-edits.ts';

export type ShowToast = (kind: 'error' | 'info', message: string) => void;

/** What saving an item needs, on the visitor's page and on the trade's. */
export interface SavingPorts {
  readonly catalogue: Catalogue;
  readonly context: RuleContext;
  readonly calls: SavingCalls;
  readonly backOff: BackOff;
  /** Resolves when the browser has painted: only then is a choice sent. */
  readonly afterPaint: () => Promise<void>;
  readonly showToast: ShowToast;
  /** Whether no call can succeed any more: the session has expired. */
  readonly isFatal?: (error: unknown) => boolean;
}

/** What the visitor's designer needs besides. */
export interface DesignerPorts extends SavingPorts {
  readonly currency: Currency;
  readonly calls: ItemCalls;
  readonly storage: DesignStorage;
  readonly now: () => number;
  /** The door of a template as it is shown until the server has created the item. */
  readonly newDoor: (templateId: TemplateId) => Item;
  /** A UUID. */
  readonly newAttempt: () => string;
  readonly queueFor: (session: EditingSession) => DesignQueue;
}

/** What a visitor's page needs of the queue that saves its design. */
export type DesignQueue = Pick<SaveQueue<SavedItem>, 'send' | 'whenSaved'>;

/** What can happen to unsent edits besides being saved; each page tells its users in its own words. */
export type SyncEvent =
  | {
      readonly kind: 'changed-elsewhere';
      readonly before: Design;
      readonly newest: SavedItem;
      /** An undo was dropped, because it would have overwritten somebody else's choices. */
      readonly undoLeftOut: boolean;
      readonly choiceLeftOut: boolean;
    }
  | { readonly kind: 'choice-left-out' | 'sent-already' | 'item-deleted' };

/** The design that is being edited, and the ways to change it. */
export interface EditingSession extends SavingPorts {
  readonly current: () => Design;
  readonly set: (change: Partial<Design>) => void;
  readonly reset: () => void;
  /** Creates the item on the server; called while it has none. */
  readonly create: () => Promise<SavedItem>;
  readonly notify: (event: SyncEvent) => void;
}

export interface Choices {
  readonly choose: (actions: readonly Action[]) => void;
  /** Shows another whole door in the place of this one: one choice, which one undo takes back. */
  readonly replaceBy: (item: Item) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Every choice, undo and redo shows at once and is queued for the server; `send` starts the queue. */
export function createChoices(
  session: Pick<EditingSession, 'context' | 'current' | 'set' | 'showToast'>,
  send: () => void,
): Choices {
  const choose = (actions: readonly Action[]) => {
    const design = session.current();
    const outcome = configureAll(design.shown, actions, session.context);
    if (!outcome.ok) return session.showToast('error', outcome.refusal.message);
    const item = reuseIfEqual(design.shown, outcome.value.item);
    const present = { item, job: jobAfter(design.job, actions) };
    session.set({
      ...showing(record(design.history, present)),
      unsent: [...design.unsent, ...actions],
      typedSize: actions.reduce(typedAfter, design.typedSize),
    });
    showNotices(outcome.value.effects, session.showToast);
    send();
  };
  const restore = (step: (history: History<EditedItem>) => History<EditedItem>) => {
    const design = session.current();
    const history = step(design.history);
    if (history.present === design.history.present) return;
    const { job } = history.present;
    const item = restoredAs(design.shown, history.present.item);
    const unsent = [...design.unsent, { type: 'restore', item, job } as const];
    session.set({ ...showing({ ...history, present: { item, job } }), unsent });
    send();
  };
  const replaceBy = (item: Item) => restore((history) => record(history, { ...history.present, item }));
  return { choose, replaceBy, undo: () => restore(undo), redo: () => restore(redo) };
}

/** A frame that is chosen without a size comes in its own. */
const typedAfter = (typed: Size | null, action: Action): Size | null =>
  action.type === 'size.changeOverall' ? action.overall : action.type === 'frame.choose' ? null : typed;

function showNotices(effects: readonly Effect[], showToast: ShowToast) {
  for (const effect of effects) if (effect.type === 'notify') showToast('error', effect.message);
}
