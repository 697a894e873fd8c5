import { isDraftState } from '@door/domain/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { type OpenedQuote, type QuoteLine, officeClient } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { QuoteSums } from '../quote-sums.tsx';
import { useQuoteChange } from '../use-quote-change.ts';
import { AddItems } from './add-items.tsx';
import { LineRow } from './line-row.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TroubledLines } from './troubled-lines.tsx';
import { useDraggedLine } from './use-dragged-line.ts';
import { useLineFindings } from './use-line-findings.ts';
import { useRemovedLines } from './use-removed-lines.ts';
import './quote-items.css';

const { quote: says } = officeWords;

/** The tab with the positions of a quote, those that cannot be sold first in words, and what they come to. */
export function QuoteItems({ quote }: { readonly quote: OpenedQuote }) {
  const { Id, State } = quote;
  const { shown, remove, returned } = useRemovedLines(quote);
  const { Lines } = shown;
  const found = useLineFindings(quote.Lines);
  const { send } = useQuoteChange(Id);
  const [isAdding, setIsAdding] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const move = ({ LineId }: QuoteLine, Position: number) =>
    send((at) => officeClient.quote.updateLine.mutate({ ...at, LineId, Position }));
  const drag = useDraggedLine((line, position) => void move(line, position));
  const isDraft = isDraftState(State);
  return (
    <>
      {isDraft ? <TroubledLines lines={Lines} found={found} /> : null}
      {Lines.length === 0 ? (
        <p className="quote-empty">{says.noLines}</p>
      ) : (
        <ol className="sale-lines" aria-label={says.tabs.items}>
          {Lines.map((line, at) => (
            <LineRow
              key={line.LineId}
              quote={shown}
              line={line}
              found={found.get(line.LineId) ?? []}
              above={Lines[at - 1]?.Position}
              below={Lines[at + 1]?.Position}
              takesFocus={line.LineId === returned}
              drag={isDraft ? drag.ofLine(line) : null}
              onMove={(position) => void move(line, position)}
              onRemove={() => remove(line.LineId)}
            />
          ))}
        </ol>
      )}
      <div className="quote-acts">
        {isDraft ? (
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            {says.addItems}
          </Button>
        ) : null}
        {Lines.length > 1 ? (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsComparing(true)}>
            {says.sideBySide}
          </Button>
        ) : null}
      </div>
      <QuoteSums quote={shown} />
      {isAdding ? <AddItems quote={quote} onClose={() => setIsAdding(false)} /> : null}
      {isComparing ? <SideBySide quote={shown} onClose={() => setIsComparing(false)} /> : null}
    </>
  );
}
