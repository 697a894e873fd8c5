import { type ImportedRow, readRowsCsv } from '@door/domain/catalogue/edit/rows-csv';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FileDialog } from '../layout/file-dialog.tsx';
import { catalogueMessages } from '../messages/catalogue.ts';
import { loadCatalogue } from './use-catalogue.ts';
import { useTakeRows } from './use-catalogue-files.ts';

const { files: t, kinds: kindNames, changes: changeNames } = catalogueMessages;

/** As many characters and lines as the call takes. */
const longest = { characters: 4_000_000, lines: 12_000 };

interface ImportRowsProps {
  readonly kind: ListKind;
  onClose(): void;
}

interface ReadFile {
  /** The LastUpdated of the draft that the lines were compared with; null: there was none. */
  readonly seen: string | null;
  readonly lines: readonly ImportedRow[];
  readonly unknownColumns: readonly string[];
}

/** Reads a file with rows of a kind, says line by line what it would do, and takes it over only then. */
export function ImportRows({ kind, onClose }: ImportRowsProps) {
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const stopper = useRef(new AbortController());
  const take = useTakeRows();
  const read = useMutation({
    mutationFn: (text: string) => readBySteps({ text, kind, signal: stopper.current.signal, show: setProgress }),
  });
  const onTaken = () => {
    showToast('success', t.taken);
    onClose();
  };
  const isBusy = read.isPending || take.isPending;
  return (
    <FileDialog
      title={t.rowsTitle(kindNames[kind])}
      width={560}
      what={t.rowsWhat}
      t={t}
      accept=".csv,text/csv"
      longest={longest.characters}
      doIt={read.data ? t.doIt : t.read}
      busy={isBusy}
      onChoose={read.reset}
      onSubmit={(csv) => {
        if (read.data)
          take.mutate(
            { kind, csv, seen: read.data.seen, signal: stopper.current.signal, show: setProgress },
            { onSuccess: onTaken, onError: read.reset },
          );
        else read.mutate(csv);
      }}
      onClose={() => {
        stopper.current.abort();
        onClose();
      }}
    >
      {isBusy ? (
        <div className="stack work-progress">
          <output>{(read.isPending ? t.reading : t.taking)(progress.done, progress.of)}</output>
          <progress aria-label={t.rowsTitle(kindNames[kind])} max={Math.max(progress.of, 1)} value={progress.done} />
        </div>
      ) : null}
      {read.data ? <ReadLines lines={read.data.lines} unknownColumns={read.data.unknownColumns} /> : null}
    </FileDialog>
  );
}

/** Lines that are read before the page has its turn, so that it can show how far it is. */
const linesAtOnce = 200;

interface Reading {
  readonly text: string;
  readonly kind: ListKind;
  readonly signal: AbortSignal;
  readonly show: (progress: { readonly done: number; readonly of: number }) => void;
}

async function readBySteps({ text, kind, signal, show }: Reading): Promise<ReadFile> {
  // As it is now: the lines are told against what somebody else has changed a moment ago, too.
  const { Content: content, Draft } = await loadCatalogue();
  const seen = Draft?.LastUpdated ?? null;
  const { lines, count, unknownColumns } = readRowsCsv(text, content, kind);
  if (count > longest.lines) throw new Error(t.tooLong);
  const read: ImportedRow[] = [];
  for (const line of lines()) {
    read.push(line);
    if (read.length % linesAtOnce > 0) continue;
    show({ done: read.length, of: count });
    await new Promise(requestAnimationFrame);
    if (signal.aborted) return { seen, lines: [], unknownColumns };
  }
  return { seen, lines: read, unknownColumns };
}

/** Faults that are listed; a file of ten thousand wrong lines is wrong in the same way. */
const listed = 200;

function ReadLines({ lines, unknownColumns }: Omit<ReadFile, 'seen'>) {
  const withEffect = (wanted: ImportedRow['effect']) => lines.filter(({ effect }) => effect === wanted);
  const faulty = withEffect('none');
  return (
    <div className="cat-lines">
      <p role="status">{t.result(withEffect('add').length, withEffect('change').length, faulty.length)}</p>
      {unknownColumns.length > 0 ? <p>{t.unknownColumns(unknownColumns.join(', '))}</p> : null}
      <ul>
        {faulty.slice(0, listed).map(({ line, key, faults }) => (
          <li key={line} data-fault>
            <b>{t.line(line)}</b>
            <small>
              {key} {faults.map(catalogueMessages.faultAt).join(' ')}
            </small>
          </li>
        ))}
        {[...withEffect('add'), ...withEffect('change')].slice(0, listed).map(({ line, key, effect }) => (
          <li key={line}>
            <b>{key}</b>
            <small>{effect === 'add' ? changeNames.added : changeNames.changed}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
