import { daysAfter } from '@door/domain/lib/open-days';
import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { StatusPill } from '@door/ui/status-pill';
import { useMemo, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { stockMessages } from '../messages/stock.ts';
import { PlotSection } from '../plot/plot-section.tsx';
import { useMe } from '../queries/use-me.ts';
import { GiveDialog, type Giver } from './give-dialog.tsx';
import type { OpenedArticle } from './stock-wire.ts';

const { forecast: t, amount } = stockMessages;

/** Days of 26 weeks. */
const horizon = 182;

type Demanded = OpenedArticle['Demand'][number];

interface ForecastProps {
  readonly article: OpenedArticle;
}

/** What is to be expected of an article: who takes it and when, what comes, and what is left from day to day. */
export function Forecast({ article }: ForecastProps) {
  if (article.Demand.length === 0 && article.Due.length === 0) return <p className="office-hint">{t.nothing}</p>;
  return (
    <>
      <ProjectedStock article={article} />
      <Needs article={article} />
    </>
  );
}

function Needs({ article: { Key, Unit, Demand } }: ForecastProps) {
  const mayGive = may(useMe().Role, 'production.run');
  const [giver, setGiver] = useState<Giver | null>(null);
  if (Demand.length === 0) return null;
  return (
    <>
      <table className="stock-forecast">
        <caption>{t.needs(Key)}</caption>
        <ColumnHeads names={[t.heads.order, t.heads.needed]} figures={[t.heads.quantity]} />
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
                {mayGive ? <Give of={demand} onGive={setGiver} /> : null}
              </td>
              <td className="num">{amount(demand.Quantity, Unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {giver === null ? null : <GiveDialog articleKey={Key} giver={giver} onClose={() => setGiver(null)} />}
    </>
  );
}

interface GiveProps {
  readonly of: Demanded;
  onGive(giver: Giver): void;
}

/** What another order is short of, and would have in time. */
function Give({ of: { OrderId, Order, GiveTo }, onGive }: GiveProps) {
  if (OrderId === null || GiveTo.length === 0) return null;
  return (
    <Button
      scale="row"
      aria-label={t.give.label(Order)}
      onClick={() => onGive({ id: OrderId, number: Order, takers: GiveTo })}
    >
      {t.give.open}
    </Button>
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

/** What is left of it from each day until the next one, beside its floor; as a table also what comes and what is free. */
function ProjectedStock({ article }: ForecastProps) {
  const { Key, Unit, Due, Floor, Forecast: steps } = article;
  const spec = useMemo(() => {
    const point = (day: string, quantity: string) => ({
      at: day,
      value: Number(quantity),
      text: t.point(calendarDayText(day), amount(quantity, Unit)),
    });
    return {
      label: t.steps(Key),
      places: null,
      unit: (value: number) => amount(String(value), Unit),
      series: [
        {
          ...({ name: t.heads.there, look: 'steps', tone: 1 } as const),
          points: [
            ...steps.map(({ Day, Projected }) => point(Day, Projected)),
            // As far as the forecast looks.
            ...steps.slice(-1).map(({ Projected }) => point(daysAfter(steps[0]?.Day ?? '', horizon), Projected)),
          ],
        },
        {
          ...({ name: t.floor, look: 'floor', tone: 3 } as const),
          points: steps.slice(0, 1).map(({ Day }) => point(Day, Floor)),
        },
      ],
    };
  }, [Key, Unit, Floor, steps]);
  return (
    <PlotSection
      title={t.steps(Key)}
      spec={spec}
      none={null}
      table={{
        heads: [t.heads.from, t.heads.comes, t.heads.there, t.heads.free],
        rows: steps.map(({ Day, Projected, Free }) => ({
          name: calendarDayText(Day),
          cells: [
            Due.filter((due) => due.Day === Day)
              .map(({ Quantity }) => amount(Quantity, Unit))
              .join(', '),
            ...[Projected, Free].map((quantity) => amount(quantity, Unit)),
          ],
        })),
      }}
    />
  );
}
