import { StatusPill } from '@door/ui/status-pill';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { stockMessages } from '../messages/stock.ts';
import type { OpenedArticle } from './stock-wire.ts';

const { forecast: t, amount } = stockMessages;

type Demanded = OpenedArticle['Demand'][number];

interface ForecastProps {
  readonly article: OpenedArticle;
}

/** What is to be expected of an article: who takes it and when, what comes, and what is left from day to day. */
export function Forecast({ article }: ForecastProps) {
  if (article.Demand.length === 0 && article.Due.length === 0) return <p className="office-hint">{t.nothing}</p>;
  return (
    <>
      <Needs article={article} />
      <Steps article={article} />
    </>
  );
}

function Needs({ article: { Key, Unit, Demand } }: ForecastProps) {
  if (Demand.length === 0) return null;
  return (
    <table className="stock-forecast">
      <caption>{t.needs(Key)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.heads.order}</th>
          <th scope="col">{t.heads.needed}</th>
          <th scope="col" className="num">
            {t.heads.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {Demand.map((demand) => (
          <tr key={[demand.Order, demand.Stage, demand.NeedDay].join(' ')}>
            <th scope="row">
              {demand.OrderId === null ? (
                <Link to={`/installer/quote/${demand.QuoteId ?? ''}/quote-details`}>{t.heldFor(demand.Order)}</Link>
              ) : (
                <Link to={`/installer/order/${demand.OrderId}`}>{demand.Order}</Link>
              )}
            </th>
            <td>
              {calendarDayText(demand.NeedDay)}
              <ShortUntil demand={demand} unit={Unit} />
            </td>
            <td className="num">{amount(demand.Quantity, Unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShortUntil({ demand: { Short }, unit }: { readonly demand: Demanded; readonly unit: OpenedArticle['Unit'] }) {
  if (Short === null) return null;
  const { Quantity, Until } = Short;
  const missing = amount(Quantity, unit);
  return (
    <>
      {' '}
      <StatusPill tone="warning">
        {Until === null ? t.short(missing) : t.shortUntil(missing, calendarDayText(Until))}
      </StatusPill>
    </>
  );
}

/** From each day until the next one. */
const Steps = ({ article: { Key, Unit, Due, Forecast: steps } }: ForecastProps) => (
  <table className="stock-forecast">
    <caption>{t.steps(Key)}</caption>
    <thead>
      <tr>
        <th scope="col">{t.heads.from}</th>
        <th scope="col" className="num">
          {t.heads.comes}
        </th>
        <th scope="col" className="num">
          {t.heads.there}
        </th>
        <th scope="col" className="num">
          {t.heads.free}
        </th>
      </tr>
    </thead>
    <tbody>
      {steps.map(({ Day, Projected, Free }) => (
        <tr key={Day}>
          <th scope="row">{calendarDayText(Day)}</th>
          <td className="num">
            {Due.filter((due) => due.Day === Day)
              .map(({ Quantity }) => amount(Quantity, Unit))
              .join(', ')}
          </td>
          <td className="num">{amount(Projected, Unit)}</td>
          <td className="num">{amount(Free, Unit)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
