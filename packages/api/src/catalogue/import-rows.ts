import { changedRows } from '@door/domain/catalogue/edit/content-difference';
import { soldAgain } from '@door/domain/catalogue/edit/earlier-version';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { type ImportedRow, readRowsCsv, rowsToCsv, withImportedRows } from '@door/domain/catalogue/edit/rows-csv';
import { isEqual } from '@door/domain/lib/is-equal';
import { parsedJson } from '@door/domain/door/model/fields';
import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { changeDraft, contentOf } from './draft.ts';
import { contentFaults } from './row-faults.ts';
import { draftToWire } from './to-wire.ts';
import { bundleInput, draftIdInput, draftVersionInput, listKindInput } from './catalogue-input.ts';
import { csvText } from '../input/text.ts';
import type { CallContext } from '../ports/context.ts';
import { loadNames } from '../user/people.ts';
import type { CatalogueDraft } from './catalogue-store.ts';
import { type CallScope, inOneTransaction, inTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const importCall = procedure.allow('catalogue.manage');

/** Characters of a file that are read before others have their turn: 3 to 8 ms, whether in short lines or in long ones. */
const charactersAtOnce = 20_000;
/** Lines of a file; each kind of a catalogue holds fewer rows than that. */
const maxLines = 12_000;

const seenInput = {
  DraftId: draftIdInput,
  /**
   * The LastUpdated of the draft for which the file was read; null: there was none. Whoever has not seen the last change of somebody
   * else gets CONFLICT; where it is absent, that is every change of somebody else.
   */
  LastUpdated: draftVersionInput.nullable().optional(),
};

const csvInput = z.strictObject({
  ...seenInput,
  Kind: listKindInput,
  Csv: csvText(900_000),
  DryRun: booleanInput,
});

/**
 * Reads a file with a column for each field into the draft. With DryRun nothing is saved: each line says what it would do or
 * why it cannot. Lines without fault are taken over, and then only the others are answered, which a message that arrives again
 * finds as they were. Whoever goes away before all is saved leaves the draft as it was.
 */
export const importRows = importCall
  .input(csvInput)
  .mutation(async ({ ctx, input: { DraftId, LastUpdated, Kind, Csv, DryRun }, signal }) => {
    const read = (content: CatalogueContent) => readFile(ctx, { Csv, Kind, signal }, content);
    // Read while no transaction is open: it takes long, and the embedded database has one session.
    const seen = await inTransaction(ctx, presentVersion);
    const file = await read(seen.content);
    if (DryRun) return { ...fileToWire(file), Draft: null };
    return inTransaction(ctx, async (scope) => {
      const guard = await lostUpdateGuard(scope, LastUpdated);
      const now = await presentVersion(scope);
      const { lines, ...others } = now.version === seen.version ? file : await read(now.content);
      const draft = await changeDraft(scope, {
        draftId: DraftId,
        change: (content, _, present) => guard(withImportedRows(content, Kind, lines), present),
        entries: () => [
          { reason: Kind, from: null, to: `import: ${String(lines.filter(({ effect }) => effect !== 'none').length)}` },
        ],
      });
      const left = lines.filter(({ effect }) => effect === 'none');
      return { ...fileToWire({ lines: left, ...others }), Draft: await draftToWire(scope, draft) };
    });
  });

/** Lets a file be taken over where its sender has seen the draft as it is, or where it changes nothing: then it has arrived before. */
async function lostUpdateGuard(ctx: OfficeScope, lastUpdated: string | null | undefined) {
  const nameOf = await loadNames(ctx);
  return (after: CatalogueContent, { content, updatedAt, updatedBy }: CatalogueDraft): Result<CatalogueContent> => {
    const isSeen = lastUpdated ? new Date(lastUpdated).toISOString() === updatedAt : updatedBy === ctx.caller.userId;
    if (isSeen || isEqual(after, content)) return accepted(after);
    return refused('catalogue.row-changed', messages.catalogue.changedElsewhere(nameOf(updatedBy)));
  };
}

interface FileRead {
  readonly lines: readonly ImportedRow[];
  readonly unknownColumns: readonly string[];
}

interface SentFile extends Pick<z.output<typeof csvInput>, 'Csv' | 'Kind'> {
  readonly signal: { readonly aborted: boolean } | undefined;
}

async function readFile(
  { yieldToEventLoop }: Pick<CallContext, 'yieldToEventLoop'>,
  { Csv, Kind, signal }: SentFile,
  content: CatalogueContent,
): Promise<FileRead> {
  // What has come with the message was read at once; the cells of the longest file take as long again.
  await yieldToEventLoop();
  const file = readRowsCsv(Csv, content, Kind);
  await yieldToEventLoop();
  if (file.count > maxLines) unwrapOrThrow(refused('catalogue.too-long', messages.catalogue.tooLong(maxLines)));
  const linesAtOnce = Math.max(1, Math.floor((charactersAtOnce * file.count) / Csv.length));
  const lines: ImportedRow[] = [];
  for (const line of file.lines()) {
    lines.push(line);
    if (lines.length % linesAtOnce === 0) await yieldToEventLoop();
    if (signal?.aborted) unwrapOrThrow(refused('catalogue.import-stopped', messages.catalogue.importStopped));
  }
  return { lines, unknownColumns: file.unknownColumns };
}

const fileToWire = ({ lines, unknownColumns }: FileRead) => ({
  Lines: lines.map(({ line, key, effect, faults }) => ({ Line: line, Key: key, Effect: effect, Faults: faults })),
  UnknownColumns: unknownColumns,
});

const bundleOfInput = z.strictObject({
  ...seenInput,
  Bundle: bundleInput,
  DryRun: booleanInput,
});

/**
 * Takes over a whole catalogue. Rows that are sold today and that it does not hold are retired. With DryRun nothing is saved, and
 * the answer says what it would change.
 */
export const importBundle = importCall
  .input(bundleOfInput)
  .mutation(async ({ ctx, input: { DraftId, LastUpdated, Bundle, DryRun } }) => {
    const { before, readDocument } = await inTransaction(ctx, async (scope) => ({
      before: await presentContent(scope),
      readDocument: scope.stores.catalogues.readDocument,
    }));
    // Read while no transaction is open, as a file is.
    const read = unwrapOrThrow(bundleOf(readDocument(parsedJson(Bundle))));
    const Faults = (await contentFaults(ctx, read)).map(({ kind, key, fault }) => ({
      Kind: kind,
      Key: key,
      Fault: fault,
    }));
    if (Faults.length > 0) return { Faults, Changes: [], Draft: null };
    if (DryRun) {
      const changes = changedRows(before, soldAgain(read, before));
      const Changes = changes.map(({ kind, key, change }) => ({ Kind: kind, Key: key, Change: change }));
      return { Faults, Changes, Draft: null };
    }
    return inTransaction(ctx, async (scope) => {
      const guard = await lostUpdateGuard(scope, LastUpdated);
      const now = await presentContent(scope);
      const content = soldAgain(read, now);
      const draft = await changeDraft(scope, {
        draftId: DraftId,
        change: (_, __, present) => guard(content, present),
        entries: () => [{ reason: 'bundle', from: null, to: `import: ${String(changedRows(now, content).length)}` }],
      });
      return { Faults, Changes: [], Draft: await draftToWire(scope, draft) };
    });
  });

const bundleOf = (read: CatalogueContent | undefined): Result<CatalogueContent> =>
  read ? accepted(read) : refused('catalogue.no-bundle', messages.catalogue.noBundle);

const exportCall = procedure.allow('catalogue.see').use(inOneTransaction);

/** The rows of a kind for a spreadsheet, the draft's where there is one. */
export const exportRows = exportCall
  .input(z.strictObject({ Kind: listKindInput }))
  .query(async ({ ctx, input: { Kind } }) => ({ Csv: rowsToCsv(await presentContent(ctx), Kind) }));

/** The whole catalogue, the draft's where there is one, as a file that another supplier can begin with. */
export const exportBundle = exportCall.query(async ({ ctx }) => ({
  Bundle: ctx.stores.catalogues.document(await presentContent(ctx)),
}));

const presentContent = async (ctx: CallScope): Promise<CatalogueContent> => (await presentVersion(ctx)).content;

/** The draft, or what is sold where there is none, and a text that is another one after each change. */
async function presentVersion(ctx: CallScope) {
  const draft = await ctx.stores.catalogues.loadDraft();
  if (draft) return { content: draft.content, version: `${draft.id} ${draft.updatedAt}` };
  const sold = await ctx.stores.catalogues.sold();
  return { content: await contentOf(ctx, sold), version: String(sold) };
}
