import { csvPortions } from '@door/domain/lib/csv-portions';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { pricingMessages } from '../messages/pricing.ts';
import { loadDraft, type PriceDraft, useDraftChange } from './use-price-list.ts';

const { import: t } = pricingMessages;

export type ImportLine = OfficeOutputs['pricing']['importRows']['Lines'][number];

/** Rows that are read by one call. */
const portionSize = 100;

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Reads a file portion by portion, and takes it over at once and whole; stopped before that, the draft is as it was. */
export function usePriceImport({ DraftId: Id, LastUpdated, Rows }: PriceDraft, onDone: () => void) {
  const [progress, setProgress] = useState<Progress>({ done: 0, of: 0 });
  const stopper = useRef(new AbortController());
  const read = useMutation({ mutationFn: (csv: string) => readFile(csv, stopper.current.signal) });
  const takeOver = useDraftChange((seen, Csv: string) => takeFile(seen, Csv, stopper.current.signal));

  async function readFile(csv: string, signal: AbortSignal): Promise<readonly ImportLine[]> {
    const portions = csvPortions(csv, portionSize);
    const of = portions.reduce((sum, { rows }) => sum + rows, 0);
    const lines: ImportLine[] = [];
    let done = 0;
    for (const { csv: Csv, firstLine: FirstLine, rows } of portions) {
      setProgress({ done, of });
      const named = new Set(lines.map(({ Code }) => Code));
      const Named = Rows.flatMap(({ Code }) => (named.has(Code) ? Code : []));
      const portion = { Id, LastUpdated, Csv, DryRun: true, Part: { FirstLine, Named } };
      const answer = await officeClient.pricing.importRows.mutate(portion, { signal }).catch(unless(signal));
      if (!answer || signal.aborted) return [];
      lines.push(...answer.Lines);
      done += rows;
    }
    return lines;
  }

  const stop = () => {
    if (!read.isPending && !takeOver.isPending) return;
    stopper.current.abort();
    // What is being taken over says for itself whether it was stopped in time.
    if (read.isPending) showToast('info', t.stopped);
  };
  return {
    progress,
    read: (csv: string) => read.mutate(csv),
    /** What each line would do; undefined: the file was not read yet. */
    lines: read.data,
    forget: read.reset,
    takeOver: (csv: string) => takeOver.mutate(csv, { onSuccess: onDone }),
    work: work(read.isPending, takeOver.isPending),
    stop,
  };
}

const work = (isRead: boolean, isTaken: boolean): 'reading' | 'taking over' | null => {
  if (isRead) return 'reading';
  return isTaken ? 'taking over' : null;
};

interface SeenDraft {
  readonly Id: string;
  readonly LastUpdated: string;
}

async function takeFile(seen: SeenDraft, Csv: string, signal: AbortSignal): Promise<PriceDraft | null> {
  const file = { ...seen, Csv, DryRun: false };
  const answer = await officeClient.pricing.importRows.mutate(file, { signal }).catch(unless(signal));
  if (answer) return answer.Draft;
  const draft = await loadDraft();
  showToast('info', draft?.LastUpdated === seen.LastUpdated ? t.stopped : t.tooLate);
  return draft;
}

/** A call that failed because it was stopped is no failure. */
const unless =
  (signal: AbortSignal) =>
  (error: unknown): null => {
    if (signal.aborted) return null;
    throw error;
  };
