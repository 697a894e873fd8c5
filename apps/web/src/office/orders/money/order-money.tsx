import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { ColumnHeads } from '../../layout/column-heads.tsx';
import { orderMoneyMessages } from '../../messages/order-money.ts';
import { officeClient, type OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { type MoneyOrder, moneyMutationMeta } from './money-order.ts';
import { OnlinePayments, OpenDisputes } from './online-payments.tsx';
import { OrderPayments } from './order-payments.tsx';

const { schedule: t } = orderMoneyMessages;

/** The tab `Money` of an order: when how much is to be paid, what was paid, and what was tried online. */
export function OrderMoney({ order }: { readonly order: MoneyOrder }) {
  const schedule = useQuery(trpc.payment.schedule.queryOptions({ OrderId: order.Id }));
  const attempts = useQuery(trpc.payment.attempts.queryOptions({ OrderId: order.Id }));
  return (
    <>
      {attempts.data ? <OpenDisputes order={order} tried={attempts.data} /> : null}
      <QueryResult query={schedule}>{({ Rows }) => <Schedule order={order} rows={Rows} />}</QueryResult>
      <OrderPayments order={order} />
      <QueryResult query={attempts}>{(tried) => <OnlinePayments tried={tried} />}</QueryResult>
    </>
  );
}

type ScheduleRow = OfficeOutputs['payment']['schedule']['Rows'][number];

interface ScheduleProps {
  readonly order: MoneyOrder;
  readonly rows: readonly ScheduleRow[];
}

function Schedule({ order: { Id, Currency }, rows }: ScheduleProps) {
  const askFor = useMutation({
    meta: moneyMutationMeta,
    mutationFn: (Instalment: number) => officeClient.payment.askFor.mutate({ OrderId: Id, Instalment }),
    onSuccess: () => showToast('success', t.askedFor),
  });
  const textOf = (amount: string) => moneyText(amount, Currency);
  return (
    <section aria-labelledby="order-schedule">
      <div className="row office-section-head">
        <h2 id="order-schedule">{t.title}</h2>
      </div>
      <table className="office-table money-schedule">
        <caption className="sr-only">{t.caption}</caption>
        <ColumnHeads names={[t.heads.part, t.heads.due]} figures={[t.heads.amount, t.heads.paid, t.heads.open]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.Instalment}>
              <th scope="row">{t.parts[row.Kind]}</th>
              <td>
                <small>{dueText(row)}</small>{' '}
                {row.State === 'later' ? (
                  <Button
                    scale="row"
                    aria-label={t.askForThis(t.parts[row.Kind], textOf(row.Open))}
                    busy={askFor.isPending}
                    onClick={() => !askFor.isPending && askFor.mutate(row.Instalment)}
                  >
                    {t.askFor}
                  </Button>
                ) : null}
              </td>
              <td className="num">{textOf(row.Amount)}</td>
              <td className="num" data-head={t.heads.paid}>
                {textOf(row.Paid)}
              </td>
              <td className="num" data-head={t.heads.open}>
                {textOf(row.Open)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function dueText({ State, DueOn, Due, Days }: ScheduleRow): string {
  if (State === 'paid') return t.paid;
  if (State === 'due') return DueOn === null ? t.asked : t.dueSince(calendarDayText(DueOn));
  return DueOn === null ? t.later(t.dues[Due], Days) : t.dueOn(calendarDayText(DueOn));
}
