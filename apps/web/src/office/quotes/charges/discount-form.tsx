import { isDraftState } from '@door/domain/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type Segment, Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../platform/calls/failure.ts';
import { officeClient, type OpenedQuote } from '../../queries/office-client.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { officeWords } from '../../words/office.ts';
import { changeQuote } from '../quote-changes.ts';
import { isAmount } from '../../sale/charge-rows.ts';
import { amountIn } from '../../sale/typed-amount.ts';

const { quote: says } = officeWords;

type Kind = 'percent' | 'amount';

const kinds: readonly Segment<Kind>[] = [
  { value: 'percent', label: says.discountKinds.percent },
  { value: 'amount', label: says.discountKinds.amount },
];

/** The discount on the items, per cent or a sum. It is given by a button, because one over the limit asks an admin. */
export function DiscountForm({ quote: { Id, Discount, State } }: { readonly quote: OpenedQuote }) {
  const given = Discount === null ? '' : (Discount.Amount ?? String(Discount.PerCent));
  const [typed, type] = useState<string | null>(null);
  const [chosen, choose] = useState<Kind | null>(null);
  const [reason, explain] = useState('');
  const kind = chosen ?? (Discount !== null && Discount.Amount !== null ? 'amount' : 'percent');
  const text = typed ?? given;
  const isEmpty = text.trim() === '';
  const isGood = isEmpty || (isAmount(text) && (kind === 'amount' || Number(amountIn(text)) <= 100));
  const give = useMutation({
    // What the refusal says stays beside the field; a toast would be gone before it is read.
    meta: { ...quoteMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const value = amountIn(text);
      const discount = isEmpty ? {} : kind === 'amount' ? { Amount: value } : { PerCent: Number(value) };
      return changeQuote(Id, (at) => officeClient.quote.setDiscount.mutate({ ...at, ...discount, Reason: reason }));
    },
    onSuccess: () => {
      type(null);
      choose(null);
      explain('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood && !give.isPending) give.mutate();
  };
  if (!isDraftState(State)) return null;
  const isChanged = text !== given || (chosen !== null && !isEmpty);
  return (
    <form className="quote-discount" noValidate aria-label={says.discount} onSubmit={submit}>
      <h2>{says.discount}</h2>
      <div>
        <Segmented label={says.discountAs} segments={kinds} chosen={kind} onChoose={(next) => choose(next)} />
        <Field
          label={says.discountOf[kind]}
          optional
          maxLength={15}
          value={text}
          error={
            isGood
              ? give.error
                ? failureText(give.error) || officeWords.asking.notDone
                : undefined
              : says.noDiscount[kind]
          }
          onChange={(next) => {
            type(next);
            give.reset();
          }}
        />
        {isChanged && !isEmpty ? (
          <Field
            label={says.discountReason}
            optional
            hint={says.discountReasonHint}
            maxLength={500}
            value={reason}
            onChange={explain}
          />
        ) : null}
        <Button submits busy={give.isPending} disabled={!isChanged || !isGood}>
          {isEmpty ? says.takeDiscount : says.giveDiscount}
        </Button>
      </div>
    </form>
  );
}
