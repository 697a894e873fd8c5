import type { ItemId } from '@door/domain/item/ids';
import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import type { StoredItem } from '../ports/shop.ts';
import { words } from '../words.ts';

/**
 * `design` ends with the enquiry, `finish` brings in what belongs to it for a while, `submit` may be repeated for ever;
 * `share` changes nothing and shows nobody, so it never ends.
 */
export type Purpose = 'design' | 'finish' | 'submit' | 'share';

/** How long a visitor's browser may go on with an item whose enquiry was sent. */
const minutesAfterEnquiry: Readonly<Record<Purpose, number>> = {
  design: -Infinity,
  finish: 15,
  submit: Infinity,
  share: Infinity,
};

/** The item, locked, if this caller may use it so. A public call reaches only what public calls made. */
export async function reachItem(
  { shop, caller, clock }: CallScope,
  id: ItemId,
  purpose: Purpose,
): Promise<Outcome<StoredItem>> {
  const stored = await shop.items.load(id);
  if (!stored || (caller.role === 'public' && stored.madeBy !== 'public')) return refused('item.none', words.item.none);
  if (caller.role !== 'public' || stored.submittedAt === null) return accepted(stored);
  const minutes = (clock.now().getTime() - Date.parse(stored.submittedAt)) / 60_000;
  return minutes <= minutesAfterEnquiry[purpose] ? accepted(stored) : itemIsSent;
}

export const itemIsSent = refused('item.sent', words.item.sent);
