import type { History } from '@door/domain/door/configure/undo-redo';
import type { TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { EditedItem, Job } from '@door/domain/door/model/item-record';
import type { Size } from '@door/domain/lib/mm';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import type { Edit } from './unsent-edits.ts';

/** A door being designed: what the page shows, what the server has, and the edits between the two. */
export interface Design {
  /** One more for every new design, so that a late answer about the design before is recognised and ignored. */
  readonly generation: number;
  readonly shown: Item;
  readonly job: Job;
  /** What can be undone and redone; `shown` and `job` are always its `present`. */
  readonly history: History<EditedItem>;
  readonly started: boolean;
  /** The server's last answer; null until it has created the item. */
  readonly saved: SavedItem | null;
  /** The template from which the server creates the item. */
  readonly templateId: TemplateId;
  /** The overall size that a person typed last, for an opening that they have measured; null: none since the frame was chosen in its own size. */
  readonly typedSize: Size | null;
  readonly unsent: readonly Edit[];
  readonly network: 'reached' | 'waiting';
  /** Why the server does not create an item from this frame style: it may be sold no more since the page was opened. */
  readonly refusal?: { readonly templateId: TemplateId; readonly reason: string } | null;
  /** The server is creating the item, or it is being loaded. */
  readonly configuring: boolean;
}

/** The fields that change together when another door is shown. */
export const showing = (history: History<EditedItem>): Pick<Design, 'shown' | 'job' | 'history'> => ({
  shown: history.present.item,
  job: history.present.job,
  history,
});
