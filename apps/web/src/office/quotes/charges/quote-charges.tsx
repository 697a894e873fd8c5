import { isDraftState } from '@door/domain/quote/draft-only';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import type { OpenedQuote } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { SavingNote } from '../form/saving-note.tsx';
import { useQuoteForm } from '../form/use-quote-form.ts';
import { QuoteSums } from '../quote-sums.tsx';
import { ChargeFields } from './charge-fields.tsx';
import { type ChargeRow, chargesForm, emptyRow, rowsIn } from './charges-form.ts';
import { DiscountForm } from './discount-form.tsx';
import { ProposeAgain } from './propose-again.tsx';
import { TwoThirds } from './two-thirds.tsx';
import './quote-charges.css';

const { quote: says } = officeWords;

const mostCharges = 100;

/** The tab with work and goods beside the items, the discount, and what both do to the VAT. */
export function QuoteCharges({ quote }: { readonly quote: OpenedQuote }) {
  const form = useQuoteForm(chargesForm, quote);
  const [isProposing, propose] = useState(false);
  const rows = rowsIn(form.mine);
  const isDraft = isDraftState(quote.State);
  const set = (id: string, row: ChargeRow) => form.change({ ...form.mine, [id]: row });
  const remove = (id: string) => form.change(Object.fromEntries(rows.filter(([each]) => each !== id)));
  return (
    <>
      {isDraft ? null : <p className="quote-fixed">{says.fixed}</p>}
      <fieldset className="quote-charges" disabled={!isDraft}>
        <legend className="sr-only">{says.tabs['quote-charges']}</legend>
        {rows.length === 0 ? <p className="quote-empty">{says.noCharges}</p> : null}
        <ol>
          {rows.map(([id, row], at) => (
            <ChargeFields
              key={id}
              position={at + 1}
              row={row}
              stored={form.stored.Charges.find(({ ChargeId }) => ChargeId === id)}
              seesCost={quote.Totals.GoodsShare !== undefined}
              currency={quote.Currency}
              onChange={(changed) => set(id, changed)}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
        {isDraft ? (
          <div className="quote-acts">
            <Button
              icon={<Plus />}
              disabled={rows.length >= mostCharges}
              onClick={() => set(crypto.randomUUID(), emptyRow)}
            >
              {says.addCharge}
            </Button>
            <Button look="quiet" aria-haspopup="dialog" onClick={() => propose(true)}>
              {says.proposeAgain}
            </Button>
          </div>
        ) : null}
      </fieldset>
      {isDraft ? (
        <SavingNote
          form={form}
          labelOf={(id) => rows.find(([each]) => each === id)?.[1].Text ?? says.charge}
          textOf={(value) => chargeText(value)}
          theirs={chargesForm.fieldsOf(form.stored)}
        />
      ) : null}
      <div className="quote-money">
        <div>
          <DiscountForm quote={quote} />
          <TwoThirds quote={quote} />
        </div>
        <QuoteSums quote={quote} />
      </div>
      {isProposing ? <ProposeAgain quote={quote} onClose={() => propose(false)} /> : null}
    </>
  );
}

/** `2 × 40.00, Site survey`. */
function chargeText(value: unknown): string {
  const [found] = rowsIn({ row: value });
  if (value === undefined || found === undefined) return says.takenOut;
  const [, { Quantity, Unit, Text }] = found;
  return `${says.times(Number(Quantity))} ${Unit}, ${Text}`;
}
