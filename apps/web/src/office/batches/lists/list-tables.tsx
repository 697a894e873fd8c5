import { withoutTold } from '@door/domain/making/batch/list-table';
import { Button } from '@door/ui/button';
import { saveCsvText } from '../../list/save-file.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { type BatchList, listCsv, type ListPart } from './batch-list.ts';
import './list-tables.css';

const { lists: t } = batchesMessages;

interface ListTablesProps {
  /** Number of the batch, for the name of the file. */
  readonly batch: string;
  readonly list: BatchList;
}

/** A list as its tables, as a file for a spreadsheet, and on paper. */
export const ListTables = ({ batch, list }: ListTablesProps) => (
  <section className="batch-list" data-list={list.List} aria-label={list.Title}>
    <header className="row batch-list-head">
      <h2>{list.Title}</h2>
      <p className="batch-list-batch num">{batch}</p>
      <Button scale="row" onClick={() => saveCsvText(t.fileName(batch, list.List), listCsv(list))}>
        {t.csv}
      </Button>
      <Button scale="row" onClick={() => print()}>
        {t.print}
      </Button>
    </header>
    {list.Parts.length === 0 ? <p className="office-hint">{t.none}</p> : null}
    {list.Parts.map((part) => (
      <Part key={part.Title} title={list.Title} part={part} />
    ))}
  </section>
);

function Part({ title, part: { Title, ...table } }: { readonly title: string; readonly part: ListPart }) {
  const { head: Head, rows: Rows } = withoutTold(Title, { head: table.Head, rows: table.Rows });
  // As in the batch book: a column with a number is one of numbers, whose other cells may be empty.
  const numbers = Head.map((_, column) => Rows.some((row) => typeof row[column] === 'number'));
  return (
    <div className="batch-list-part">
      {Title === '' ? null : <h3>{Title}</h3>}
      {/* Focusable, so that a wide table is scrolled by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={Title === '' ? title : Title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {Head.map((head, column) => (
                <th key={head} scope="col" className={numbers[column] ? 'num' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Rows.map((row, index) => (
              <tr key={`${index} ${row.join(' ')}`}>
                {row.map((cell, column) => (
                  <td key={Head[column]} className={numbers[column] ? 'num' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
