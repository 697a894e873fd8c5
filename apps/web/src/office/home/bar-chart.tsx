import { type Segment, Segmented } from '@door/ui/segmented';
import { useId, useState } from 'react';
import type { PagePath } from '../../shared/router/paths.ts';
import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { workListMessages } from '../messages/home.ts';
import './bar-chart.css';

const { charts: t } = workListMessages;

interface Bar {
  readonly label: string;
  readonly count: number;
  /** One for each currency; undefined for whoever may not see prices. */
  readonly sums: readonly { readonly Amount: string; readonly Currency: string }[] | undefined;
  /** The list of what the bar counts. */
  readonly to: PagePath;
}

export interface BarChartProps {
  readonly title: string;
  /** What a bar stands for: 'State'. */
  readonly head: string;
  readonly bars: readonly Bar[];
  /** Instead of the bars where there are none. */
  readonly none: string;
}

type Look = 'bars' | 'table';

const looks: readonly Segment<Look>[] = [
  { value: 'bars', label: t.bars },
  { value: 'table', label: t.table },
];

/** Counts as bars, each a link to the list of what it counts, or the same as a table. */
export function BarChart({ title, head, bars, none }: BarChartProps) {
  const id = useId();
  const [look, setLook] = useState<Look>('bars');
  const shown = bars.filter(({ count }) => count > 0);
  return (
    <section className="bar-chart" aria-labelledby={id}>
      <div className="row office-section-head">
        <h2 id={id}>{title}</h2>
        {shown.length === 0 ? null : (
          <Segmented<Look> label={t.look(title)} segments={looks} chosen={look} onChoose={(next) => setLook(next)} />
        )}
      </div>
      {shown.length === 0 ? <p className="work-none">{none}</p> : null}
      {shown.length > 0 && look === 'bars' ? <Bars bars={shown} /> : null}
      {shown.length > 0 && look === 'table' ? <Table title={title} head={head} bars={shown} /> : null}
    </section>
  );
}

function Bars({ bars }: Pick<BarChartProps, 'bars'>) {
  const longest = Math.max(...bars.map(({ count }) => count));
  return (
    <ul>
      {bars.map(({ label, count, to }) => (
        <li key={label}>
          <Link to={to}>
            <span>{label}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / longest) * 100} height="1" />
            </svg>
            <b className="num">{countText(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Table({ title, head, bars }: Pick<BarChartProps, 'title' | 'head' | 'bars'>) {
  const hasSums = bars.some(({ sums }) => sums !== undefined);
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t.count}</th>
          {hasSums ? <th scope="col">{t.sum}</th> : null}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count, sums = [], to }) => (
          <tr key={label}>
            <th scope="row">
              <Link to={to}>{label}</Link>
            </th>
            <td className="num">{countText(count)}</td>
            {hasSums ? (
              <td className="num">{sums.map(({ Amount, Currency }) => moneyText(Amount, Currency)).join(', ')}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
