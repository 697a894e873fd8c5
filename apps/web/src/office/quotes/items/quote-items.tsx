import { isDraftState } from '@door/domain/quote/draft-only';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import type { OpenedQuote, QuoteLine } from '../../queries/office-client.ts';
import { officeClient } from '../../queries/office-client.ts';
import { useDelayedSend } from '../../layout/use-delayed-send.ts';
import { officeWords } from '../../words/office.ts';
import { QuoteSums } from '../quote-sums.tsx';
import { useQuoteChange } from '../use-quote-change.ts';
import { AddItems } from './add-items.tsx';
import { LineRow } from './line-row.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useDraggedLine } from './use-dragged-line.ts';
import './quote-items.css';

const { quote: says } = officeWords;

/** How long a removed line can be taken back, ms. */
const undoMs = 5000;

/** The tab with the positions of a quote, those that cannot be sold first in words, and what they come to. */
export function QuoteItems({ quote }: { readonly quote: OpenedQuote }) {
  const { Id, Lines, State } = quote;
  const { send } = useQuoteChange(Id);
  const [isAdding, add] = useState(false);
  const [isComparing, compare] = useState(false);
  const removal = useDelayedSend(
    (LineId) => send((at) => officeClient.quote.removeLine.mutate({ ...at, LineId })),
    undoMs,
  );
  const move = ({ LineId }: QuoteLine, Position: number) =>
    send((at) => officeClient.quote.updateLine.mutate({ ...at, LineId, Position }));
  const drag = useDraggedLine((line, position) => void move(line, position));
  const isDraft = isDraftState(State);
  return (
    <>
      {Lines.length === 0 ? (
        <p className="quote-empty">{says.noLines}</p>
      ) : (
        <ol className="quote-lines" aria-label={says.tabs.items}>
          {Lines.map((line) => (
            <LineRow
              key={line.LineId}
              quote={quote}
              line={line}
              isRemoved={removal.isScheduled(line.LineId)}
              drag={isDraft ? drag.ofLine(line) : null}
              onMove={(position) => void move(line, position)}
              onRemove={() => removal.schedule(line.LineId)}
              onUndo={() => removal.undo(line.LineId)}
            />
          ))}
        </ol>
      )}
      <div className="quote-acts">
        {isDraft ? (
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => add(true)}>
            {says.addItems}
          </Button>
        ) : null}
        {Lines.length > 1 ? (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => compare(true)}>
            {says.sideBySide}
          </Button>
        ) : null}
      </div>
      <QuoteSums quote={quote} />
      {isAdding ? <AddItems quote={quote} onClose={() => add(false)} /> : null}
      {isComparing ? <SideBySide quote={quote} onClose={() => compare(false)} /> : null}
    </>
  );
}
