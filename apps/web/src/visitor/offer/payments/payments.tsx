import { groupedIban } from '@door/domain/selling/payment/transfer';
import { Button } from '@door/ui/button';
import { useEffect, useRef, useState } from 'react';
import { QrDrawing } from '../../../shared/page/qr-drawing.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import type { MyOrder, OfferCalls, PaymentState } from '../offer-calls.ts';
import { paymentMessages as t } from './messages.ts';
import './payments.css';

/** Between two looks while the page is seen, ms: sooner while somebody may have just paid. */
const lookAgainAfter = { usual: 20_000, paying: 6_000 } as const;

type PaymentCalls = Pick<OfferCalls, 'paymentState' | 'startPayment'>;

interface PaymentsProps {
  readonly calls: PaymentCalls;
  readonly order: Pick<MyOrder, 'Level'>;
}

/** What of an order is paid, due and still to come, and the way to pay it. */
export function Payments({ calls, order: { Level } }: PaymentsProps) {
  const state = usePaymentState(calls, Level);
  if (!state) return null;
  const { Currency, Rows, Due, Transfer, Overpaid } = state;
  const textOf = (amount: string) => moneyText(amount, Currency);
  return (
    <section className="offer-payments" aria-labelledby="offer-payments">
      <h2 id="offer-payments">{t.title}</h2>
      <p>{Due ? t.due(t.kinds[Due.Kind], textOf(Due.Amount)) : t.nothingDue}</p>
      <Pay state={state} calls={calls} />
      {Transfer ? <TransferDetails transfer={Transfer} /> : null}
      {Rows.length === 0 ? null : (
        <ol>
          {Rows.map((row) => (
            <li key={row.Instalment} data-state={row.State}>
              <span>{t.kinds[row.Kind]}</span>
              <b className="num">{textOf(row.Amount)}</b>
              <small>{stateText(row, textOf)}</small>
            </li>
          ))}
        </ol>
      )}
      {Overpaid === '0.00' ? null : <p>{t.overpaid(textOf(Overpaid))}</p>}
    </section>
  );
}

/** The account of the supplier, and the reference by which its statement tells whose money it is. */
const TransferDetails = ({
  transfer: { Holder, Iban, Bic, SortCode, AccountNumber, Reference, Code },
}: {
  readonly transfer: NonNullable<PaymentState['Transfer']>;
}) => (
  <details>
    <summary>{t.transfer.title}</summary>
    <dl>
      <Detail term={t.transfer.holder} text={Holder} />
      {Iban === null ? null : <Detail term={t.transfer.iban} text={groupedIban(Iban)} />}
      {Bic === '' ? null : <Detail term={t.transfer.bic} text={Bic} />}
      {SortCode === null ? null : <Detail term={t.transfer.sortCode} text={SortCode} />}
      {AccountNumber === null ? null : <Detail term={t.transfer.account} text={AccountNumber} />}
      <Detail term={t.transfer.reference} text={Reference} />
    </dl>
    {Code === null ? null : (
      <figure>
        <QrDrawing text={Code} label={t.transfer.code} />
        <figcaption>{t.transfer.scan}</figcaption>
      </figure>
    )}
    <p>{t.transfer.seen}</p>
  </details>
);

const Detail = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">{text}</dd>
  </div>
);

interface PayProps {
  readonly state: PaymentState;
  readonly calls: PaymentCalls;
}

/** The button that leads to the page of the payment provider, and how the last payment there stands. */
function Pay({ state: { Due, CanPay, IsTest, Attempt }, calls }: PayProps) {
  const [isStarting, setIsStarting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Sent again with the same id, a payment is started once. */
  const id = useRef(crypto.randomUUID());
  const start = async (instalment: number) => {
    setIsStarting(true);
    setHasFailed(false);
    try {
      const { Url } = await calls.startPayment(instalment, id.current);
      id.current = crypto.randomUUID();
      if (Url === null) setIsStarting(false);
      else location.assign(Url);
    } catch {
      setHasFailed(true);
      setIsStarting(false);
    }
  };
  return (
    <>
      {Due && CanPay ? (
        <Button look="primary" busy={isStarting} onClick={() => (isStarting ? undefined : void start(Due.Instalment))}>
          {t.pay(Due.Said)}
        </Button>
      ) : null}
      {IsTest && CanPay ? <p>{t.test}</p> : null}
      <p role="status">
        {hasFailed ? t.notStarted : Attempt ? t.attempt(Attempt.State, calendarDayText(Attempt.Since)) : ''}
      </p>
    </>
  );
}

type Row = PaymentState['Rows'][number];

function stateText({ State, Paid, Open, DueOn, Due, Days }: Row, textOf: (amount: string) => string): string {
  if (State === 'paid') return t.paid;
  const part = Paid === '0.00' ? '' : `${t.partPaid(textOf(Paid), textOf(Open))} `;
  if (State === 'due') return part + (DueOn === null ? t.asked : t.since(calendarDayText(DueOn)));
  return part + (DueOn === null ? t.later(t.dues[Due], Days) : t.from(calendarDayText(DueOn)));
}

/** Read again while the page is seen, and once its level tells more; what cannot be read now is shown as it was. */
function usePaymentState({ paymentState }: PaymentCalls, level: MyOrder['Level']): PaymentState | null {
  const [state, setState] = useState<PaymentState | null>(null);
  const isPaying = state?.Attempt?.IsLiving ?? false;
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
    const timer = setInterval(look, lookAgainAfter[isPaying ? 'paying' : 'usual']);
    document.addEventListener('visibilitychange', look);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [paymentState, isPaying, level]);
  return state;
}
