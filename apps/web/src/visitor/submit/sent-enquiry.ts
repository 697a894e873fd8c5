import type { Item } from '@door/domain/model/item';

export interface SentDesign {
  readonly item: Item;
  readonly email: string;
  /** '' where none was given. */
  readonly phone: string;
  /** Stock codes of the lines in error in the bill of materials; the supplier settles them with the visitor. */
  readonly problems: readonly string[];
}

let last: SentDesign | undefined;

/** What was sent last from this tab, for the confirmation page. Only in memory, because it is personal. */
export const setLastSent = (sent: SentDesign): void => {
  last = sent;
};

export const lastSent = (): SentDesign | undefined => last;
