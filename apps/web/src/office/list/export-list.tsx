import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useRef, useState } from 'react';
import { failureText } from '../../shared/calls/failure.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { countText } from '../../shared/text/count-text.ts';
import { endSession } from '../queries/query-client.ts';
import type { ListQuery } from '../queries/use-list-query.ts';
import { officeMessages } from '../messages/office.ts';
import { saveCsv } from './save-file.ts';

const { tools: t, asking } = officeMessages;

/** The rows of a list as a file for a spreadsheet. */
export interface ListTable<Row> {
  readonly fileName: string;
  readonly heads: readonly string[];
  /** What people have written goes through `textCell`: a customer may be called `1.1`. */
  readonly cellsOf: (row: Row) => readonly string[];
}

export const saveTable = <Row,>({ fileName, heads, cellsOf }: ListTable<Row>, rows: readonly Row[]): void =>
  saveCsv(fileName, [heads, ...rows.map(cellsOf)]);

type Export =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly read: number }
  | { readonly state: 'failed'; readonly reason: string };

interface ExportListProps<Row> {
  /** Where the page has another export beside that of its list. */
  readonly label?: string;
  readonly table: ListTable<Row>;
  readonly list: Pick<ListQuery<Row>, 'fetchPage'>;
}

/** Saves every row that search and filters let through, also those that the page has not loaded. */
export function ExportList<Row>({ label = t.exportAll, table, list }: ExportListProps<Row>) {
  const [shown, setShown] = useState<Export>({ state: 'idle' });
  const isStopped = useRef(false);
  const close = () => {
    isStopped.current = true;
    setShown({ state: 'idle' });
  };
  const start = () => {
    isStopped.current = false;
    setShown({ state: 'reading', read: 0 });
    const onRead = (read: number) => setShown({ state: 'reading', read });
    readAll(list, { onRead, isStopped: () => isStopped.current }).then(
      (rows) => {
        if (isStopped.current) return;
        saveTable(table, rows);
        close();
      },
      (error: unknown) => {
        if (isStopped.current) return;
        if (isSessionExpired(error)) endSession(error);
        setShown({ state: 'failed', reason: failureText(error) || asking.failed });
      },
    );
  };
  return (
    <>
      <Button scale="row" aria-haspopup="dialog" onClick={start}>
        {label}
      </Button>
      {shown.state === 'idle' ? null : (
        <Modal open title={label} width={420} onClose={close}>
          <p role="status">{shown.state === 'reading' ? t.exporting(countText(shown.read)) : shown.reason}</p>
          {shown.state === 'reading' ? <progress className="bulk-progress" aria-label={label} /> : null}
          <div className="modal-actions">
            {shown.state === 'failed' ? <Button onClick={start}>{t.tryAgain}</Button> : null}
            <Button onClick={close}>{officeMessages.bulk.stop}</Button>
          </div>
        </Modal>
      )}
    </>
  );
}

interface Reading {
  readonly onRead: (rows: number) => void;
  readonly isStopped: () => boolean;
}

async function readAll<Row>({ fetchPage }: Pick<ListQuery<Row>, 'fetchPage'>, { onRead, isStopped }: Reading) {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(after);
    rows.push(...page.rows);
    onRead(rows.length);
    after = page.after;
  } while (after !== null && !isStopped());
  return rows;
}
