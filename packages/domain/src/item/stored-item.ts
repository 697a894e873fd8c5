import type { ItemId } from './ids.ts';

/** What a browser remembers of a design that is not sent yet. */
export interface StoredItemId {
  readonly id: ItemId;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const hour = 60 * 60 * 1000;
export const storedItemExpiry = 24 * hour;

/** Older than 24 hours it is to be ignored and deleted; so is one from a clock that was wrong. */
export const storedItemIsUsable = ({ savedAt }: Pick<StoredItemId, 'savedAt'>, now: number): boolean =>
  savedAt <= now && now - savedAt <= storedItemExpiry;
