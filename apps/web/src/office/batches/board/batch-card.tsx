import { batchMoves } from '@door/domain/batch/batch-cycle';
import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useBatch } from '../../queries/use-batches.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { batchesWords } from '../../words/batches.ts';
import type { ListedBatch } from '../batch-wire.ts';
import { BatchPill } from '../batch-pill.tsx';
import { useBoard } from './board-context.ts';
import { LineRow } from './line-row.tsx';
import { placedLine } from './place-lines.ts';
import { useDrop } from './use-drop.ts';
import './batch-card.css';

const { board: says } = batchesWords;

/** A batch in its week; its lines unfold. While it is planned, lines can be dropped on it. */
export function BatchCard({ batch }: { readonly batch: ListedBatch }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { Id, Number, Week, State, Items, Doors, Points, Pairs, Pieces, Passed } = batch;
  const isPlanned = State === batchMoves.plan.to;
  const drop = useDrop(isPlanned ? { kind: 'batch', batch, week: Week } : null);
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
      <p className="num">{says.doors(Doors, Points)}</p>
      <p className="batch-card-pairs">{Pairs.join('; ')}</p>
      {isPlanned ? null : <p className="num batch-card-pairs">{says.passed(Passed, Pieces)}</p>}
      <Button scale="row" look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {says.lines(Items)}
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
