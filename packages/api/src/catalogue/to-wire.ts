import { loadNames } from '../user/people.ts';
import type { CatalogueDraft } from './catalogue-store.ts';
import type { CallScope } from '../procedure.ts';

/** The head of a draft: who changed it last, and when. */
export async function draftToWire(ctx: CallScope, { id, updatedAt, updatedBy, basedOn }: CatalogueDraft) {
  const nameOf = await loadNames(ctx);
  return { Id: id, LastUpdated: updatedAt, By: nameOf(updatedBy), BasedOn: basedOn };
}
