import { keysOf } from '@door/domain/lib/records';
import type { BatchProgress } from '../batch-wire.ts';
import { batchesWords } from '../../words/batches.ts';
import './station-progress.css';

const { page: says } = batchesWords;

/** How many pieces have passed each station: a bar with its figures. */
export const StationProgress = ({ progress: { Pieces, Passed, Implied } }: { readonly progress: BatchProgress }) => (
  <dl className="station-progress">
    {keysOf(says.stations).map((station, at) => (
      <div key={station}>
        <dt>{says.stations[station]}</dt>
        <dd className="num">{says.of(Passed[station], Pieces)}</dd>
        {at === 0 && Implied > 0 ? <dd>{says.implied(Implied)}</dd> : null}
        <dd aria-hidden="true" className="station-bar">
          <i style={{ width: `${Pieces === 0 ? 0 : (Passed[station] / Pieces) * 100}%` }} />
        </dd>
      </div>
    ))}
  </dl>
);
