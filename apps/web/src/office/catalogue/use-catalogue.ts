import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import { editRow, type RowEdit } from '@door/domain/catalogue-edit/edit-rows';
import type { FieldFault } from '@door/domain/catalogue-edit/field-fault';
import { rowLists } from '@door/domain/catalogue-edit/row-lists';
import { rowRecords } from '@door/domain/catalogue-edit/row-records';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
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

/** The id of the draft that the first change of this page begins; made up once, so that a call that is sent twice begins one. */
let newDraftId = crypto.randomUUID();

export const presentDraftId = (): string => shown()?.Draft?.Id ?? newDraftId;

/** The next draft is another one: this page's was published or thrown away. */
const forgetDraftId = (): void => {
  newDraftId = crypto.randomUUID();
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

export type EditResult = { readonly ok: true } | { readonly ok: false; readonly faults: readonly FieldFault[] };

interface SentEdit {
  readonly edit: RowEdit;
  /** The row as it was before the edit. */
  readonly was: object;
}

/**
 * Changes of rows. The page shows each at once by the same rule as the server; calls go one after the other. What the server
 * refuses is loaded again, and the page says why.
 */
export function useEditRow() {
  const send = useMutation({
    meta: { invalidates: [] },
    scope: draftScope,
    mutationFn: ({ edit, was }: SentEdit) => sendEdit(edit, was),
    onSuccess: ({ Draft }) => {
      showDraft(Draft);
      void queryClient.invalidateQueries(trpc.catalogue.problems.queryFilter());
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: contentOptions.queryKey }),
  });
  return (edit: RowEdit): EditResult => {
    const now = shown();
    if (!now) return { ok: false, faults: [] };
    const outcome = editRow(now.Content, edit, now.Published ?? now.Content);
    if (!outcome.ok) return outcome;
    const was = rowOf(now.Content, edit);
    showContent(outcome.content);
    send.mutate({ edit, was });
    return { ok: true };
  };
}

function rowOf(content: CatalogueContent, edit: RowEdit): object {
  if (edit.edit === 'set') return rowRecords[edit.kind].row(content);
  if (edit.edit !== 'change') return {};
  return rowLists[edit.kind].rows(content).find(({ key }) => key === edit.key)?.row ?? {};
}

function sendEdit(edit: RowEdit, Was: object) {
  const DraftId = presentDraftId();
  const { catalogue } = officeClient;
  switch (edit.edit) {
    case 'add':
      return catalogue.addRow.mutate({ DraftId, Kind: edit.kind, Row: edit.row, Before: edit.before });
    case 'change':
      return catalogue.updateRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key, Row: edit.row, Was });
    case 'set':
      return catalogue.updateRow.mutate({ DraftId, Kind: edit.kind, Key: '', Row: edit.row, Was });
    case 'retire':
      return catalogue.retireRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key });
    case 'restore':
      return catalogue.restoreRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key });
    case 'move':
      return catalogue.moveRow.mutate({ DraftId, Kind: edit.kind, Key: edit.key, Before: edit.before });
  }
}

/** The price of a product that is new, in the draft. */
export const useSetPrice = () =>
  useMutation({
    meta: catalogueMeta,
    scope: draftScope,
    mutationFn: ({ Code, Value }: { readonly Code: string; readonly Value: string }) =>
      officeClient.catalogue.setPrice.mutate({ DraftId: presentDraftId(), Code, Value }),
  });

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
    onSuccess: forgetDraftId,
  });

export const useDiscard = () =>
  useMutation({
    meta: catalogueMeta,
    scope: draftScope,
    mutationFn: () => officeClient.catalogue.discardDraft.mutate({ DraftId: presentDraftId() }),
    onSuccess: forgetDraftId,
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
