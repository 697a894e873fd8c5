import { useEffect, useState } from 'react';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import type { OfferCalls, PaymentState } from '../offer-calls.ts';
import { paymentMessages as t } from './messages.ts';
import './payments.css';

/** Between two looks while the page is seen, ms. */
const lookAgainAfter = 20_000;

/** What of an order is paid, due and still to come. */
export function Payments({ calls }: { readonly calls: Pick<OfferCalls, 'paymentState'> }) {
  const state = usePaymentState(calls);
  if (!state) return null;
  const { Currency, Rows, Due, Overpaid } = state;
  const textOf = (amount: string) => moneyText(amount, Currency);
  return (
    <section className="offer-payments" aria-labelledby="offer-payments">
      <h2 id="offer-payments">{t.title}</h2>
      <p>{Due ? t.due(t.kinds[Due.Kind], textOf(Due.Amount)) : t.nothingDue}</p>
      <ol>
        {Rows.map((row) => (
          <li key={row.Instalment} data-state={row.State}>
            <span>{t.kinds[row.Kind]}</span>
            <b className="num">{textOf(row.Amount)}</b>
            <small>{stateText(row, textOf)}</small>
          </li>
        ))}
      </ol>
      {Overpaid === '0.00' ? null : <p>{t.overpaid(textOf(Overpaid))}</p>}
    </section>
  );
}

type Row = PaymentState['Rows'][number];

function stateText({ State, Paid, Open, DueOn, Due, Days }: Row, textOf: (amount: string) => string): string {
  if (State === 'paid') return t.paid;
  const part = Paid === '0.00' ? '' : `${t.partPaid(textOf(Paid), textOf(Open))} `;
  if (State === 'due') return part + (DueOn === null ? t.asked : t.since(calendarDayText(DueOn)));
  return part + (DueOn === null ? t.later(t.dues[Due], Days) : t.from(calendarDayText(DueOn)));
}

/** Read again while the page is seen; what cannot be read now is shown as it was. */
function usePaymentState({ paymentState }: Pick<OfferCalls, 'paymentState'>): PaymentState | null {
  const [state, setState] = useState<PaymentState | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      paymentState().then(
        (read) => isCurrent && setState(read),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, lookAgainAfter);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [paymentState]);
  return state;
}
