import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import type { SharedDesign } from '../ports/shop.ts';

/** A shared design of this supplier; another's does not exist. */
export async function loadShare({ shop }: CallScope, id: string): Promise<Outcome<SharedDesign>> {
  const shared = await shop.shares.load(id);
  return shared ? accepted(shared) : refused('share.none', 'There is no such shared design, or no longer.');
}

/** A link outlives many a change of the catalogue. */
export const noLongerOffered = refused(
  'share.no-longer-offered',
  'This design can no longer be had as it was shared. Please begin a new one.',
);
