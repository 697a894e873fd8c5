import { calendarDayText } from '../../../platform/words/dates.ts';
import { MoreMenu } from '../../layout/more-menu.tsx';
import { batchesWords } from '../../words/batches.ts';
import { BatchCard } from './batch-card.tsx';
import { useBoard } from './board-context.ts';
import type { BoardRow } from './board-rows.ts';
import { CapacityRule } from './capacity-rule.tsx';
import { useDrop } from './use-drop.ts';

const { board: says } = batchesWords;

interface WeekRowProps {
  readonly row: BoardRow;
  onNewBatch(): void;
  onCapacity(): void;
}

/** A week with its load and its batches. Lines that are dropped beside the batches begin a new one. */
export function WeekRow({ row: { week, load, batches }, onNewBatch, onCapacity }: WeekRowProps) {
  const { mayRun } = useBoard();
  const drop = useDrop(load === null ? null : { kind: 'new', week });
  return (
    <section className="board-week" aria-label={says.week(week)} {...drop}>
      <header>
        <div>
          <h2 className="num">{says.week(week)}</h2>
          <small>{load ? says.days(calendarDayText(load.StartsOn), calendarDayText(load.EndsOn)) : says.over}</small>
        </div>
        {load ? <CapacityRule week={load} /> : null}
        {load && mayRun ? (
          <MoreMenu
            label={says.menu(week)}
            entries={[
              { label: says.newBatch, action: onNewBatch },
              { label: says.capacity.open, action: onCapacity },
            ]}
          />
        ) : null}
      </header>
      {batches.length === 0 ? null : (
        <div className="board-batches">
          {batches.map((batch) => (
            <BatchCard key={batch.Id} batch={batch} />
          ))}
        </div>
      )}
    </section>
  );
}
