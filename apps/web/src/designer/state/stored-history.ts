import type { History } from '@door/domain/door/configure/undo-redo';
import type { EditedItem } from '@door/domain/door/model/item-record';
import type { EditDocument } from '@door/domain/stored/item/item-document';
import type { StoredHistory } from './read-stored-history.ts';

/** How many states of each direction are stored: about 3 KB each. */
const mostStored = 20;

const stored = ({ item, job }: EditedItem): EditDocument => ({ version: 1, item, job });

/** undefined: there is nothing to undo or redo. */
export const storedHistory = ({ past, present, future }: History<EditedItem>): StoredHistory | undefined =>
  past.length + future.length === 0
    ? undefined
    : {
        past: past.slice(-mostStored).map(stored),
        present: stored(present),
        future: future.slice(0, mostStored).map(stored),
      };
