import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyText } from '../../../shared/text/money-text.ts';
import { DialogActs } from '../../layout/dialog-acts.tsx';
import { officeClient, type OpenedQuote, type WireQuote } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { ChargeList } from '../../sale/charge-list.tsx';
import { areWhole, chargeFields, type ChargeRow, chargesIn } from '../../sale/charge-rows.ts';
import { useSavingForm } from '../../saving-form/saving-form.ts';
import { officeMessages } from '../../messages/office.ts';
import { quoteForm } from '../quote-form.ts';
import { QuoteSums } from '../quote-sums.tsx';
import { useQuoteChange } from '../use-quote-change.ts';
import { DiscountForm } from './discount-form.tsx';
import { TwoThirds } from './two-thirds.tsx';
import './quote-charges.css';

const { quote: t } = officeMessages;

type Charge = WireQuote['Charges'][number];

interface ProposeAgainProps {
  readonly quote: OpenedQuote;
  onClose(): void;
}

/** What a new proposal of the charges would change, before it does. What a person changed stays; what was taken out comes back. */
function ProposeAgain({ quote: { Id, LastUpdated, Charges, Currency }, onClose }: ProposeAgainProps) {
  const { send, isPending } = useQuoteChange(Id);
  const query = useQuery(trpc.quote.previewCharges.queryOptions({ Id, LastUpdated }));
  const propose = async () => {
    if (!isPending && (await send((at) => officeClient.quote.proposeCharges.mutate(at)))) onClose();
  };
  const textOf = ({ Text, Quantity, Unit }: Charge) => `${Text}, ${t.times(Quantity)} ${moneyText(Unit, Currency)}`;
  return (
    <Modal open title={t.proposeAgain} width={480} onClose={onClose}>
      <QueryResult query={query}>
        {({ Charges: proposed, Totals }) => {
          const before = new Map(Charges.map((charge) => [charge.ChargeId, textOf(charge)]));
          const changes = proposed.filter((charge) => before.get(charge.ChargeId) !== textOf(charge));
          const gone = Charges.filter(({ ChargeId }) => !proposed.some((each) => each.ChargeId === ChargeId));
          return changes.length + gone.length === 0 ? (
            <p>{t.nothingChanges}</p>
          ) : (
            <>
              <ul className="stack charge-changes">
                {changes.map((charge) => (
                  <li key={charge.ChargeId}>
                    <ins>{textOf(charge)}</ins>
                    {before.has(charge.ChargeId) ? <del>{before.get(charge.ChargeId)}</del> : null}
                  </li>
                ))}
                {gone.map((charge) => (
                  <li key={charge.ChargeId}>
                    <del>{textOf(charge)}</del>
                  </li>
                ))}
              </ul>
              <p>{t.totalThen(moneyText(Totals.Total, Currency))}</p>
            </>
          );
        }}
      </QueryResult>
      <DialogActs onCancel={onClose}>
        <Button look="primary" busy={isPending} onClick={() => void propose()}>
          {t.proposeAgain}
        </Button>
      </DialogActs>
    </Modal>
  );
}

/** The tab with work and goods beside the items, the discount, and what both do to the VAT. */
export function QuoteCharges({ quote }: { readonly quote: OpenedQuote }) {
  const form = useSavingForm(chargesForm, quote);
  const [isProposing, setIsProposing] = useState(false);
  const isDraft = isDraftState(quote.State);
  return (
    <>
      {isDraft ? null : <p className="quote-fixed">{t.fixed}</p>}
      <ChargeList
        form={form}
        isOpen={isDraft}
        seesCost={quote.Totals.GoodsShare !== undefined}
        none={t.noCharges}
        originOf={originText}
      >
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsProposing(true)}>
          {t.proposeAgain}
        </Button>
      </ChargeList>
      <div className="quote-money">
        <div>
          <DiscountForm quote={quote} />
          <TwoThirds quote={quote} />
        </div>
        <QuoteSums quote={quote} />
      </div>
      {isProposing ? <ProposeAgain quote={quote} onClose={() => setIsProposing(false)} /> : null}
    </>
  );
}

function originText({ Kind }: ChargeRow, stored: WireQuote['Charges'][number] | undefined): string {
  if (stored === undefined || Kind === 'free') return '';
  if (stored.IsProposed) return t.proposed;
  const { ByHand } = stored;
  const isPartly = ByHand.length > 0 && ByHand.length < Object.keys(t.chargeParts).length;
  return isPartly ? t.partlyByHand(ByHand.map((part) => t.chargeParts[part]).join(', ')) : t.changedByHand;
}

/** The charges of a quote, each row by its id. */
const chargesForm = quoteForm({
  kind: 'quote-charges',
  name: officeMessages.quote.tabs['quote-charges'],
  fieldsOf: ({ Charges }) => chargeFields(Charges),
  isComplete: areWhole,
  save: (_, mine, at) => officeClient.quote.updateCharges.mutate({ ...at, Charges: chargesIn(mine) }),
});
