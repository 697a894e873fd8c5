import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import type { SharedDesign } from '../ports/shop.ts';
import { words } from '../words.ts';

/** A shared design of this supplier; another's does not exist. */
export async function loadShare({ shop }: CallScope, id: string): Promise<Outcome<SharedDesign>> {
  const shared = await shop.shares.load(id);
  return shared ? accepted(shared) : refused('share.none', words.share.none);
}

/** A link outlives many a change of the catalogue. */
export const noLongerOffered = refused('share.no-longer-offered', words.share.noLongerOffered);
