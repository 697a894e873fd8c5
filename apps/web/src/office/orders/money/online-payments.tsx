import { refundOf } from '@door/domain/selling/payment/refund';
import { money, readAmount } from '@door/domain/selling/pricing/money';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { Notices } from '../../layout/notices.tsx';
import { orderMoneyMessages, payingMessages } from '../../messages/order-money.ts';
import { paymentSettingsMessages } from '../../messages/payment-settings.ts';
import { officeClient, type OfficeOutputs } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { amountIn } from '../../sale/typed-amount.ts';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { type MoneyOrder, moneyMutationMeta } from './money-order.ts';

const { online: t, payments, schedule } = orderMoneyMessages;

type Tried = OfficeOutputs['payment']['attempts'];
type Attempt = Tried['Attempts'][number];

interface DisputesProps {
  readonly order: MoneyOrder;
  readonly tried: Tried;
}

/** What a bank has taken back and asks about, before all else, with what answers it. */
export function OpenDisputes({ order, tried: { Attempts } }: DisputesProps) {
  const disputed = Attempts.flatMap(({ Disputes, Currency }) =>
    Disputes.filter(({ State }) => State === 'open').map(({ Id, Amount }) => ({
      key: Id,
      text: t.disputed(moneyText(Amount, Currency)),
      fix: null,
    })),
  );
  return disputed.length === 0 ? null : (
    <>
      <Notices label={t.disputedTitle} title={t.disputedTitle} notices={disputed} />
      <DisputeEvidence order={order} />
    </>
  );
}

/** What was tried with a provider, the latest first, what goes back, and what a bank has taken back. */
export function OnlinePayments({ tried: { Attempts, Refunds } }: { readonly tried: Tried }) {
  const [refunded, setRefunded] = useState<Attempt | null>(null);
  return (
    <section className="order-money" aria-labelledby="order-online">
      <div className="row office-section-head">
        <h2 id="order-online">{t.title}</h2>
      </div>
      {Attempts.length === 0 ? (
        <p className="office-hint">{t.none}</p>
      ) : (
        <ol className="money-entries">
          {Attempts.map((attempt) => (
            <AttemptRow
              key={attempt.Id}
              attempt={attempt}
              refunds={Refunds.filter(({ PaymentId }) => PaymentId === attempt.PaymentId)}
              onRefund={() => setRefunded(attempt)}
            />
          ))}
        </ol>
      )}
      {refunded ? <RefundDialog attempt={refunded} onClose={() => setRefunded(null)} /> : null}
    </section>
  );
}

const nameOf = ({ Kind, Amount, Currency }: Attempt): string =>
  `${schedule.parts[Kind]}, ${moneyText(Amount, Currency)}`;

interface AttemptRowProps {
  readonly attempt: Attempt;
  readonly refunds: Tried['Refunds'];
  onRefund(): void;
}

function AttemptRow({ attempt, refunds, onRefund }: AttemptRowProps) {
  const { Id, Kind, Amount, Currency, Driver, Mode, State, Since, StartedAt, CheckedAt, PaymentId, Refundable } =
    attempt;
  const lookAgain = useMutation({
    meta: moneyMutationMeta,
    mutationFn: () => officeClient.payment.lookAgain.mutate({ AttemptId: Id }),
    onSuccess: () => showToast('success', t.looked),
  });
  const driver = paymentSettingsMessages.accounts.drivers[Driver];
  const facts = [
    t.stands(Mode === 'test' ? t.testOf(driver) : driver, t.states[State], momentText(Since)),
    t.started(momentText(StartedAt)),
    CheckedAt === null ? '' : t.checked(momentText(CheckedAt)),
  ];
  return (
    <li>
      <b>{schedule.parts[Kind]}</b>
      <span className="money-entry-amount num">{moneyText(Amount, Currency)}</span>
      <small>
        {facts.filter((fact) => fact !== '').join(' · ')}
        {refunds.map((each) => (
          <span key={each.Id} className="money-entry-more">
            {t.wentBack(moneyText(each.Amount, Currency), t.refunds[each.State], each.Reason)}
          </span>
        ))}
        {attempt.Disputes.map((each) => (
          <span key={each.Id} className="money-entry-more">
            {moneyText(each.Amount, Currency)}: {t.disputes[each.State]}
          </span>
        ))}
      </small>
      <span className="money-entry-act">
        <Button
          scale="row"
          look="quiet"
          aria-label={t.lookAgainAt(nameOf(attempt))}
          busy={lookAgain.isPending}
          onClick={() => !lookAgain.isPending && lookAgain.mutate()}
        >
          {t.lookAgain}
        </Button>
        {PaymentId === null || Refundable === '0.00' ? null : (
          <Button scale="row" look="quiet" aria-label={t.refundThis(nameOf(attempt))} onClick={onRefund}>
            {t.refund}
          </Button>
        )}
      </span>
    </li>
  );
}

interface RefundDialogProps {
  readonly attempt: Attempt;
  onClose(): void;
}

/** The dialog that asks a provider to pay back what was paid too much; all of it stands in it already. */
function RefundDialog({ attempt, onClose }: RefundDialogProps) {
  const { PaymentId, Refundable, Currency } = attempt;
  const [amount, setAmount] = useState(Refundable);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const most = readAmount(Refundable, Currency) ?? money(0, Currency);
  const sum = readAmount(amountIn(amount), Currency);
  const outcome = sum && refundOf(sum, { most, limit: null, messages: payingMessages });
  const fault = outcome === undefined ? payments.noAmount : outcome.ok ? '' : outcome.refusal.message;
  const isEmpty = reason.trim() === '';
  const refund = useMutation({
    meta: moneyMutationMeta,
    mutationFn: () => {
      const asked = { PaymentId: PaymentId ?? '', Amount: amountIn(amount), Reason: reason };
      return officeClient.payment.refund.mutate({ ...asked, Id: attempts.of(JSON.stringify(asked)) });
    },
    onSuccess: () => {
      showToast('success', t.asked(moneyText(amountIn(amount), Currency)));
      onClose();
    },
  });
  const submit = () => {
    setIsTried(true);
    if (fault === '' && !isEmpty) refund.mutate();
  };
  return (
    <FormDialog
      title={t.refundThis(nameOf(attempt))}
      width={420}
      doIt={t.refund}
      busy={refund.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={payments.amount}
        value={amount}
        maxLength={15}
        hint={t.refundHint(moneyText(Refundable, Currency))}
        error={isTried && fault !== '' ? fault : undefined}
        onChange={setAmount}
      />
      <Field
        label={payments.reason}
        long
        maxLength={500}
        value={reason}
        error={isTried && isEmpty ? t.sayWhy : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
