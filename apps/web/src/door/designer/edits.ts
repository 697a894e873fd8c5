import type { Action } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import type { Job } from '@door/domain/model/item-record';
import { partOf } from '@door/domain/model/parts';

/** An undo or redo: the whole door as it was shown before. */
export interface Restore {
  readonly type: 'restore';
  readonly item: Item;
  readonly job: Job;
}

/** What is sent to the server, in order. */
export type Edit = Action | Restore;

/** The earlier door under the ids of the present item and its parts: the server may have given them new ids meanwhile. */
export const restoredAs = ({ id, frame }: Item, was: Item): Item => ({
  ...was,
  id,
  frame: {
    ...was.frame,
    parts: was.frame.parts.map((part) => ({ ...part, id: partOf(frame.parts, part.kind)?.id ?? part.id })),
  },
});

/** The shown object itself when nothing changed, so that React renders nothing again. */
export const reuseIfEqual = (shown: Item, answered: Item): Item =>
  JSON.stringify(shown) === JSON.stringify(answered) ? shown : answered;
