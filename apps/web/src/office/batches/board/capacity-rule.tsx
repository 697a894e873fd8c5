import type { WireWeek } from '../batch-wire.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { tenthsOf } from './capacity.ts';
import './capacity-rule.css';

const { board: t } = batchesMessages;

/** How full a week is: a rule with a tick at each ten points, and the level in words. */
export function CapacityRule({ week: { Points, Capacity, Level } }: { readonly week: WireWeek }) {
  const [points, capacity] = [tenthsOf(Points), tenthsOf(Capacity)];
  const scale = Math.max(points, capacity, 1);
  const share = (tenths: number) => `${(tenths / scale) * 100}%`;
  return (
    <div className="capacity" data-level={Level}>
      <p className="num">
        {t.load(Points, Capacity)}, <b>{t.levels[Level]}</b>
      </p>
      <div className="capacity-rule" aria-hidden="true" style={{ backgroundSize: `${share(100)} 100%` }}>
        <i style={{ width: share(Math.min(points, capacity)) }} />
        {points > capacity ? <i data-over style={{ width: share(points - capacity) }} /> : null}
      </div>
    </div>
  );
}
