import { type Segment, Segmented } from '@door/ui/segmented';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useElementSize } from '../../designer/preview/use-element-size.ts';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { plotMessages as t } from '../messages/works.ts';
import type { PlotSpec } from './plot-spec.ts';
import './plot.css';

type Look = 'chart' | 'table';

const looks: readonly Segment<Look>[] = [
  { value: 'chart', label: t.chart },
  { value: 'table', label: t.table },
];

export interface PlotTable {
  /** The first one is of the rows' names. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** The list of what it counts. */
    readonly to?: PagePath;
    readonly cells: readonly string[];
  }[];
}

export interface PlotSectionProps {
  readonly title: string;
  readonly spec: PlotSpec;
  readonly table: PlotTable;
  /** Instead of both where there is nothing to show; null: there is. */
  readonly none: string | null;
  /** Below it. */
  readonly children?: ReactNode;
}

/** Figures as a plot, or as a table with the same figures: on a phone the table first. */
export function PlotSection({ title, spec, table, none, children }: PlotSectionProps) {
  const id = useId();
  const [look, setLook] = useState<Look>(() => (matchMedia('(max-width: 56.25em)').matches ? 'table' : 'chart'));
  return (
    <section className="plot-section" aria-labelledby={id}>
      <div className="row office-section-head">
        <h2 id={id}>{title}</h2>
        {none === null ? (
          <Segmented<Look> label={t.look(title)} segments={looks} chosen={look} onChoose={(next) => setLook(next)} />
        ) : null}
      </div>
      {none === null ? null : <p className="office-hint">{none}</p>}
      {none === null && look === 'chart' ? <Chart spec={spec} /> : null}
      {none === null && look === 'table' ? <FigureTable title={title} table={table} /> : null}
      {children}
    </section>
  );
}

function Chart({ spec }: { readonly spec: PlotSpec }) {
  return (
    <figure className="plot">
      <figcaption>
        <ul>
          {spec.series.map(({ name, look, tone }) => (
            <li key={name}>
              <svg viewBox="0 0 24 12" data-look={look} data-tone={tone} aria-hidden="true">
                {look === 'bar' ? <rect width="24" height="12" /> : <path d="M0 6h24" />}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <Drawn spec={spec} />
    </figure>
  );
}

/** Drawn anew at each width, so that its letters keep their size. The code that draws is fetched with the first one. */
function Drawn({ spec }: { readonly spec: PlotSpec }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementSize(box)?.width;
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (width === undefined) return undefined;
    let isWanted = true;
    import('./draw-plot.ts')
      .then(({ drawPlot }) => {
        if (isWanted) box.current?.replaceChildren(drawPlot(spec, width));
      })
      .catch(() => setIsLost(true));
    return () => {
      isWanted = false;
    };
  }, [spec, width]);
  return (
    <>
      <div ref={box} className="plot-box" />
      {isLost ? <p role="status">{t.lost}</p> : null}
    </>
  );
}

/** Figures in rows, each with the list of what it counts where there is one. */
export const FigureTable = ({
  title,
  table: { heads, rows },
}: {
  readonly title: string;
  readonly table: PlotTable;
}) => (
  <div className="plot-scroll">
    <table className="plot-table" aria-label={title}>
      <ColumnHeads names={heads.slice(0, 1)} figures={heads.slice(1)} />
      <tbody>
        {rows.map(({ name, to, cells }) => (
          <tr key={name}>
            <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
