import { newErrors } from '@door/domain/catalogue/check/faults-of-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { lostRows, soldAgain } from '@door/domain/catalogue/edit/earlier-version';
import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { contentOf, subjectOf } from './draft.ts';
import { contentFaults, rowFaults } from './row-faults.ts';
import { catalogueVersionInput, draftVersionInput, presentDraftInput } from './catalogue-input.ts';
import { newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { recordHistory } from '../system-status/history.ts';
import type { CatalogueDraft } from './catalogue-store.ts';
import { changingSupplier, inOneTransaction, inTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const sellCall = procedure.allow('catalogue.manage').use(changingSupplier);
const publishCall = sellCall.use(inOneTransaction);

/** The draft is sold from now on, and is never changed again. A repeat answers the same. It is checked while no transaction is open. */
export const publish = sellCall
  .input(z.strictObject({ DraftId: presentDraftInput, LastUpdated: draftVersionInput, Note: text(500) }))
  .mutation(async ({ ctx, input: { DraftId, LastUpdated, Note } }) => {
    const seen = await inTransaction(ctx, (scope) => toPublish(scope, DraftId, LastUpdated));
    if (seen.done !== null) return { Version: seen.done };
    const content = unwrapOrThrow(await sellable(ctx, seen.draft.content, seen.published));
    return inTransaction(ctx, async (scope) => {
      const now = await toPublish(scope, DraftId, LastUpdated);
      if (now.done !== null) return { Version: now.done };
      await scope.stores.catalogues.removeDraft();
      return { Version: await sell(scope, { content, draftId: DraftId, note: Note, sold: now.draft.basedOn }) };
    });
  });

/** The draft as the sender saw it, over the version that is sold; or the number under which it was published. */
async function toPublish(ctx: OfficeScope, id: string, lastUpdated: string) {
  const { catalogues } = ctx.stores;
  const sold = await catalogues.lockSold();
  const earlier = (await catalogues.versions()).find(({ draftId }) => draftId === id);
  if (earlier) return { done: earlier.number } as const;
  const draft = unwrapOrThrow(seenDraft(await catalogues.loadDraft(), { id, lastUpdated, sold }));
  return { done: null, draft, published: await contentOf(ctx, sold) } as const;
}

/** Throws the draft away. One that is gone already counts as thrown away. */
export const discardDraft = publishCall
  .input(z.strictObject({ DraftId: presentDraftInput }))
  .mutation(async ({ ctx, input: { DraftId } }) => {
    const { catalogues } = ctx.stores;
    const draft = await catalogues.loadDraft();
    if (draft && draft.id !== DraftId) unwrapOrThrow(refused('catalogue.no-draft', messages.catalogue.noDraft));
    if (draft) {
      await catalogues.removeDraft();
      await recordHistory(ctx, [{ ...subjectOf(ctx), kind: 'state', from: 'draft', to: null }]);
    }
    return { DraftId };
  });

/** An earlier version is sold again, under a new number; rows that came after it are retired. `Attempt` makes a repeat known. */
export const sellVersion = sellCall
  .input(z.strictObject({ Version: catalogueVersionInput, Attempt: newIdInput }))
  .mutation(async ({ ctx, input: { Version, Attempt } }) => ({ Version: await sellAgain(ctx, Version, Attempt) }));

async function sellAgain(ctx: Omit<OfficeScope, 'stores'>, version: number, attempt: string): Promise<number> {
  const seen = await inTransaction(ctx, (scope) => toSellAgain(scope, version, attempt));
  if (seen.done !== null) return seen.done;
  const content = unwrapOrThrow(await sellable(ctx, soldAgain(seen.earlier, seen.now), seen.now));
  const made = await inTransaction(ctx, async (scope) => {
    const { done, sold } = await toSellAgain(scope, version, attempt);
    if (done !== null || sold !== seen.sold) return done;
    return sell(scope, { content, draftId: attempt, note: messages.catalogue.again(version), sold });
  });
  // Somebody else has published meanwhile: it is checked beside that.
  return made ?? sellAgain(ctx, version, attempt);
}

/** The version that is sold and an earlier one; or the number under which the same message has sold it again. */
async function toSellAgain(ctx: OfficeScope, version: number, attempt: string) {
  const { catalogues } = ctx.stores;
  const sold = await catalogues.lockSold();
  const repeated = (await catalogues.versions()).find(({ draftId }) => draftId === attempt);
  if (repeated) return { done: repeated.number, sold } as const;
  if (await catalogues.loadDraft()) unwrapOrThrow(refused('catalogue.draft-open', messages.catalogue.draftOpen));
  return { done: null, sold, now: await contentOf(ctx, sold), earlier: await contentOf(ctx, version) } as const;
}

interface SeenDraft {
  readonly id: string;
  readonly lastUpdated: string;
  readonly sold: number;
}

/** The draft as the sender saw it, over the version that is sold. */
function seenDraft(draft: CatalogueDraft | undefined, { id, lastUpdated, sold }: SeenDraft): Result<CatalogueDraft> {
  if (draft?.id !== id) return refused('catalogue.no-draft', messages.catalogue.noDraft);
  const isSeen = draft.updatedAt === new Date(lastUpdated).toISOString() && draft.basedOn === sold;
  return isSeen ? accepted(draft) : refused('catalogue.draft-changed', messages.catalogue.draftChanged);
}

/** A catalogue that every page, drawing, bill and price can read, and that holds every row that was ever sold. */
async function sellable(
  ctx: Pick<OfficeScope, 'supplier' | 'yieldToEventLoop'>,
  content: CatalogueContent,
  published: CatalogueContent,
): Promise<Result<CatalogueContent>> {
  const [lost] = lostRows(published, content);
  if (lost !== undefined) return refused('catalogue.faulty', messages.catalogue.lost(lost));
  const [faulty] = await contentFaults(ctx, content);
  if (faulty) {
    const row = `${faulty.kind} ${faulty.key}`.trim();
    return refused('catalogue.faulty', messages.catalogue.faultyRow(row, faulty.fault.path.join('.')));
  }
  const found = await rowFaults(ctx, content);
  const [error] = newErrors(found, found.length > 0 ? await rowFaults(ctx, published) : []);
  return error ? refused('catalogue.faulty', messages.catalogue.brokenRow(error)) : accepted(content);
}

interface Sale {
  readonly content: CatalogueContent;
  readonly draftId: string;
  readonly note: string;
  readonly sold: number;
}

async function sell(ctx: OfficeScope, { content, draftId, note, sold }: Sale): Promise<number> {
  const number = sold + 1;
  const version = { number, draftId, note, publishedAt: ctx.clock.now().toISOString(), publishedBy: ctx.caller.userId };
  await ctx.stores.catalogues.publish(version, content);
  const entry = { kind: 'state', from: String(sold), to: String(number), reason: note } as const;
  await recordHistory(ctx, [{ ...subjectOf(ctx), ...entry }]);
  await ctx.stores.promises.raiseFactsRevision();
  return number;
}
