import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { moneyText } from '../../../shared/text/money-text.ts';
import { useMe } from '../../queries/use-me.ts';
import { orderMoneyMessages } from '../../messages/orders.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { CreditNotes } from './credit-notes.tsx';
import type { ListedPayment, MoneyOrder } from './money-order.ts';
import { MoneySums } from './money-sums.tsx';
import { PaymentRow } from './payment-row.tsx';
import { RecordPayment } from './record-payment.tsx';
import { TakeBackPayment } from './take-back-payment.tsx';
import './order-money.css';

const { payments: t, credit } = orderMoneyMessages;

type Dialog = 'none' | 'payment' | 'refund' | 'credit' | { readonly takeBack: ListedPayment };

/** What was paid for an order, what is open, and its credit notes, with what may be done about them. */
export function OrderPayments({ order }: { readonly order: MoneyOrder }) {
  const [dialog, setDialog] = useState<Dialog>('none');
  const { Role } = useMe();
  const { Money, Currency } = order;
  const close = () => setDialog('none');
  const isOpen = isAbove(Money.Open);
  const isOverpaid = isAbove(Money.Overpaid);
  const isCreditable = Money.Creditable.some(({ Amount }) => isAbove(Amount));
  return (
    <section className="order-money" aria-labelledby="order-payments">
      <div className="row office-section-head">
        <h2 id="order-payments">{t.title}</h2>
        <span className="row">
          {isOverpaid ? <Button onClick={() => setDialog('refund')}>{t.refund}</Button> : null}
          {isOpen ? (
            <Button look="primary" onClick={() => setDialog('payment')}>
              {t.record}
            </Button>
          ) : null}
        </span>
      </div>
      <MoneySums money={Money} currency={Currency} />
      {Money.Payments.length === 0 ? (
        <p className="office-hint">{t.none}</p>
      ) : (
        <ol className="money-entries">
          {Money.Payments.map((payment) => (
            <PaymentRow
              key={payment.Id}
              payment={payment}
              orderId={order.Id}
              amount={moneyText(payment.Amount, Currency)}
              onTakeBack={() => setDialog({ takeBack: payment })}
            />
          ))}
        </ol>
      )}
      <div className="row office-section-head">
        <h2>{credit.title}</h2>
        {isCreditable && may(Role, 'production.run') ? (
          <Button onClick={() => setDialog('credit')}>{credit.issue}</Button>
        ) : null}
      </div>
      <CreditNotes orderId={order.Id} notes={Money.CreditNotes} />
      {dialog === 'payment' || dialog === 'refund' ? (
        <RecordPayment order={order} isRefund={dialog === 'refund'} onClose={close} />
      ) : null}
      {dialog === 'credit' ? <CreditDialog order={order} onClose={close} /> : null}
      {typeof dialog === 'object' ? <TakeBackPayment order={order} payment={dialog.takeBack} onClose={close} /> : null}
    </section>
  );
}

const isAbove = (amount: string): boolean => !/^-|^0\.00$/.test(amount);
