import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import { csvPortions } from '@door/domain/lib/csv-portions';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../shared/download/save-file.ts';
import { saveCsvText } from '../list/save-file.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { presentDraftId } from './use-catalogue.ts';

const fileMeta = { invalidates: [trpc.catalogue.pathKey()] };

/** The LastUpdated of the draft that a file was read for; null: there was none. */
type SeenDraft = string | null;

/** Asked of the server: the draft that the page shows may be without what somebody else has just changed. */
const latestDraft = async (): Promise<SeenDraft> =>
  (await officeClient.catalogue.getContent.query({})).Draft?.LastUpdated ?? null;

/** Rows that are taken over by one call. */
const portionSize = 1000;

interface RowsFile {
  readonly kind: ListKind;
  readonly csv: string;
  readonly seen: SeenDraft;
  readonly signal: AbortSignal;
  readonly show: (progress: { readonly done: number; readonly of: number }) => void;
}

/** The lines of a file that are without fault, into the draft, portion by portion; stopped in between, the draft holds those before. */
export const useTakeRows = () =>
  useMutation({
    meta: fileMeta,
    scope: { id: 'catalogue-draft' },
    mutationFn: async ({ kind: Kind, csv, seen, signal, show }: RowsFile) => {
      const portions = csvPortions(csv, portionSize);
      const of = portions.reduce((sum, { rows }) => sum + rows, 0);
      let done = 0;
      let LastUpdated = seen;
      for (const { csv: Csv, rows } of portions) {
        show({ done, of });
        const { Draft } = await officeClient.catalogue.importRows.mutate(
          { DraftId: presentDraftId(), LastUpdated, Kind, Csv, DryRun: false },
          { signal },
        );
        LastUpdated = Draft?.LastUpdated ?? null;
        done += rows;
      }
    },
  });

/** A whole catalogue into the draft; where nothing of it was seen yet, only what it would change. */
export const useTakeBundle = () =>
  useMutation({
    meta: fileMeta,
    scope: { id: 'catalogue-draft' },
    mutationFn: async ({ Bundle, seen }: { readonly Bundle: string; readonly seen: SeenDraft | undefined }) => {
      const LastUpdated = seen === undefined ? await latestDraft() : seen;
      const file = { DraftId: presentDraftId(), LastUpdated, Bundle, DryRun: seen === undefined };
      return { ...(await officeClient.catalogue.importBundle.mutate(file)), seen: LastUpdated };
    },
  });

/** Saves a list for a spreadsheet. */
export const useExportRows = () =>
  useMutation({
    meta: { invalidates: [] },
    mutationFn: async (Kind: ListKind) => {
      const { Csv } = await officeClient.catalogue.exportRows.query({ Kind });
      saveCsvText(`${Kind}.csv`, Csv);
    },
  });

/** Saves the whole catalogue, with which another supplier can begin. */
export const useExportBundle = () =>
  useMutation({
    meta: { invalidates: [] },
    mutationFn: async () => {
      const { Bundle } = await officeClient.catalogue.exportBundle.query();
      saveFile('catalogue.json', new Blob([JSON.stringify(Bundle)], { type: 'application/json' }));
    },
  });
