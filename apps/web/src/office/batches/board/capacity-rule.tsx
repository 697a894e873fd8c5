import type { WireWeek } from '../batch-wire.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { tenthsOf } from './capacity.ts';
import './capacity-rule.css';

const { board: t } = batchesMessages;

/** How full a week is: a rule with a tick at each ten points, hatched where it is held for quotes, and the level in words. */
export function CapacityRule({ week: { Points, Held, Capacity, Level } }: { readonly week: WireWeek }) {
  const [points, held, capacity] = [tenthsOf(Points), tenthsOf(Held), tenthsOf(Capacity)];
  const scale = Math.max(points + held, capacity, 1);
  const share = (tenths: number) => `${(tenths / scale) * 100}%`;
  return (
    <div className="capacity" data-level={Level}>
      <p className="num">
        {t.load(Points, Capacity)}
        {held > 0 ? `, ${t.held(Held)}` : ''}, <b>{t.levels[Level]}</b>
      </p>
      <div className="capacity-rule" aria-hidden="true" style={{ backgroundSize: `${share(100)} 100%` }}>
        <i style={{ width: share(Math.min(points, capacity)) }} />
        {points > capacity ? <i data-over style={{ width: share(points - capacity) }} /> : null}
        {held > 0 ? <i data-held style={{ width: share(held) }} /> : null}
      </div>
    </div>
  );
}
