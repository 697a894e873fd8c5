import { keysOf } from '@door/domain/lib/records';
import type { BatchProgress } from '../batch-wire.ts';
import { batchesMessages } from '../../messages/batches.ts';
import './station-progress.css';

const { page: t } = batchesMessages;

/** How many pieces have passed each station: a bar with its figures. */
export const StationProgress = ({ progress: { Pieces, Passed, Implied } }: { readonly progress: BatchProgress }) => (
  <dl className="station-progress">
    {keysOf(t.stations).map((station, at) => (
      <div key={station}>
        <dt>{t.stations[station]}</dt>
        <dd className="num">{t.of(Passed[station], Pieces)}</dd>
        {at === 0 && Implied > 0 ? <dd>{t.implied(Implied)}</dd> : null}
        <dd aria-hidden="true" className="station-bar">
          <i style={{ width: `${Pieces === 0 ? 0 : (Passed[station] / Pieces) * 100}%` }} />
        </dd>
      </div>
    ))}
  </dl>
);
