import { quoteMoves } from '@door/domain/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '../../platform/router/use-router.ts';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { officeClient } from '../queries/office-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { quoteMutationMeta, useQuotes } from '../queries/use-quotes.ts';
import { officeWords } from '../words/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { changeQuote } from './quote-changes.ts';
import { useNewQuote } from './use-new-quote.ts';
import './quote.css';

const { quote: says, quotes } = officeWords;

const pageSize = 12;

/** The state in which items can be added. */
const [draft] = quoteMoves.send.from;

interface AddToQuoteProps {
  readonly itemId: string;
  onClose(): void;
}

/** The dialog that puts a copy of an item into a draft quote, or begins a new one with it, and opens the quote. */
export function AddToQuote({ itemId, onClose }: AddToQuoteProps) {
  const { go } = useRouter();
  const [text, setText] = useState('');
  const [LineId] = useState(() => crypto.randomUUID());
  const query = useQuotes(useDebounced(text).trim(), { pageSize, State: draft });
  const { begin, isPending: isBeginning } = useNewQuote();
  const add = useMutation({
    meta: quoteMutationMeta,
    mutationFn: ({ Id }: ListedQuote) =>
      changeQuote(Id, (at) =>
        officeClient.quote.addItems.mutate({ ...at, Lines: [{ LineId, ItemId: itemId, Quantity: 1 }] }),
      ),
    onSuccess: ({ Id }) => go(`/installer/quote/${Id}`),
  });
  const isBusy = add.isPending || add.isSuccess || isBeginning;
  return (
    <Modal open title={says.addToQuote} width={480} onClose={onClose}>
      <div className="quote-add">
        <SearchField text={text} onText={setText} />
      </div>
      <QueryResult query={query}>
        {(found) => (
          <ul className="sale-choices" aria-busy={isBusy}>
            {found.map((quote) => (
              <li key={quote.Id}>
                <button
                  type="button"
                  onClick={() => {
                    if (!isBusy) add.mutate(quote);
                  }}
                >
                  <b className="num">{quote.Number}</b>
                  <small>{quote.Customer?.Name ?? quotes.noCustomer}</small>
                </button>
              </li>
            ))}
            {found.length === 0 ? <li role="status">{says.noDrafts}</li> : null}
          </ul>
        )}
      </QueryResult>
      <ShowMore list={query} />
      <div className="modal-actions">
        <Button
          icon={<Plus />}
          busy={isBeginning}
          onClick={() => {
            if (!isBusy) begin({ ItemIds: [itemId] });
          }}
        >
          {quotes.add}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {officeWords.asking.cancel}
        </Button>
      </div>
    </Modal>
  );
}
