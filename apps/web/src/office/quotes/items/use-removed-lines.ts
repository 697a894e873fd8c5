import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelayedSend } from '../../layout/use-delayed-send.ts';
import { waitForToast } from '../../layout/wait-for-toast.ts';
import { officeClient, type OpenedQuote } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { officeMessages } from '../../messages/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: t } = officeMessages;

export interface RemovedLines {
  /** The quote without the lines that are removed, and what it comes to then. */
  readonly shown: OpenedQuote;
  readonly remove: (lineId: string) => void;
  /** The line that was taken back last; the focus goes to it. */
  readonly returned: string | null;
}

/** Takes lines out of a draft. The server hears of it when the toast is gone that offers to take them back. */
export function useRemovedLines(quote: OpenedQuote): RemovedLines {
  const { Id, LastUpdated, Lines, Totals } = quote;
  const { send } = useQuoteChange(Id);
  const [returned, setReturned] = useState<string | null>(null);
  const removal = useDelayedSend(
    (LineId) => send((at) => officeClient.quote.removeLine.mutate({ ...at, LineId })),
    (lineId, over, undo) => {
      const { Position = 0, Door = '' } = Lines.find(({ LineId }) => LineId === lineId) ?? {};
      const takeBack = () => {
        setReturned(lineId);
        undo();
      };
      const usesKeys = document.activeElement?.matches(':focus-visible') ?? false;
      const action = { label: t.undo, description: t.undoThis(Door), takesFocus: usesKeys, run: takeBack };
      return waitForToast(t.removedLine(Position, Door), action, over);
    },
  );
  const gone = Lines.filter(({ LineId }) => removal.isScheduled(LineId)).map(({ LineId }) => LineId);
  const { data: without } = useQuery(
    trpc.quote.previewWithoutLines.queryOptions(
      { Id, LastUpdated, LineIds: gone },
      { enabled: gone.length > 0, placeholderData: keepPreviousData },
    ),
  );
  return {
    shown:
      gone.length === 0
        ? quote
        : {
            ...quote,
            Lines: Lines.filter(({ LineId }) => !gone.includes(LineId)),
            Totals: without?.Totals ?? Totals,
          },
    remove: removal.schedule,
    returned,
  };
}
