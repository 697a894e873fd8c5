import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { MoreMenu } from '../../layout/more-menu.tsx';
import { QueryResult } from '../../queries/query-result.tsx';
import { useBatch } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { BatchPill } from '../batch-pill.tsx';
import type { ListedBatch } from '../batch-wire.ts';
import { useBoard } from './board-context.ts';
import type { BoardRow } from './board-rows.ts';
import { CapacityRule } from './capacity-rule.tsx';
import { LineRow } from './line-row.tsx';
import { placedLine } from './place-lines.ts';
import { useDrop } from './use-drop.ts';
import './batch-card.css';

const { board: t } = batchesMessages;

interface WeekRowProps {
  readonly row: BoardRow;
  onNewBatch(): void;
  onCapacity(): void;
}

/** A week with its load and its batches. Lines that are dropped beside the batches begin a new one. */
export function WeekRow({ row: { week, load, batches }, onNewBatch, onCapacity }: WeekRowProps) {
  const { mayRun } = useBoard();
  const isClosed = load?.Open === 0;
  const drop = useDrop(load === null || isClosed ? null : { kind: 'new', week });
  return (
    <section className="board-week" aria-label={t.week(week)} {...drop}>
      <header>
        <div>
          <h2 className="num">{t.week(week)}</h2>
          <small>{load ? t.days(calendarDayText(load.StartsOn), calendarDayText(load.EndsOn)) : t.over}</small>
          {load && load.Open > 0 ? <small>{t.open(load.Open)}</small> : null}
          {load && load.Short > 0 ? <small className="board-short">{t.short(load.Short)}</small> : null}
        </div>
        {isClosed ? <b>{t.closed}</b> : null}
        {load && (!isClosed || load.Orders > 0) ? <CapacityRule week={load} /> : null}
        {load && mayRun && !isClosed ? (
          <MoreMenu
            label={t.menu(week)}
            entries={[
              { label: t.newBatch, action: onNewBatch },
              { label: t.capacity.open, action: onCapacity },
            ]}
          />
        ) : null}
      </header>
      {batches.length === 0 ? null : (
        <div className="board-batches">
          {batches.map((batch) => (
            <BatchCard key={batch.Id} batch={batch} isClosed={isClosed} />
          ))}
        </div>
      )}
    </section>
  );
}

interface BatchCardProps {
  readonly batch: ListedBatch;
  /** The works are closed in its week: it takes nothing more, and gives back what it has. */
  readonly isClosed: boolean;
}

/** A batch in its week; its lines unfold. While it is planned, lines can be dropped on it. */
function BatchCard({ batch, isClosed }: BatchCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { Id, Number, Week, State, Items, Doors, Points, Pairs, Pieces, Passed } = batch;
  const isPlanned = State === batchMoves.plan.to;
  const drop = useDrop(isPlanned && !isClosed ? { kind: 'batch', batch, week: Week } : null);
  return (
    <article className="batch-card" aria-label={Number} {...drop}>
      <header>
        <h3>
          <Link className="num" to={`/installer/batches/${Id}`}>
            {Number}
          </Link>
        </h3>
        <BatchPill state={State} />
      </header>
      <p className="num">{t.doors(Doors, Points)}</p>
      <p className="batch-card-pairs">{Pairs.join('; ')}</p>
      {isPlanned ? null : <p className="num batch-card-pairs">{t.passed(Passed, Pieces)}</p>}
      <Button scale="row" look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t.lines(Items)}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <CardLines batch={batch} isMovable={isPlanned} /> : null}
      </div>
    </article>
  );
}

function CardLines({ batch, isMovable }: { readonly batch: ListedBatch; readonly isMovable: boolean }) {
  const { mayRun } = useBoard();
  const query = useBatch(batch.Id);
  return (
    <QueryResult query={query}>
      {({ Lines }) => (
        <ul>
          {Lines.map((line) => (
            <LineRow
              key={line.LineId}
              line={line}
              reason={line.Reason}
              placed={placedLine(line, batch)}
              isMovable={isMovable && mayRun}
            />
          ))}
        </ul>
      )}
    </QueryResult>
  );
}
