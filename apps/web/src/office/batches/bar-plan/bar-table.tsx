import { Term } from '../../help/term.tsx';
import { batchesWords } from '../../words/batches.ts';
import { type BarOfPlan, keptLength, type SawCuts } from './bar-shapes.ts';
import './bar-table.css';

const { plan: says } = batchesWords;

interface BarTableProps {
  readonly bars: readonly BarOfPlan[];
  readonly cuts: SawCuts;
}

/** The bars in words: for who does not see the drawing, and for short pieces, which have no label in it. */
export const BarTable = ({ bars, cuts }: BarTableProps) => (
  <div className="bar-table-frame">
    <table className="bar-table">
      <thead>
        <tr>
          {[says.columns.bar, says.columns.stock, says.columns.pieces].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className="num">
            <Term of="offcut">{says.columns.rest}</Term>
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.Number}>
            <th scope="row" className="num">
              {bar.Number}
            </th>
            <td className="num">{bar.Offcut === null ? bar.Stock : says.offcut(bar.Offcut, bar.Stock)}</td>
            <td>
              <ol>
                {bar.Cuts.map(({ Code, Name, Length, Order, Item, Slot }) => (
                  <li key={Code}>
                    <b className="num">{Length}</b> {Name} <small>{says.whose(Order, Item, Slot)}</small>
                  </li>
                ))}
              </ol>
            </td>
            <td className="num">{bar.KeepRest ? says.kept(keptLength(bar, cuts)) : says.waste(bar.Rest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
