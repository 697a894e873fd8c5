import type { Item } from '@door/domain/item/item';

export interface Sent {
  readonly item: Item;
  readonly email: string;
  /** Stock codes of what the bill of materials could not resolve; the supplier settles them with the visitor. */
  readonly problems: readonly string[];
}

let last: Sent | undefined;

/** What was sent last from this tab, for the confirmation. Kept nowhere else: it is personal. */
export const rememberSent = (sent: Sent): void => {
  last = sent;
};

export const lastSent = (): Sent | undefined => last;
