import { Button } from '@door/ui/button';
import { useMemo } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText, monthText } from '../../shared/text/dates.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { worksMessages } from '../messages/works.ts';
import type { PlotSpec } from '../plot/plot-spec.ts';
import { FigureTable, PlotSection } from '../plot/plot-section.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';

const { kept: t } = worksMessages;

type Figures = OfficeOutputs['promise']['figures'];
type Counts = Omit<Figures['Kept']['Months'][number], 'Month'>;

const kinds = [
  { of: 'AsFirstPromised', name: t.asFirstPromised, look: 'line', tone: 1 },
  { of: 'AsLastTold', name: t.asLastTold, look: 'dashed', tone: 2 },
] as const;

/** How many orders were done as promised, month by month, and which were not; of a month that is chosen those of that month. */
export function KeptPlots({ figures: { Kept, AsOf } }: { readonly figures: Figures }) {
  const [months, sellers, vendors] = [monthsUntil({ Kept, AsOf }), Kept.Sellers, Kept.Vendors ?? []];
  const [period] = useSearchParam('months');
  const [chosen] = useSearchParam('missed');
  const missed = Kept.Missed.filter(({ DoneOn }) => DoneOn.startsWith(chosen));
  const done = months.reduce((sum, { Orders }) => sum + Orders, 0);
  const spec = useMemo(() => plotOf({ Kept, AsOf }, period), [Kept, AsOf, period]);
  return (
    <PlotSection
      title={t.title}
      spec={spec}
      none={done === 0 ? t.none : null}
      table={{
        heads: [t.heads.month, t.heads.orders, t.asFirstPromised, t.asLastTold],
        rows: months
          .filter(({ Orders }) => Orders > 0)
          .map(({ Month, ...counts }) => ({
            name: monthText(Month),
            to: pathOf(Month, period),
            cells: cellsOf(counts),
          })),
      }}
    >
      {done === 0 ? null : <Missed orders={missed} month={chosen} />}
      {Kept.Causes.length < 2 ? null : (
        <FigureTable
          title={t.causes}
          table={{
            heads: [t.missedHeads.cause, t.heads.missed],
            rows: Kept.Causes.map(({ Cause, Orders }) => ({ name: t.cause(Cause), cells: [String(Orders)] })),
          }}
        />
      )}
      {vendors.length === 0 ? null : (
        <FigureTable
          title={t.vendors}
          table={{
            heads: [t.vendor, t.heads.missed, t.asLastTold],
            rows: vendors.map(({ VendorId, Name, Orders, AsLastTold }) => ({
              name: Name ?? t.unknownVendor,
              ...(VendorId !== null && { to: `/installer/vendor/${VendorId}` as const }),
              cells: [String(Orders), t.share(AsLastTold, Orders)],
            })),
          }}
        />
      )}
      {sellers.length < 2 ? null : (
        <FigureTable
          title={t.sellers}
          table={{
            heads: [t.seller, t.heads.orders, t.asFirstPromised, t.asLastTold],
            rows: sellers.map(({ Name, SellerId: _, ...counts }) => ({ name: Name, cells: cellsOf(counts) })),
          }}
        />
      )}
    </PlotSection>
  );
}

const monthsUntil = ({ Kept, AsOf }: Pick<Figures, 'Kept' | 'AsOf'>) =>
  Kept.Months.filter(({ Month }) => Month <= AsOf.slice(0, 7));

/** @param period as the address says it; '' for the usual one */
const pathOf = (month: string, period: string) =>
  `/installer/works?${new URLSearchParams({ ...(period && { months: period }), missed: month }).toString()}` as const;

function plotOf(figures: Pick<Figures, 'Kept' | 'AsOf'>, period: string): PlotSpec {
  const months = monthsUntil(figures);
  return {
    label: t.title,
    unit: t.perCent,
    most: 100,
    places: months.map(({ Month }) => monthText(Month)),
    series: kinds.map(({ of, ...series }) => ({
      ...series,
      points: months.map(({ Month, ...counts }) => ({
        at: monthText(Month),
        value: counts.Orders === 0 ? Number.NaN : (counts[of] / counts.Orders) * 100,
        text: t.point(series.name, monthText(Month), t.share(counts[of], counts.Orders)),
        to: pathOf(Month, period),
      })),
    })),
  };
}

const cellsOf = (counts: Counts): readonly string[] => [
  String(counts.Orders),
  ...kinds.map(({ of }) => t.share(counts[of], counts.Orders)),
];

interface MissedProps {
  readonly orders: Figures['Kept']['Missed'];
  /** '' for all. */
  readonly month: string;
}

/** The orders that were not done as first promised, and why their dates were moved. */
function Missed({ orders, month }: MissedProps) {
  const [, choose] = useSearchParam('missed');
  const title = month === '' ? t.missedAll : t.missed(monthText(month));
  return (
    <details className="works-missed" key={month} open={month !== ''}>
      <summary>
        {title} <span className="num">({orders.length})</span>
      </summary>
      {month === '' ? null : (
        <Button look="quiet" scale="row" onClick={() => choose('')}>
          {t.allMonths}
        </Button>
      )}
      {orders.length === 0 ? (
        <p className="office-hint">{t.noneMissed}</p>
      ) : (
        <div className="plot-scroll">
          <table className="plot-table" aria-label={title}>
            <ColumnHeads names={Object.values(t.missedHeads)} />
            <tbody>
              {orders.map(({ OrderId, Order, DoneOn, AsLastTold, Cause, Vendor }) => (
                <tr key={OrderId}>
                  <th scope="row">
                    <Link to={`/installer/order/${OrderId}`}>{Order}</Link>
                  </th>
                  <td>{calendarDayText(DoneOn)}</td>
                  <td>{t.told(AsLastTold)}</td>
                  <td>{t.causeOf(Cause, Vendor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
