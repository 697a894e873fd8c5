import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { isEqual } from '@door/domain/lib/is-equal';
import { refused } from '@door/domain/door/model/result';
import { type NewHistoryEntry, recordHistory } from '../system-status/history.ts';
import type { CatalogueDraft } from './catalogue-store.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** The catalogue of a version that is or was sold. */
export async function contentOf({ suppliers, clientId }: CallScope, version: number): Promise<CatalogueContent> {
  const found = await suppliers.catalogueOf(clientId, version);
  if (!found) return unwrapOrThrow(refused('catalogue.no-version', messages.catalogue.noVersion));
  const { catalogue, production, prices, gallery } = found;
  return { catalogue: catalogue.sold, production, prices, gallery };
}

/** The draft, locked until the transaction ends; begun under this id where there is none. */
async function openDraft(ctx: OfficeScope, id: string): Promise<CatalogueDraft> {
  const { catalogues } = ctx.stores;
  const present = await catalogues.loadDraft();
  if (present) return present;
  const basedOn = await catalogues.lockSold();
  if ((await catalogues.versions()).some(({ draftId }) => draftId === id))
    return unwrapOrThrow(refused('catalogue.published', messages.catalogue.published));
  const at = { updatedAt: ctx.clock.now().toISOString(), updatedBy: ctx.caller.userId };
  const draft = { id, basedOn, content: await contentOf(ctx, basedOn), ...at };
  // Somebody else, or the same message once more, has begun one in this very moment.
  if (!(await catalogues.addDraft(draft))) return (await catalogues.loadDraft()) ?? draft;
  await recordHistory(ctx, [{ ...subjectOf(ctx), kind: 'state', from: null, to: 'draft' }]);
  return draft;
}

export interface DraftChange {
  /** The id of the draft, or one that the caller made up where there is none. */
  readonly draftId: string;
  /** The catalogue after the change. `published` is what is sold. */
  readonly change: (
    content: CatalogueContent,
    published: CatalogueContent,
    draft: CatalogueDraft,
  ) => Result<CatalogueContent>;
  readonly entries: (before: CatalogueContent) => readonly Pick<NewHistoryEntry, 'from' | 'to' | 'reason'>[];
}

/** Changes the draft and tells it in the history. A message that arrives again finds its effect there. */
export async function changeDraft(
  ctx: OfficeScope,
  { draftId, change, entries }: DraftChange,
): Promise<CatalogueDraft> {
  const draft = await openDraft(ctx, draftId);
  const content = unwrapOrThrow(change(draft.content, await contentOf(ctx, draft.basedOn), draft));
  if (isEqual(content, draft.content)) return draft;
  const changed = { ...draft, content, updatedAt: laterThan(draft.updatedAt, ctx), updatedBy: ctx.caller.userId };
  await ctx.stores.catalogues.saveDraft(changed);
  const about = subjectOf(ctx);
  await recordHistory(
    ctx,
    entries(draft.content).map((entry) => ({ ...about, kind: 'row', ...entry })),
  );
  return changed;
}

/** Now, and later than the last change, so that two versions never share a time. */
const laterThan = (time: string, { clock }: CallScope): string =>
  new Date(Math.max(clock.now().getTime(), Date.parse(time) + 1)).toISOString();

/** The catalogue of a supplier has no id, so one is made of the supplier's. */
export const subjectOf = ({ ids, clientId }: CallScope) =>
  ({ about: 'catalogue', aboutId: ids.itemNamed(`catalogue of ${String(clientId)}`) }) as const;
