import { isoDay } from '@door/domain/lib/calendar-day';
import { saidDay } from '@door/domain/making/promise/promise';
import { may } from '@door/domain/people/roles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calendarDayText } from '../../shared/text/dates.ts';
import { Link } from '../../shared/router/link.tsx';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { Forbidden } from '../layout/forbidden.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useToday } from '../layout/use-now.ts';
import { useSearchParam } from '../layout/use-search-param.ts';
import { ToolSelect } from '../list/list-tools.tsx';
import { promiseMessages } from '../messages/promise.ts';
import { worksMessages as t } from '../messages/works.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { KeptPlots } from './kept-plots.tsx';
import { LoadPlot, ShortPlot, StockPlot } from './week-plots.tsx';
import './works.css';

type Figures = OfficeOutputs['promise']['figures'];

const periods = ['3', '6', '12'] as const;

/** `/installer/works`: how the works keep what they promise, and what is planned, short and in stock. */
export function WorksPage() {
  const { Role } = useMe();
  return may(Role, 'production.run') ? <Works /> : <Forbidden title={t.title} sentence={t.forbidden} />;
}

function Works() {
  const today = useToday();
  const [said, choosePeriod] = useSearchParam('months');
  const period = periods.find((each) => each === said) ?? '6';
  const query = useQuery(
    trpc.promise.figures.queryOptions(monthsAround(today, Number(period)), { placeholderData: keepPreviousData }),
  );
  return (
    <>
      <PageHeader title={t.title}>
        <ToolSelect
          label={t.period}
          value={period}
          choices={periods.map((value) => ({ value, label: t.periods[value] }))}
          onChange={choosePeriod}
        />
      </PageHeader>
      <div className="office-body works">
        <QueryResult query={query}>
          {(figures) => (
            <>
              <KeptPlots figures={figures} />
              <LoadPlot weeks={figures.Weeks} />
              <ShortPlot weeks={figures.Weeks} />
              {figures.Stock === null ? null : <StockPlot months={figures.Stock} />}
              <OpenOrders orders={figures.Late} of={t.late} />
              <OpenOrders orders={figures.AtRisk} of={t.atRisk} />
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** So many whole months before that of a day, and as many from it on. */
function monthsAround(day: string, months: number): { readonly From: string; readonly To: string } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  return { From: isoDay(Date.UTC(year, month - months, 1)), To: isoDay(Date.UTC(year, month + months, 0)) };
}

interface OpenOrdersProps {
  readonly orders: Figures['Late'];
  readonly of: { readonly title: string; readonly none: string };
}

/** Orders whose date has passed, or is at risk: what was promised, and what is forecast by now. */
function OpenOrders({ orders, of }: OpenOrdersProps) {
  const hasRisk = orders.some(({ Risk }) => Risk !== null);
  return (
    <section aria-label={of.title}>
      <div className="row office-section-head">
        <h2>{of.title}</h2>
      </div>
      {orders.length === 0 ? (
        <p className="office-hint">{of.none}</p>
      ) : (
        <div className="plot-scroll">
          <table className="plot-table" aria-label={of.title}>
            <ColumnHeads names={[t.kept.missedHeads.order, t.late.promised, ...(hasRisk ? [t.atRisk.forecast] : [])]} />
            <tbody>
              {orders.map(({ OrderId, Order, Day, Grain, Risk }) => (
                <tr key={OrderId}>
                  <th scope="row">
                    <Link to={`/installer/order/${OrderId}`}>{Order}</Link>
                  </th>
                  <td>{dayText({ Day, Grain })}</td>
                  {hasRisk ? <td>{Risk === null ? '' : riskText(Risk)}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const dayText = ({ Day, Grain }: Pick<Figures['Late'][number], 'Day' | 'Grain'>): string => {
  const day = calendarDayText(saidDay({ day: Day, grain: Grain }));
  return Grain === 'day' ? day : t.weekOf(day);
};

function riskText({ Forecast, Cause, Anew }: NonNullable<Figures['Late'][number]['Risk']>): string {
  const risk = t.risk(Forecast === null ? t.unknown : dayText(Forecast), promiseMessages.cause(Cause));
  return Anew ? `${risk}. ${promiseMessages.buyAnew(Anew.Key, calendarDayText(Anew.By))}` : risk;
}
