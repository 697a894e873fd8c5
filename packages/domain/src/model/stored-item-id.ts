import type { ItemId } from './ids.ts';

/** What a browser stores about a design that was not sent yet. */
export interface StoredItemId {
  readonly id: ItemId;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const hour = 60 * 60 * 1000;
export const storedItemExpiry = 24 * hour;

/** False for an entry older than 24 hours, or from the future (the clock was wrong): ignore and delete it. */
export const storedItemIsUsable = ({ savedAt }: Pick<StoredItemId, 'savedAt'>, now: number): boolean =>
  savedAt <= now && now - savedAt <= storedItemExpiry;
