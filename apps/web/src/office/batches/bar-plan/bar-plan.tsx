import { type Segment, Segmented } from '@door/ui/segmented';
import { useState } from 'react';
import { Term } from '../../help/term.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import { type BarOfPlan, keptLength, type SawCuts } from './bar-shapes.ts';
import { BarTrack } from './bar-track.tsx';
import './bar-table.css';
import './bar-plan.css';

const { plan: t } = batchesMessages;

type Look = 'drawing' | 'table';

const looks: readonly Segment<Look>[] = [
  { value: 'drawing', label: t.drawing },
  { value: 'table', label: t.table },
];

export interface BarPlanProps {
  readonly name: string;
  readonly bars: readonly BarOfPlan[];
  readonly cuts: SawCuts;
}

/** The bars of a group, drawn to scale or as a table. */
export function BarPlan({ name, bars, cuts }: BarPlanProps) {
  const [look, setLook] = useState<Look>('drawing');
  return (
    <section className="bar-plan" aria-label={t.title(name)}>
      <div className="bar-plan-look">
        <Segmented<Look> label={t.look} segments={looks} chosen={look} onChoose={setLook} />
      </div>
      {look === 'table' ? <BarTable bars={bars} cuts={cuts} /> : <Drawing bars={bars} cuts={cuts} />}
    </section>
  );
}

function Drawing({ bars, cuts }: Omit<BarPlanProps, 'name'>) {
  const scale = Math.max(0, ...bars.map(({ Stock }) => Stock));
  const hues = orderHues(bars.flatMap(({ Cuts }) => Cuts.map(({ Order }) => Order)));
  return (
    <>
      <Axis length={scale} />
      <ol className="bar-rows">
        {bars.map((bar) => (
          <li key={bar.Number} className="bar-row">
            <span className="num">
              {t.bar(bar.Number)}
              {bar.Offcut === null ? null : <small>{bar.Offcut}</small>}
            </span>
            <BarTrack bar={bar} cuts={cuts} scale={scale} hues={hues} />
            <span className="bar-left num" data-kept={bar.KeepRest}>
              {bar.KeepRest ? t.kept(keptLength(bar, cuts)) : t.waste(bar.Rest)}
            </span>
          </li>
        ))}
      </ol>
      <Key hues={hues} />
    </>
  );
}

/** A figure at each metre, a tick at each 100 mm. */
const Axis = ({ length }: { readonly length: number }) => (
  <div className="bar-row bar-axis" aria-hidden="true">
    <span />
    <svg className="bar-ticks" viewBox={`0 0 ${length} 10`} preserveAspectRatio="none">
      {steps(length, 100).map((at) => (
        <path key={at} d={`M${at} ${at % 1000 === 0 ? 0 : 5}V10`} />
      ))}
    </svg>
    <span />
    <div className="bar-figures num">
      {steps(length, 1000).map((at) => (
        <span key={at} style={{ left: `${(at / length) * 100}%` }}>
          {at}
        </span>
      ))}
    </div>
  </div>
);

const steps = (length: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);

/** How many orders have a hue of their own; further ones begin again. */
const hueCount = 8;

/** The hue of each order, 0 to 7, in the order in which they come. */
const orderHues = (orders: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(orders)].map((order, index) => [order, index % hueCount]));

/** Which hue is which order; what is waste and what is kept. */
const Key = ({ hues }: { readonly hues: ReadonlyMap<string, number> }) => (
  <ul className="bar-key">
    {[...hues].map(([order, hue]) => (
      <li key={order} className="num">
        <i className="bar-swatch" data-hue={hue} />
        {order}
      </li>
    ))}
    <li>
      <i className="bar-swatch bar-rest" data-kind="waste" />
      {t.wasteKey}
    </li>
    <li>
      <i className="bar-swatch bar-rest" data-kind="kept" />
      {t.keptKey}
    </li>
  </ul>
);

interface BarTableProps {
  readonly bars: readonly BarOfPlan[];
  readonly cuts: SawCuts;
}

/** The bars in words: for who does not see the drawing, and for short pieces, which have no label in it. */
const BarTable = ({ bars, cuts }: BarTableProps) => (
  <div className="bar-table-frame">
    <table className="bar-table">
      <thead>
        <tr>
          {[t.columns.bar, t.columns.stock, t.columns.pieces].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className="num">
            <Term of="offcut">{t.columns.rest}</Term>
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.Number}>
            <th scope="row" className="num">
              {bar.Number}
            </th>
            <td className="num">{bar.Offcut === null ? bar.Stock : t.offcut(bar.Offcut, bar.Stock)}</td>
            <td>
              <ol>
                {bar.Cuts.map(({ Code, Name, Length, Order, Item, Slot }) => (
                  <li key={Code}>
                    <b className="num">{Length}</b> {Name} <small>{t.whose(Order, Item, Slot)}</small>
                  </li>
                ))}
              </ol>
            </td>
            <td className="num">{bar.KeepRest ? t.kept(keptLength(bar, cuts)) : t.waste(bar.Rest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
