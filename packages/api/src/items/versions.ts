import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { StoredItem } from '../ports/shop.ts';
import { words } from '../words.ts';

/** A page that worked on an older version is told so, instead of undoing what another one saved. */
export const atVersion = (stored: StoredItem, lastUpdated: string): Outcome<StoredItem> =>
  Date.parse(stored.lastUpdated) === Date.parse(lastUpdated)
    ? accepted(stored)
    : refused('item.changed-elsewhere', words.item.changedElsewhere);
