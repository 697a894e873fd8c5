import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../shared/text/count-text.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FileDialog } from '../layout/file-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { type OpeningFile, readOpeningFile } from './opening-file.ts';
import { stockMutationMeta } from './stock-queries.ts';

const { import: t } = stockMessages;

/** As many rows as the call takes, and characters that are read for them. */
const mostRows = 2_000;
const longestFile = 500_000;

type ReadFile = Extract<OpeningFile, { readonly problem: null }>;

/** Reads a file of what is there at first, says row by row what is wrong with it, and books all of it, or nothing. */
export function ImportOpening({ onClose }: { readonly onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const attempts = useAttempts();
  const send = async (file: ReadFile, DryRun: boolean) => {
    const Rows = [...file.rows];
    const answer = await officeClient.inventory.importOpening.mutate({
      Id: attempts.of(JSON.stringify([Rows, DryRun])),
      Rows,
      DryRun,
    });
    return { ...answer, Faults: answer.Faults.map((fault) => ({ ...fault, Line: file.lines[fault.Row - 1] ?? 0 })) };
  };
  const check = useMutation({
    meta: { invalidates: [], isShownByPage: true },
    mutationFn: (file: ReadFile) => send(file, true),
  });
  const book = useMutation({
    meta: { ...stockMutationMeta, isShownByPage: true },
    mutationFn: (file: ReadFile) => send(file, false),
    onSuccess: ({ IsBooked, Rows }) => {
      if (!IsBooked) return;
      showToast('success', t.done(Rows));
      onClose();
    },
  });
  const forget = () => {
    setProblem(null);
    check.reset();
    book.reset();
  };
  // What somebody else has moved meanwhile is said by the import itself.
  const answer = book.data ?? check.data;
  const mayBook = answer !== undefined && answer.Faults.length === 0;
  const submit = (text: string) => {
    const file = readOpeningFile(text);
    if (file.problem !== null) return setProblem(t[file.problem]);
    if (file.rows.length > mostRows) return setProblem(t.tooMany(countText(mostRows)));
    if (mayBook) book.mutate(file);
    else check.mutate(file);
  };
  return (
    <FileDialog
      title={t.title}
      width={520}
      what={t.what}
      t={t}
      accept=".csv,text/csv"
      longest={longestFile}
      doIt={mayBook ? t.doIt : t.read}
      busy={check.isPending || book.isPending}
      onChoose={forget}
      onSubmit={submit}
      onClose={onClose}
    >
      <p role="alert">{problem ?? ''}</p>
      {answer ? (
        <div className="stock-import">
          <p role="status">{t.result(answer.Rows, answer.Faults.length)}</p>
          <ul>
            {answer.Faults.map(({ Line, Field, Message }) => (
              <li key={`${String(Line)} ${Field}`}>
                <b className="num">{t.line(Line)}</b>
                <span>{Message}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Refusal error={book.error ?? check.error} />
    </FileDialog>
  );
}
