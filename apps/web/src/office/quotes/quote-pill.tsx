import { quoteMoves, type QuoteState } from '@door/domain/selling/quote/quote-cycle';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';

/** The dot fills as the quote goes on. */
const looks: Readonly<Record<QuoteState, Pick<StatusPillProps, 'tone' | 'dot'>>> = {
  Draft: { tone: 'quiet', dot: 'hollow' },
  Sent: { tone: 'info', dot: 'half' },
  Accepted: { tone: 'success', dot: 'half' },
  Lost: { tone: 'quiet', dot: 'full' },
  Expired: { tone: 'warning', dot: 'half' },
  [quoteMoves.convert.to]: { tone: 'success', dot: 'full' },
  Completed: { tone: 'quiet', dot: 'full' },
};

/** The state of a quote, in the words of the specification. */
export const QuotePill = ({ state }: { readonly state: QuoteState }) => (
  <StatusPill {...looks[state]}>{state}</StatusPill>
);
