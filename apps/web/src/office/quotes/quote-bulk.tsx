import { Button } from '@door/ui/button';
import { BulkBar } from '../list/bulk-bar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { saveCsv } from '../list/save-csv.ts';
import { officeWords } from '../words/office.ts';
import type { ListedQuote } from './listed-quote.ts';

const { quotes: says } = officeWords;
const { columns: heads } = says;

/** What can be done to several quotes. */
export const QuoteBulk = ({ selection: { rows, clear } }: { readonly selection: Selection<ListedQuote> }) => (
  <BulkBar count={rows.length} onClear={clear}>
    <Button scale="row" onClick={() => saveCsv(says.fileName, tableOf(rows))}>
      {says.export}
    </Button>
  </BulkBar>
);

const tableOf = (rows: readonly ListedQuote[]): readonly (readonly string[])[] => [
  [heads.number, heads.customer, heads.items, heads.state, heads.valid, heads.who, says.currency, heads.total],
  ...rows.map((quote) => [
    quote.Number,
    quote.Customer?.Name ?? '',
    String(quote.Items.reduce((sum, { Quantity }) => sum + Quantity, 0)),
    quote.State,
    quote.ValidUntil,
    quote.CreatedBy?.Name ?? '',
    quote.Currency,
    quote.Total,
  ]),
];
