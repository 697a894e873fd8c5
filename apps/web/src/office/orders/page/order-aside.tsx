import { Term } from '../../help/term.tsx';
import { may } from '@door/domain/people/roles';
import { isLocked } from '@door/domain/selling/order/order-locks';
import { isPlannedLate } from '@door/domain/selling/order/waiting-orders';
import { Button } from '@door/ui/button';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { HistoryList } from '../../layout/history-list.tsx';
import { useMe } from '../../queries/use-me.ts';
import { officeWords } from '../../words/office.ts';
import { orderPageWords as says } from '../../words/orders.ts';
import { type OpenedOrder, standingOf } from '../order-wire.ts';
import { nextState } from './order-moves.tsx';

const { sale } = officeWords;

interface OrderAsideProps {
  readonly order: OpenedOrder;
  onDetails(): void;
  onWeek(): void;
}

/** Customer, delivery, week and history, beside every tab. */
export function OrderAside({ order, onDetails, onWeek }: OrderAsideProps) {
  const { Role } = useMe();
  const standing = standingOf(order);
  const { Customer, VatTreatment, QuoteId, DeliveryAddress, Note, RemakeOf, Remakes } = order;
  return (
    <aside className="order-aside">
      <section aria-label={says.customer}>
        <h2>{says.customer}</h2>
        <p>
          <Link to={`/installer/customer/${Customer.Id}`}>{Customer.Name}</Link>
        </p>
        <p>{sale.treatments[VatTreatment]}</p>
        {QuoteId === null ? null : (
          <p>
            <Link to={`/installer/quote/${QuoteId}`}>{says.fromQuote}</Link>
          </p>
        )}
        {RemakeOf === null ? null : (
          <p>
            <Link to={`/installer/order/${RemakeOf.Id}`}>{says.remakeOf(RemakeOf.Number)}</Link>
          </p>
        )}
        {Remakes.map(({ Id, Number }) => (
          <p key={Id}>
            <Link to={`/installer/order/${Id}`}>{says.remade(Number)}</Link>
          </p>
        ))}
      </section>
      <section aria-label={says.delivery}>
        <h2>{says.delivery}</h2>
        <p className="order-address">{DeliveryAddress === '' ? says.noAddress : DeliveryAddress}</p>
        {Note === '' ? null : <p className="order-address">{Note}</p>}
        {may(Role, 'orders.sell') && !isLocked('delivery', standing) ? (
          <Button scale="row" onClick={onDetails}>
            {says.details}
          </Button>
        ) : null}
        <Days order={order} />
      </section>
      <section aria-label={says.production}>
        <h2>{says.production}</h2>
        <Production order={order} />
        {may(Role, 'production.run') && order.Points !== null && !isLocked('week', standing) ? (
          <Button scale="row" onClick={onWeek}>
            {says.setWeek}
          </Button>
        ) : null}
      </section>
      <section aria-label={says.history}>
        <h2>{says.history}</h2>
        <HistoryList entries={order.History} next={nextState(order)} />
      </section>
    </aside>
  );
}

function Days({ order: { DispatchedOn, DeliveredOn, InstalledOn } }: { readonly order: OpenedOrder }) {
  const days = [
    DispatchedOn === null ? '' : says.days.dispatched(calendarDayText(DispatchedOn)),
    DeliveredOn === null ? '' : says.days.delivered(calendarDayText(DeliveredOn)),
    InstalledOn === null ? '' : says.days.installed(calendarDayText(InstalledOn)),
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
            <Term of="week">{says.week}</Term>
          </dt>
          <dd className="num">{Week ?? says.noWeek}</dd>
        </div>
      </dl>
      <PromisedFor order={order} />
      {Points === null ? null : <p>{says.points(Points)}</p>}
      {LeadTimes.length === 0 ? null : (
        <ul className="order-leads" aria-label={says.leads}>
          {LeadTimes.map(({ Reason, Text, Days: days }) => (
            <li key={Reason}>{says.lead(Text, days)}</li>
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
    <p className="order-late">{says.afterPromise(Week, PromisedWeek)}</p>
  ) : (
    <p>{says.promised(PromisedWeek)}</p>
  );
}
