import { changedRows } from '@door/domain/catalogue/edit/content-difference';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { z } from 'zod';
import { contentOf } from './draft.ts';
import { rowFaults } from './row-faults.ts';
import { draftToWire } from './to-wire.ts';
import { catalogueVersionInput, listKindInput } from './catalogue-input.ts';
import { loadNames } from '../user/people.ts';
import { inOneTransaction, inTransaction, procedure } from '../procedure.ts';

const readCall = procedure.allow('catalogue.see').use(inOneTransaction);

/** The whole catalogue: that of a version, else the draft beside what is sold, else what is sold. */
export const getContent = readCall
  .input(z.strictObject({ Version: catalogueVersionInput.optional() }).default({}))
  .query(async ({ ctx, input }) => {
    const { catalogues } = ctx.stores;
    const draft = input.Version === undefined ? await catalogues.loadDraft() : undefined;
    const Version = input.Version ?? draft?.basedOn ?? (await catalogues.sold());
    const published = await contentOf(ctx, Version);
    return {
      Version,
      Draft: draft ? await draftToWire(ctx, draft) : null,
      Content: draft?.content ?? published,
      Published: draft ? published : null,
    };
  });

/** The rows of one kind, with what the draft changes in them. */
export const listRows = readCall
  .input(z.strictObject({ Kind: listKindInput }))
  .query(async ({ ctx, input: { Kind } }) => {
    const { catalogues } = ctx.stores;
    const draft = await catalogues.loadDraft();
    const published = await contentOf(ctx, draft?.basedOn ?? (await catalogues.sold()));
    const content = draft?.content ?? published;
    const changes = new Map(
      changedRows(published, content).flatMap(({ kind, key, change }) =>
        kind === Kind ? [[key, change] as const] : [],
      ),
    );
    const { rows, retired } = rowLists[Kind];
    const toWire =
      (IsRetired: boolean) =>
      ({ key, row }: { readonly key: string; readonly row: object }) => ({
        Key: key,
        Row: row,
        IsRetired,
        Change: changes.get(key) ?? null,
      });
    return {
      Kind,
      Draft: draft ? await draftToWire(ctx, draft) : null,
      Rows: [...rows(content).map(toWire(false)), ...retired(content).map(toWire(true))],
    };
  });

/** The versions that were sold, newest first. */
export const versions = readCall.query(async ({ ctx }) => {
  const { catalogues } = ctx.stores;
  const nameOf = await loadNames(ctx);
  return (await catalogues.versions()).map(({ number, publishedAt, publishedBy, note }) => ({
    Version: number,
    PublishedAt: publishedAt,
    By: publishedBy === null ? null : nameOf(publishedBy),
    Note: note,
  }));
});

/** What is wrong with the draft, or with what is sold where there is none. */
export const problems = procedure.allow('catalogue.see').query(async ({ ctx }) => {
  const content = await inTransaction(ctx, async (scope) => {
    const { catalogues } = scope.stores;
    return (await catalogues.loadDraft())?.content ?? contentOf(scope, await catalogues.sold());
  });
  const Problems = (await rowFaults(ctx, content)).map(({ code, severity, kind, key, about }) => ({
    Code: code,
    Severity: severity,
    Kind: kind,
    Key: key,
    About: about,
  }));
  return { Problems };
});
