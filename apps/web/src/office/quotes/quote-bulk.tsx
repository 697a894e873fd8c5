import { textCell } from '@door/domain/lib/csv';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { BulkBar } from '../list/bulk-bar.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { useBulkRun } from '../list/use-bulk-run.ts';
import type { Selection } from '../list/use-selection.ts';
import { type ListTable, saveTable } from '../list/export-list.tsx';
import { officeClient } from '../queries/office-client.ts';
import { quoteMutationMeta } from '../queries/use-quotes.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import type { QuoteAt } from './quote-changes.ts';
import { LoseDialog } from './review/lose-quote.tsx';

const { quotes: t, quote } = officeMessages;
const { columns: heads } = t;

/** What can be done to several quotes: export them, say that they are lost, or that nothing is left to do. */
export function QuoteBulk({ selection: { rows, clear } }: { readonly selection: Selection<ListedQuote> }) {
  const runs = useBulkRun();
  const [isLosing, setIsLosing] = useState(false);
  const run = (title: string, work: (quote: ListedQuote) => Promise<unknown>) =>
    runs.start({
      title,
      rows,
      labelOf: ({ Number }) => Number,
      work: (quote) => work(quote).then(() => null),
      invalidates: quoteMutationMeta.invalidates,
    });
  return (
    <>
      <BulkBar count={rows.length} onClear={clear}>
        <Button scale="row" onClick={() => saveTable(quotesTable, rows)}>
          {t.export}
        </Button>
        <Button scale="row" aria-haspopup="dialog" onClick={() => setIsLosing(true)}>
          {quote.lose}
        </Button>
        <Button
          scale="row"
          aria-haspopup="dialog"
          onClick={() => run(quote.complete, (at) => officeClient.quote.complete.mutate(atOf(at)))}
        >
          {quote.complete}
        </Button>
      </BulkBar>
      {isLosing ? (
        <LoseDialog
          busy={false}
          onLose={(reason) => {
            setIsLosing(false);
            run(quote.lose, (at) => officeClient.quote.lose.mutate({ ...atOf(at), ...reason }));
          }}
          onClose={() => setIsLosing(false)}
        />
      ) : null}
      <BulkDialog runs={runs} />
    </>
  );
}

const atOf = ({ Id, LastUpdated }: ListedQuote): QuoteAt => ({ Id, LastUpdated });

export const quotesTable: ListTable<ListedQuote> = {
  fileName: t.fileName,
  heads: [heads.number, heads.customer, heads.items, heads.state, heads.valid, heads.who, t.currency, heads.total],
  cellsOf: (row) => [
    row.Number,
    textCell(row.Customer?.Name ?? ''),
    String(row.Items.reduce((sum, { Quantity }) => sum + Quantity, 0)),
    row.State,
    row.ValidUntil,
    textCell(row.CreatedBy?.Name ?? ''),
    row.Currency,
    row.Total,
  ],
};
