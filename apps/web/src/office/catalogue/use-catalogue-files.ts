import type { ListKind } from '@door/domain/catalogue-edit/row-kind';
import { csvPortions } from '@door/domain/commerce/csv-portions';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../platform/download/save-file.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { presentDraftId } from './use-catalogue.ts';

const fileMeta = { invalidates: [trpc.catalogue.pathKey()] };

/** Rows that are taken over by one call. */
const portionSize = 1000;

interface RowsFile {
  readonly kind: ListKind;
  readonly csv: string;
  readonly signal: AbortSignal;
  readonly show: (progress: { readonly done: number; readonly of: number }) => void;
}

/** The lines of a file that are without fault, into the draft, portion by portion; stopped in between, the draft holds those before. */
export const useTakeRows = () =>
  useMutation({
    meta: fileMeta,
    scope: { id: 'catalogue-draft' },
    mutationFn: async ({ kind: Kind, csv, signal, show }: RowsFile) => {
      const portions = csvPortions(csv, portionSize);
      const of = portions.reduce((sum, { rows }) => sum + rows, 0);
      let done = 0;
      for (const { csv: Csv, rows } of portions) {
        show({ done, of });
        await officeClient.catalogue.importRows.mutate(
          { DraftId: presentDraftId(), Kind, Csv, DryRun: false },
          { signal },
        );
        done += rows;
      }
    },
  });

/** A whole catalogue into the draft; with DryRun only what it would change. */
export const useTakeBundle = () =>
  useMutation({
    meta: fileMeta,
    scope: { id: 'catalogue-draft' },
    mutationFn: (file: { readonly Bundle: string; readonly DryRun: boolean }) =>
      officeClient.catalogue.importBundle.mutate({ DraftId: presentDraftId(), ...file }),
  });

/** Saves a list for a spreadsheet. */
export const useExportRows = () =>
  useMutation({
    meta: { invalidates: [] },
    mutationFn: async (Kind: ListKind) => {
      const { Csv } = await officeClient.catalogue.exportRows.query({ Kind });
      saveFile(`${Kind}.csv`, new Blob([Csv], { type: 'text/csv' }));
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
