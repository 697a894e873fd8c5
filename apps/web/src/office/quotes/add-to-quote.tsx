import { quoteMoves } from '@door/domain/selling/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { useDebounced } from '../layout/search-field.tsx';
import { officeClient } from '../queries/office-client.ts';
import { quoteMutationMeta, useQuotes } from '../queries/use-quotes.ts';
import { ChooseOne } from '../sale/choose-one.tsx';
import { officeMessages } from '../messages/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { changeQuote } from './quote-changes.ts';
import { useNewQuote } from './use-new-quote.ts';

const { quote: t, quotes } = officeMessages;

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
    <ChooseOne
      title={t.addToQuote}
      text={text}
      onText={setText}
      query={query}
      choiceOf={({ Id, Number: number, Customer }) => ({
        id: Id,
        name: <span className="num">{number}</span>,
        detail: Customer?.Name ?? quotes.noCustomer,
      })}
      busy={isBusy}
      none={t.noDrafts}
      act={
        <Button
          icon={<Plus />}
          busy={isBeginning}
          onClick={() => {
            if (!isBusy) begin({ ItemIds: [itemId] });
          }}
        >
          {quotes.add}
        </Button>
      }
      onChoose={(quote) => add.mutate(quote)}
      onClose={onClose}
    />
  );
}
