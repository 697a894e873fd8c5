import { treatmentOfWork } from '@door/domain/selling/pricing/quote-totals';
import { Term } from '../../help/term.tsx';
import { may } from '@door/domain/people/roles';
import { isLocked } from '@door/domain/selling/order/order-locks';
import { mayBeDated, unpromisedBecause } from '@door/domain/selling/order/order-states';
import { isPlannedLate } from '@door/domain/selling/order/waiting-orders';
import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText, momentText } from '../../../shared/text/dates.ts';
import { OrderPromise } from '../../promise/order-promise.tsx';
import { WhatIf } from '../../promise/what-if-dialog.tsx';
import { HistoryList } from '../../layout/history-list.tsx';
import { trpc } from '../../queries/query-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { customerMessages } from '../../messages/customer-messages.ts';
import { officeMessages } from '../../messages/office.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { promiseMessages } from '../../messages/promise.ts';
import { type OpenedOrder, standingOf } from '../order-wire.ts';
import { CustomerPage } from './customer-page.tsx';
import { nextState } from './order-moves.tsx';

const { sale } = officeMessages;

interface OrderAsideProps {
  readonly order: OpenedOrder;
  onDetails(): void;
  onWeek(): void;
}

/** Customer, delivery, week and history, beside every tab. */
export function OrderAside({ order, onDetails, onWeek }: OrderAsideProps) {
  const { Role } = useMe();
  const standing = standingOf(order);
  const treatment = treatmentOfWork(
    order.VatTreatment,
    order.Charges.map(({ Kind }) => ({ kind: Kind })),
  );
  const { Customer, QuoteId, DeliveryAddress, Note, RemakeOf, Remakes } = order;
  return (
    <aside className="order-aside">
      <section aria-label={t.customer}>
        <h2>{t.customer}</h2>
        <p>
          <Link to={`/installer/customer/${Customer.Id}`}>{Customer.Name}</Link>
        </p>
        <p>{sale.treatments[treatment]}</p>
        {QuoteId === null ? null : (
          <p>
            <Link to={`/installer/quote/${QuoteId}`}>{t.fromQuote}</Link>
          </p>
        )}
        {RemakeOf === null ? null : (
          <p>
            <Link to={`/installer/order/${RemakeOf.Id}`}>{t.remakeOf(RemakeOf.Number)}</Link>
          </p>
        )}
        {Remakes.map(({ Id, Number }) => (
          <p key={Id}>
            <Link to={`/installer/order/${Id}`}>{t.remade(Number)}</Link>
          </p>
        ))}
      </section>
      <section aria-label={t.delivery}>
        <h2>{t.delivery}</h2>
        <p className="order-address">{DeliveryAddress === '' ? t.noAddress : DeliveryAddress}</p>
        {Note === '' ? null : <p className="order-address">{Note}</p>}
        {may(Role, 'orders.sell') && !isLocked('delivery', standing) ? (
          <Button scale="row" onClick={onDetails}>
            {t.details}
          </Button>
        ) : null}
        <Days order={order} />
      </section>
      <section aria-label={promiseMessages.title}>
        <h2>{promiseMessages.title}</h2>
        <Promised order={order} />
      </section>
      <CustomerPage order={order} />
      <section aria-label={t.production}>
        <h2>{t.production}</h2>
        <Production order={order} />
        {may(Role, 'production.run') && order.Points !== null && !isLocked('week', standing) ? (
          <Button scale="row" onClick={onWeek}>
            {t.setWeek}
          </Button>
        ) : null}
      </section>
      <SentMessages orderId={order.Id} />
      <section aria-label={t.history}>
        <h2>{t.history}</h2>
        <HistoryList entries={order.History} next={nextState(order)} />
      </section>
    </aside>
  );
}

/** What the customer was sent by itself. */
function SentMessages({ orderId }: { readonly orderId: string }) {
  const { data = [] } = useQuery(trpc.message.sent.queryOptions({ OrderId: orderId }));
  if (data.length === 0) return null;
  return (
    <section aria-label={customerMessages.sent}>
      <h2>{customerMessages.sent}</h2>
      <ul>
        {data.map(({ Code, By, Nth, At, Refusal }) => (
          <li key={`${Code} ${By} ${At}`}>
            {customerMessages.again(customerMessages.codes[Code], Nth)}
            {customerMessages.by[By]}, <time dateTime={At}>{momentText(At)}</time>
            {Refusal === '' ? null : <p>{customerMessages.refusals[Refusal]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The date that the customer was promised, and those before it; without one why there is none, and what it could be. */
function Promised({ order: { Id, Promise: promise, State, HeldFrom, Moves } }: { readonly order: OpenedOrder }) {
  if (promise !== null) return <OrderPromise orderId={Id} promise={promise} />;
  const because = unpromisedBecause(State, HeldFrom);
  const isGlassOpen = Moves.some(({ Blockers }) => Blockers.some(({ Code }) => Code === 'order.glass-open'));
  return (
    <>
      <p>{promiseMessages.unpromised[because === 'by hand' && isGlassOpen ? 'glass open' : because]}</p>
      {mayBeDated(State) ? (
        <div className="promise-acts">
          <WhatIf orderId={Id} />
        </div>
      ) : null}
    </>
  );
}

function Days({ order: { DispatchedOn, DeliveredOn, InstalledOn } }: { readonly order: OpenedOrder }) {
  const days = [
    DispatchedOn === null ? '' : t.days.dispatched(calendarDayText(DispatchedOn)),
    DeliveredOn === null ? '' : t.days.delivered(calendarDayText(DeliveredOn)),
    InstalledOn === null ? '' : t.days.installed(calendarDayText(InstalledOn)),
  ].filter((each) => each !== '');
  return days.map((day) => <p key={day}>{day}</p>);
}

function Production({ order }: { readonly order: OpenedOrder }) {
  const { Week, Points, LeadTimes } = order;
  return (
    <>
      <dl className="order-facts">
        <div>
          <dt>
            <Term of="week">{t.week}</Term>
          </dt>
          <dd className="num">{Week ?? t.noWeek}</dd>
        </div>
      </dl>
      <PromisedFor order={order} />
      {Points === null ? null : <p>{t.points(Points)}</p>}
      {LeadTimes.length === 0 ? null : (
        <ul className="order-leads" aria-label={t.leads}>
          {LeadTimes.map(({ Reason, Text, Days: days }) => (
            <li key={Reason}>{t.lead(Text, days)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The week that the customer was promised, and whether the works plan to keep it. */
function PromisedFor({ order: { State, Week, PromisedWeek } }: { readonly order: OpenedOrder }) {
  if (PromisedWeek === null) return null;
  return Week !== null && isPlannedLate({ state: State, week: Week, promisedWeek: PromisedWeek }) ? (
    <p className="order-late">{t.afterPromise(Week, PromisedWeek)}</p>
  ) : (
    <p>{t.promised(PromisedWeek)}</p>
  );
}
