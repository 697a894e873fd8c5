import { isMoveFrom, type QuoteMove } from '@door/domain/selling/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { Printer } from '@door/ui/office-icons';
import { type Segment, Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { MoreMenu } from '../../layout/more-menu.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { officeMessages } from '../../messages/office.ts';
import { paperReviewMessages } from '../../messages/quotes.ts';
import { useQuoteChange } from '../use-quote-change.ts';
import { ConvertQuote, DiscardRevision, UnacceptQuote } from './convert-quote.tsx';
import { CopyLink, type ReviewedQuote, SendQuote } from './send-quote.tsx';
import { LoseQuote } from './lose-quote.tsx';

const { quote: t } = officeMessages;

type Asked = 'accept' | 'lose' | 'unaccept' | 'complete' | 'discard';

/** The moves that the state of the quote allows, the next one first, and the ways to its paper. */
export function ReviewActs({ quote, version }: ReviewedQuote) {
  const { Id, State } = quote;
  const { go } = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { send, isPending } = useQuoteChange(Id);
  const may = (move: QuoteMove) => version.IsLatest && isMoveFrom(move, State);
  const revise = () => {
    if (!isPending) void send((at) => officeClient.quote.revise.mutate(at));
  };
  const revokeLink = useMutation(
    trpc.quote.revokeOfferLink.mutationOptions({ onSuccess: () => showToast('success', t.linkRevoked) }),
  );
  const isSent = version.Hash !== null;
  const close = () => setAsked(null);
  const { PdfUrl, DocumentState, DocumentsBefore } = version;
  const entries = [
    ...(may('lose') ? [{ label: t.lose, action: () => setAsked('lose') }] : []),
    ...(may('unaccept') ? [{ label: t.unaccept, action: () => setAsked('unaccept') }] : []),
    ...(isSent ? [{ label: t.revokeLink, action: () => revokeLink.mutate({ Id }) }] : []),
  ];
  return (
    <div className="row quote-review-acts">
      {may('send') ? <SendQuote quote={quote} version={version} /> : null}
      {may('accept') ? (
        <Button look="primary" aria-haspopup="dialog" onClick={() => setAsked('accept')}>
          {t.acceptFor}
        </Button>
      ) : null}
      {may('convert') ? <ConvertQuote quoteId={Id} /> : null}
      {quote.Order === null ? null : (
        <Link className="btn btn-line" to={`/installer/order/${quote.Order.Id}`}>
          {t.openOrder(quote.Order.Number)}
        </Link>
      )}
      {may('complete') ? (
        <Button look={may('revise') ? 'line' : 'primary'} aria-haspopup="dialog" onClick={() => setAsked('complete')}>
          {t.complete}
        </Button>
      ) : null}
      {may('revise') ? (
        <Button look="line" busy={isPending} onClick={revise}>
          {t.revise}
        </Button>
      ) : null}
      {may('discard') && quote.Version > 1 ? (
        <Button look="line" aria-haspopup="dialog" onClick={() => setAsked('discard')}>
          {t.discard}
        </Button>
      ) : null}
      {PdfUrl === null ? (
        <Waiting>{paperReviewMessages.pdfText(DocumentState, DocumentsBefore)}</Waiting>
      ) : (
        <Button look="quiet" onClick={() => window.open(PdfUrl, '_blank', 'noopener')}>
          {t.pdf}
        </Button>
      )}
      <Button
        look="quiet"
        icon={<Printer />}
        onClick={() => void go(`/quote-review/${Id}?version=${String(version.Version)}`)}
      >
        {t.print}
      </Button>
      {isSent && version.IsLatest ? <CopyLink quoteId={Id} /> : null}
      {entries.length > 0 ? <MoreMenu label={t.more} entries={entries} /> : null}
      {asked === 'accept' && version.Hash !== null ? (
        <AcceptQuote quoteId={Id} version={version.Version} hash={version.Hash} onClose={close} />
      ) : null}
      {asked === 'lose' ? <LoseQuote quoteId={Id} onClose={close} /> : null}
      {asked === 'unaccept' ? <UnacceptQuote quoteId={Id} onClose={close} /> : null}
      {asked === 'discard' ? <DiscardRevision quote={quote} onClose={close} /> : null}
      {asked === 'complete' ? <CompleteQuote quoteId={Id} onClose={close} /> : null}
    </div>
  );
}

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <span className="quote-waiting" role="status">
    {children}
  </span>
);

export type Way = 'phone' | 'paper' | 'mail';

/** How a customer says to a person what their page would have written down. */
export const ways: readonly Segment<Way>[] = [
  { value: 'phone', label: t.ways.phone },
  { value: 'paper', label: t.ways.paper },
  { value: 'mail', label: t.ways.mail },
];

interface AcceptQuoteProps {
  readonly quoteId: string;
  readonly version: number;
  readonly hash: string;
  onClose(): void;
}

/** The dialog that accepts a version for a customer who has said so, with how they did. */
function AcceptQuote({ quoteId: Id, version: Version, hash: Hash, onClose }: AcceptQuoteProps) {
  const [How, setHow] = useState<Way>('phone');
  const { send, isPending } = useQuoteChange(Id);
  const submit = async () => {
    if (await send(() => officeClient.quote.accept.mutate({ Id, Version, Hash, How }))) onClose();
  };
  return (
    <FormDialog
      title={t.howAccepted(Version)}
      width={420}
      doIt={t.accept}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented label={t.howAccepted(Version)} segments={ways} chosen={How} onChoose={(way) => setHow(way)} />
    </FormDialog>
  );
}

interface CompleteQuoteProps {
  readonly quoteId: string;
  onClose(): void;
}

/** The dialog that ends a quote for good; open tasks about it are dropped with it, or stand in its way. */
function CompleteQuote({ quoteId, onClose }: CompleteQuoteProps) {
  const [DropTasks, setDropTasks] = useState(false);
  const { send, isPending } = useQuoteChange(quoteId);
  const submit = async () => {
    if (await send((at) => officeClient.quote.complete.mutate({ ...at, DropTasks }))) onClose();
  };
  return (
    <FormDialog
      title={t.completeTitle}
      width={420}
      doIt={t.complete}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Check kind="checkbox" checked={DropTasks} onChange={setDropTasks}>
        {t.dropTasks}
      </Check>
    </FormDialog>
  );
}
