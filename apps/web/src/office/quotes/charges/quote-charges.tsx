import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { type OpenedQuote, type WireQuote, officeClient } from '../../queries/office-client.ts';
import { ChargeList } from '../../sale/charge-list.tsx';
import { type ChargeRow, areWhole, chargeFields, chargesIn } from '../../sale/charge-rows.ts';
import { useSavingForm } from '../../saving-form/saving-form.ts';
import { officeWords } from '../../words/office.ts';
import { QuoteSums } from '../quote-sums.tsx';
import { DiscountForm } from './discount-form.tsx';
import { ProposeAgain } from './propose-again.tsx';
import { TwoThirds } from './two-thirds.tsx';
import './quote-charges.css';
import { quoteForm } from '../quote-form.ts';

const { quote: says } = officeWords;

/** The tab with work and goods beside the items, the discount, and what both do to the VAT. */
export function QuoteCharges({ quote }: { readonly quote: OpenedQuote }) {
  const form = useSavingForm(chargesForm, quote);
  const [isProposing, setIsProposing] = useState(false);
  const isDraft = isDraftState(quote.State);
  return (
    <>
      {isDraft ? null : <p className="quote-fixed">{says.fixed}</p>}
      <ChargeList
        form={form}
        isOpen={isDraft}
        seesCost={quote.Totals.GoodsShare !== undefined}
        none={says.noCharges}
        originOf={originText}
      >
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsProposing(true)}>
          {says.proposeAgain}
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
  if (stored.IsProposed) return says.proposed;
  const { ByHand } = stored;
  const isPartly = ByHand.length > 0 && ByHand.length < Object.keys(says.chargeParts).length;
  return isPartly ? says.partlyByHand(ByHand.map((part) => says.chargeParts[part]).join(', ')) : says.changedByHand;
}

/** The charges of a quote, each row by its id. */
const chargesForm = quoteForm({
  kind: 'quote-charges',
  name: officeWords.quote.tabs['quote-charges'],
  fieldsOf: ({ Charges }) => chargeFields(Charges),
  isComplete: areWhole,
  save: (_, mine, at) => officeClient.quote.updateCharges.mutate({ ...at, Charges: chargesIn(mine) }),
});
