import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import {
  afterRedo,
  afterUndo,
  type EditHistory,
  type EditStep,
  noEdits,
  withoutStep,
  withStep,
} from '@door/domain/catalogue/edit/edit-history';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import { makeEdits, outdatedEdit, type SeenEdit } from '@door/domain/catalogue/edit/undo-edits';
import { rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';

type DraftHead = NonNullable<OfficeOutputs['catalogue']['getContent']['Draft']>;

/** The catalogue that is prepared, and beside it what is sold. */
export interface ShownCatalogue {
  /** The version that is sold. */
  readonly Version: number;
  /** null: nothing is being prepared, or the server has not confirmed the first change yet. */
  readonly Draft: DraftHead | null;
  readonly Content: CatalogueContent;
  /** What is sold; null where it is the content itself. */
  readonly Published: CatalogueContent | null;
}

const contentOptions = queryOptions({
  queryKey: [...trpc.catalogue.getContent.queryKey({}), 'shown'],
  queryFn: ({ signal }): Promise<ShownCatalogue> => readContent(signal),
});

/** Changes of the draft are sent one after the other. */
const draftScope = { id: 'catalogue-draft' };

/** The content with every change of this page: an answer that was made before one of them would take it back. */
async function readContent(signal: AbortSignal): Promise<ShownCatalogue> {
  await allAreSent();
  const begun = changesBegun;
  const content = await officeClient.catalogue.getContent.query({}, { signal });
  return begun === changesBegun ? content : readContent(signal);
}

let changesBegun = 0;

function allAreSent(): Promise<void> {
  const cache = queryClient.getMutationCache();
  const isSending = () =>
    cache.getAll().some(({ state, options }) => state.status === 'pending' && options.scope?.id === draftScope.id);
  return new Promise((resolve) => {
    const resolveWhenSent = () => {
      if (isSending()) return;
      stop();
      resolve();
    };
    const stop = cache.subscribe(resolveWhenSent);
    resolveWhenSent();
  });
}

const catalogueMeta = { invalidates: [trpc.catalogue.pathKey()] };

/** The catalogue as it is prepared, and as it is sold. */
export const useCatalogue = () => useQuery(contentOptions);

/** The catalogue as the server has it now, with what others have changed since this page read it. */
export const loadCatalogue = (): Promise<ShownCatalogue> => queryClient.fetchQuery(contentOptions);

/** The id of the draft that the first change of this page begins; made up once, so that a call that is sent twice begins one. */
let newDraftId = crypto.randomUUID();

export const presentDraftId = (): string => shown()?.Draft?.Id ?? newDraftId;

/** The next draft is another one: this page's was published or thrown away, and nothing of it can be undone. */
const forgetDraft = (): void => {
  newDraftId = crypto.randomUUID();
  changeHistory(() => noEdits);
};

const shown = (): ShownCatalogue | undefined => queryClient.getQueryData(contentOptions.queryKey);

/** The catalogue after a change that the page has made, before the server has confirmed it. */
function showContent(Content: CatalogueContent): void {
  changesBegun += 1;
  queryClient.setQueryData(contentOptions.queryKey, (now) =>
    now ? { ...now, Content, Published: now.Published ?? now.Content } : now,
  );
}

const showDraft = (Draft: DraftHead): void => {
  queryClient.setQueryData(contentOptions.queryKey, (now) => now && { ...now, Draft });
};

export type EditResult =
  | {
      readonly ok: true;
      readonly content: CatalogueContent;
      /** The id of the step that can be undone; null: there was nothing to change. */
      readonly step: string | null;
    }
  | { readonly ok: false; readonly faults: readonly FieldFault[]; readonly edit?: RowEdit };

interface SentEdit extends SeenEdit {
  /** Of the step that it belongs to. */
  readonly step: string;
}

/** Sends edits one after the other. What the server refuses is loaded again, and the page says why. */
function useSendEdits() {
  const { mutate } = useMutation({
    meta: { invalidates: [] },
    scope: draftScope,
    mutationFn: ({ edit, was }: SentEdit) => sendEdit(edit, was),
    onSuccess: ({ Draft }) => {
      showDraft(Draft);
      void queryClient.invalidateQueries(trpc.catalogue.problems.queryFilter());
    },
    onError: (_, { step }) => {
      changeHistory((history) => withoutStep(history, step));
      void queryClient.invalidateQueries({ queryKey: contentOptions.queryKey });
    },
  });
  return (edits: readonly SeenEdit[], step: string) => {
    for (const edit of edits) mutate({ ...edit, step });
  };
}

/**
 * Changes of rows, all of them or none. The page shows them at once by the same rule as the server, and they are undone
 * together.
 */
export function useEditRows() {
  const send = useSendEdits();
  return (edits: readonly RowEdit[]): EditResult => {
    const now = shown();
    if (!now) return { ok: false, faults: [] };
    const outcome = makeEdits(now.Content, edits, now.Published ?? now.Content);
    if (!outcome.ok) return outcome;
    const { content, made, undo } = outcome;
    if (made.length === 0) return { ok: true, content, step: null };
    showContent(content);
    const id = crypto.randomUUID();
    changeHistory((history) => withStep(history, { id, version: now.Version, made, undo }));
    send(made, id);
    return { ok: true, content, step: id };
  };
}

/** One change of a row. */
export function useEditRow() {
  const edit = useEditRows();
  return (one: RowEdit): EditResult => edit([one]);
}

const historyKey = ['catalogue edits'];

const changeHistory = (change: (history: EditHistory) => EditHistory): void => {
  queryClient.setQueryData<EditHistory>(historyKey, (now) => change(now ?? noEdits));
};

/** What this page has edited since it was opened; it goes with the session. */
export const useEditHistory = (): EditHistory =>
  useQuery<EditHistory>({ queryKey: historyKey, queryFn: skipToken, staleTime: Infinity }).data ?? noEdits;

/** What became of undoing, and of which step. `changed`: somebody has changed the row since, and it stays as it is. */
export interface UndoResult {
  readonly step: EditStep;
  readonly became: 'done' | 'changed' | 'published' | 'refused';
}

type Way = 'undo' | 'redo';
const ways = {
  undo: { next: ({ past }: EditHistory) => past.at(-1), edits: (step: EditStep) => step.undo, after: afterUndo },
  redo: { next: ({ future }: EditHistory) => future[0], edits: (step: EditStep) => step.made, after: afterRedo },
} as const;

/** Undoes the last step, or makes it again. undefined: there is none. */
export function useUndo() {
  const send = useSendEdits();
  return (way: Way): UndoResult | undefined => {
    const step = ways[way].next(queryClient.getQueryData<EditHistory>(historyKey) ?? noEdits);
    const now = shown();
    if (!step || !now) return undefined;
    const edits = ways[way].edits(step);
    const outcome = madeAgain(now, step, edits);
    if (typeof outcome === 'string') {
      changeHistory((history) => withoutStep(history, step.id));
      return { step, became: outcome };
    }
    showContent(outcome);
    changeHistory(ways[way].after);
    send(edits, step.id);
    return { step, became: 'done' };
  };
}

function madeAgain(
  { Version, Content, Published }: ShownCatalogue,
  { version }: EditStep,
  edits: readonly SeenEdit[],
): CatalogueContent | Exclude<UndoResult['became'], 'done'> {
  if (Version !== version) return 'published';
  const sold = Published ?? Content;
  if (outdatedEdit(Content, edits, sold)) return 'changed';
  const outcome = makeEdits(
    Content,
    edits.map(({ edit }) => edit),
    sold,
  );
  return outcome.ok ? outcome.content : 'refused';
}

function sendEdit(edit: RowEdit, was: SeenEdit['was']) {
  const DraftId = presentDraftId();
  const { catalogue } = officeClient;
  switch (edit.edit) {
    case 'add':
      return catalogue.addRow.mutate({ DraftId, Kind: edit.kind, Row: edit.row, Before: edit.before });
    case 'change':
      return catalogue.updateRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key, Row: edit.row, Was: rowOf(was) });
    case 'set':
      return catalogue.updateRow.mutate({ DraftId, Kind: edit.kind, Key: '', Row: edit.row, Was: rowOf(was) });
    case 'retire':
      return catalogue.retireRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key, Was: rowOf(was) });
    case 'restore':
      return catalogue.restoreRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key });
    case 'move':
      return catalogue.moveRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key, Before: edit.before });
    case 'price':
      return catalogue.setPrice.mutate({
        DraftId,
        Code: edit.code,
        Value: priceText(edit.value),
        Was: priceText(typeof was === 'number' ? was : null),
      });
  }
}

