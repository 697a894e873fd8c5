import { keysOf } from '@door/domain/lib/records';
import { useMemo } from 'react';
import { moneyText } from '../../shared/text/money-text.ts';
import { monthText } from '../../shared/text/dates.ts';
import { pathOfWeek } from '../home/work-paths.ts';
import { worksMessages } from '../messages/works.ts';
import type { PlotSeries } from '../plot/plot-spec.ts';
import { PlotSection } from '../plot/plot-section.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';

const { load, short, stock } = worksMessages;

type Figures = OfficeOutputs['promise']['figures'];
type Weeks = Figures['Weeks'];

interface WeeksProps {
  readonly weeks: Weeks;
}

/** What points of a week are, from below. */
const held = { Made: load.made, Planned: load.planned, Held: load.held } as const;
const kinds = keysOf(held);
const tones = { Made: 1, Planned: 2, Held: 3 } as const;

const plain = (value: number): string => String(value);

/** What each week holds, beside what it takes: points that are made, planned, and held by orders at risk. */
export function LoadPlot({ weeks }: WeeksProps) {
  const first = weeks.findIndex((week) => kinds.some((of) => Number(week[of]) > 0));
  const spec = useMemo(
    () => ({
      label: load.title,
      unit: plain,
      places: weeks.map(({ Week }) => Week),
      series: [
        ...kinds.map(
          (of): PlotSeries => ({
            name: held[of],
            look: 'bar',
            tone: tones[of],
            points: weeks.map((week) => ({
              at: week.Week,
              value: Number(week[of]),
              text: load.point(week.Week, week[of], held[of]),
              to: pathOfWeek(week.Week),
            })),
          }),
        ),
        {
          ...({ name: load.capacity, look: 'limit', tone: 'limit' } as const),
          points: weeks.map(({ Week, Capacity }) => ({
            at: Week,
            value: Number(Capacity),
            text: load.point(Week, Capacity, load.capacity),
          })),
        },
      ],
    }),
    [weeks],
  );
  return (
    <PlotSection
      title={load.title}
      spec={spec}
      none={first < 0 ? load.none : null}
      table={{
        heads: [load.heads.week, ...kinds.map((of) => held[of]), load.capacity],
        rows: weeks.slice(first).map((week) => ({
          name: load.week(week.Week),
          to: pathOfWeek(week.Week),
          cells: [...kinds.map((of) => week[of]), week.Open === 0 ? load.closed : week.Capacity],
        })),
      }}
    />
  );
}

/** How many orders of each week will not find what they need in time. */
export function ShortPlot({ weeks }: WeeksProps) {
  const wanting = weeks.filter(({ ShortOrders }) => ShortOrders > 0);
  const to = '/installer/stock?state=short';
  const spec = useMemo(
    () => ({
      label: short.title,
      unit: plain,
      places: weeks.map(({ Week }) => Week),
      series: [
        {
          ...({ name: short.name, look: 'bar', tone: 3 } as const),
          points: weeks.map(({ Week, ShortOrders, ShortKeys }) => ({
            ...({ at: Week, value: ShortOrders, text: short.point(Week, ShortOrders, ShortKeys), to } as const),
          })),
        },
      ],
    }),
    [weeks],
  );
  return (
    <PlotSection
      title={short.title}
      spec={spec}
      none={wanting.length === 0 ? short.none : null}
      table={{
        heads: [load.heads.week, short.heads.orders, short.heads.articles],
        rows: wanting.map(({ Week, ShortOrders, ShortKeys }) => ({
          ...({ name: load.week(Week), to } as const),
          cells: [String(ShortOrders), String(ShortKeys)],
        })),
      }}
    />
  );
}

type Months = NonNullable<Figures['Stock']>;

/** What stock was worth at the end of each month; of several currencies one plot each. */
export function StockPlot({ months }: { readonly months: Months }) {
  const currencies = [...new Set(months.flatMap(({ Values }) => Values.map(({ Currency }) => Currency)))];
  const [currency = 'EUR', ...others] = currencies.toSorted();
  return (
    <>
      {[currency, ...others].map((each) => (
        <StockOfCurrency
          key={each}
          months={months}
          currency={each}
          title={others.length === 0 ? stock.title : `${stock.title}, ${each}`}
        />
      ))}
    </>
  );
}

interface StockProps {
  readonly months: Months;
  readonly currency: Months[number]['Values'][number]['Currency'];
  readonly title: string;
}

function StockOfCurrency({ months, currency, title }: StockProps) {
  const to = '/installer/stock';
  const rows = useMemo(
    () =>
      months.map(({ Month, Values }) => {
        const value = Values.find(({ Currency }) => Currency === currency)?.Value ?? '0.00';
        return { name: monthText(Month), value, text: moneyText(value, currency) };
      }),
    [months, currency],
  );
  const spec = useMemo(
    () => ({
      label: title,
      unit: (value: number) => moneyText(value.toFixed(2), currency).replace(/\.00$/, ''),
      places: rows.map(({ name }) => name),
      series: [
        {
          ...({ name: title, look: 'bar', tone: 1 } as const),
          points: rows.map(({ name, value, text }) => ({
            ...({ at: name, value: Number(value), text: stock.point(name, text), to } as const),
          })),
        },
      ],
    }),
    [rows, title, currency],
  );
  return (
    <PlotSection
      title={title}
      spec={spec}
      none={rows.length === 0 ? stock.none : null}
      table={{
        heads: [worksMessages.kept.heads.month, title],
        rows: rows.map(({ name, text }) => ({ ...({ name, to } as const), cells: [text] })),
      }}
    />
  );
}
