import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type Segment, Segmented } from '@door/ui/segmented';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { failureText } from '../../../shared/calls/failure.ts';
import { officeClient, type OpenedQuote } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { officeMessages } from '../../messages/office.ts';
import { changeQuote } from '../quote-changes.ts';
import { isAmount } from '../../sale/charge-rows.ts';
import { amountIn } from '../../sale/typed-amount.ts';
import { useDebounced } from '../../layout/search-field.tsx';
import { TippingDiscount } from './two-thirds.tsx';
import { type DiscountKind, type TypedDiscount, useTypedDiscount } from './typed-discount.ts';

const { quote: t } = officeMessages;

const kinds: readonly Segment<DiscountKind>[] = [
  { value: 'percent', label: t.discountKinds.percent },
  { value: 'amount', label: t.discountKinds.amount },
];

/**
 * The discount on the items, per cent or a sum. It is given by a button, because one over the limit asks an admin; what is typed
 * stays until then, says that it is not given, and stops Send.
 */
export function DiscountForm({
  quote: { Id, Discount, IsDiscountGranted, State, LastUpdated, Currency },
}: {
  readonly quote: OpenedQuote;
}) {
  const given: TypedDiscount = {
    text: Discount === null ? '' : (Discount.Amount ?? String(Discount.PerCent)),
    kind: Discount !== null && Discount.Amount !== null ? 'amount' : 'percent',
    reason: '',
  };
  const [typed, keep] = useTypedDiscount(Id);
  const { text, kind, reason } = typed ?? given;
  const isEmpty = text.trim() === '';
  const isGood = isEmpty || (isAmount(text) && (kind === 'amount' || Number(amountIn(text)) <= 100));
  const settled = useDebounced(text);
  const isSettled = typed !== undefined && isGood && !isEmpty && settled === text;
  const discount = isEmpty || !isGood ? {} : discountOf(kind, text);
  const preview = useQuery({
    ...trpc.quote.previewDiscount.queryOptions({ Id, LastUpdated, ...discount }),
    enabled: isSettled && isDraftState(State),
  });
  const type = (changes: Partial<TypedDiscount>) => {
    const next = { text, kind, reason, ...changes };
    const isGiven = next.text === given.text && (next.kind === given.kind || next.text.trim() === '');
    const isNothingSaid = IsDiscountGranted || next.reason === '';
    keep(isGiven && isNothingSaid ? undefined : next);
  };
  const give = useMutation({
    // What the refusal says stays beside the field; a toast would be gone before it is read.
    meta: { ...quoteMutationMeta, isShownByPage: true },
    mutationFn: () =>
      changeQuote(Id, (at) => officeClient.quote.setDiscount.mutate({ ...at, ...discount, Reason: reason })),
    onSuccess: () => keep(undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood && !give.isPending) give.mutate();
  };
  if (!isDraftState(State)) return null;
  return (
    <form className="quote-discount" noValidate aria-label={t.discount} onSubmit={submit}>
      <h2>{t.discount}</h2>
      <div>
        <Segmented label={t.discountAs} segments={kinds} chosen={kind} onChoose={(next) => type({ kind: next })} />
        <Field
          label={t.discountOf[kind]}
          optional
          maxLength={15}
          value={text}
          error={
            isGood
              ? give.error
                ? failureText(give.error) || officeMessages.asking.notDone
                : undefined
              : t.noDiscount[kind]
          }
          onChange={(next) => {
            type({ text: next });
            give.reset();
          }}
        />
        {(typed !== undefined || !IsDiscountGranted) && !isEmpty ? (
          <Field
            label={t.discountReason}
            optional
            hint={t.discountReasonHint}
            maxLength={500}
            value={reason}
            onChange={(next) => type({ reason: next })}
          />
        ) : null}
        <Button submits busy={give.isPending} disabled={!isGood || (typed === undefined && IsDiscountGranted)}>
          {isEmpty ? t.takeDiscount : t.giveDiscount}
        </Button>
      </div>
      {typed === undefined ? null : <p role="status">{t.discountNotGiven}</p>}
      {typed === undefined && !IsDiscountGranted ? <p role="status">{t.discountAnew}</p> : null}
      {isSettled && preview.data ? <TippingDiscount quote={{ ...preview.data, Currency }} /> : null}
      {isSettled && preview.error && !give.error ? <p role="status">{failureText(preview.error)}</p> : null}
    </form>
  );
}

/** The discount as the call takes it. */
const discountOf = (kind: DiscountKind, text: string): { readonly Amount: string } | { readonly PerCent: number } =>
  kind === 'amount' ? { Amount: amountIn(text) } : { PerCent: Number(amountIn(text)) };