const rowOf = (was: SeenEdit['was']): object => (typeof was === 'object' && was !== null ? was : {});
const priceText = (value: number | null): string | null =>
  value === null ? null : rowValueText({ unit: 'amount', value });

/** Also which version is sold: by it a page knows that it is outdated. */
const soldMeta = { invalidates: [...catalogueMeta.invalidates, trpc.user.me.queryKey()] };

export const usePublish = () =>
  useMutation({
    meta: soldMeta,
    scope: draftScope,
    mutationFn: (Note: string) => {
      const draft = shown()?.Draft;
      if (!draft) throw new Error('There is no draft to publish.');
      return officeClient.catalogue.publish.mutate({ DraftId: draft.Id, LastUpdated: draft.LastUpdated, Note });
    },
    onSuccess: forgetDraft,
  });

export const useDiscard = () =>
  useMutation({
    meta: catalogueMeta,
    scope: draftScope,
    mutationFn: () => officeClient.catalogue.discardDraft.mutate({ DraftId: presentDraftId() }),
    onSuccess: forgetDraft,
  });

export const useVersions = () => useQuery(trpc.catalogue.versions.queryOptions());

export const useSellVersion = () =>
  useMutation({
    meta: soldMeta,
    mutationFn: (message: { readonly Version: number; readonly Attempt: string }) =>
      officeClient.catalogue.sellVersion.mutate(message),
  });

/** What is wrong with the draft, asked again after each change. */
export const useProblems = () => useQuery(trpc.catalogue.problems.queryOptions());
