import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { moveBetweenRows } from '../../layout/row-keyboard.ts';
import { SearchField, useDebounced } from '../../layout/search-field.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { useSelection } from '../../list/use-selection.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { QueryResult, ShowMore } from '../../queries/query-result.tsx';
import { useBatches, useWaitingLines, useWeeks } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { BatchPill } from '../batch-pill.tsx';
import type { WaitingLine } from '../batch-wire.ts';
import { useBoard } from './board-context.ts';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { LineRow } from './line-row.tsx';
import { placedLine } from './place-lines.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useDrop } from './use-drop.ts';
import { WeekBoard } from './week-board.tsx';
import './board.css';
import './found-batches.css';

const { board: t, title, propose, scan } = batchesMessages;

/** `/installer/batches`: what waits at the left, the weeks with their batches beside it. */
export function BatchesPage() {
  const { Role } = useMe();
  const [text, find] = useSearchParam('text');
  const mayRun = may(Role, 'production.run');
  const [isProposing, setIsProposing] = useState(false);
  const [areHolidaysOpen, setAreHolidaysOpen] = useState(false);
  const weeks = useWeeks();
  const waiting = useWaitingLines();
  const searched = useDebounced(text).trim();
  return (
    <>
      <PageHeader title={title}>
        <SearchField label={t.find} text={text} onText={find} />
        {mayRun ? (
          <>
            <Link className="btn btn-line" to="/installer/scan">
              {scan.title}
            </Link>
            <Button look="primary" disabled={!weeks.data} onClick={() => setIsProposing(true)}>
              {propose.open}
            </Button>
          </>
        ) : null}
      </PageHeader>
      <div className="office-body">
        {searched === '' ? <Board mayRun={mayRun} weeks={weeks} waiting={waiting} /> : <FoundBatches text={searched} />}
        {may(Role, 'settings.see') ? (
          <p className="board-foot">
            <Button aria-haspopup="dialog" onClick={() => setAreHolidaysOpen(true)}>
              {t.holidays.open}
            </Button>
          </p>
        ) : null}
      </div>
      {areHolidaysOpen ? <HolidaysDialog onClose={() => setAreHolidaysOpen(false)} /> : null}
      {isProposing && weeks.data ? (
        <ProposeDialog
          weeks={weeks.data}
          waiting={waiting.data ?? []}
          first={waiting.data?.find(({ Week }) => Week !== null)?.Week ?? weeks.data[0]?.Week ?? ''}
          onClose={() => setIsProposing(false)}
        />
      ) : null}
    </>
  );
}

interface BoardProps {
  readonly mayRun: boolean;
  readonly weeks: ReturnType<typeof useWeeks>;
  readonly waiting: ReturnType<typeof useWaitingLines>;
}

/** The latest weeks come first: batches of the last ten weeks or so. */
const mostBatches = 50;

function Board({ mayRun, weeks, waiting }: BoardProps) {
  const batches = useBatches('', { pageSize: mostBatches });
  return (
    <QueryResult query={weeks}>
      {(ofWeeks) => (
        <QueryResult query={batches}>
          {(ofBatches) => (
            <>
              <WeekBoard mayRun={mayRun} weeks={ofWeeks} batches={ofBatches}>
                <QueryResult query={waiting}>{(lines) => <WaitingLines lines={lines} />}</QueryResult>
              </WeekBoard>
              <ShowMore list={batches} />
            </>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}

const pageSize = 30;

/** The batches that a text finds, closed ones too, the newest first. */
function FoundBatches({ text }: { readonly text: string }) {
  const list = useBatches(text, { pageSize });
  return (
    <QueryResult query={list}>
      {(batches) =>
        batches.length === 0 ? (
          <p role="status">{t.noneFound(text)}</p>
        ) : (
          <>
            <ul className="found-batches" onKeyDown={moveBetweenRows}>
              {batches.map(({ Id, Number, State, Week, Doors, Points }) => (
                <li key={Id}>
                  <Link className="num" data-row to={`/installer/batches/${Id}`}>
                    {Number}
                  </Link>
                  <BatchPill state={State} />
                  <small className="num">{[t.week(Week), t.doors(Doors, Points)].join(', ')}</small>
                </li>
              ))}
            </ul>
            <ShowMore list={list} />
          </>
        )
      }
    </QueryResult>
  );
}

/** The lines of orders Ready For Production that stand in no batch. A line of a batch that is dropped here is taken out. */
function WaitingLines({ lines }: { readonly lines: readonly WaitingLine[] }) {
  const { mayRun, ask } = useBoard();
  const selection = useSelection(lines, { idOf: ({ LineId }) => LineId, labelOf: t.lineName });
  const ticked = selection.rows.map((line) => placedLine(line, null));
  const drop = useDrop({ kind: 'out' });
  return (
    <section className="board-waiting" aria-label={t.waiting} {...drop}>
      <header>
        <h2>
          {t.waiting} <span className="num">{lines.length}</span>
        </h2>
        {mayRun && lines.length > 0 ? (
          <Button scale="row" disabled={ticked.length === 0} onClick={() => ask(ticked)}>
            {t.moveTicked(ticked.length)}
          </Button>
        ) : null}
      </header>
      {lines.length === 0 ? (
        <div className="office-empty">
          <p>{t.none}</p>
          <Link className="btn btn-line" to="/installer/order?state=Accepted">
            {t.toBlocked}
          </Link>
        </div>
      ) : (
        <ul>
          {lines.map((line) => (
            <LineRow
              key={line.LineId}
              line={line}
              placed={placedLine(line, null)}
              isMovable={mayRun}
              together={ticked}
              before={
                mayRun ? (
                  <label className="board-tick">
                    <input
                      type="checkbox"
                      aria-label={t.tick(t.lineName(line))}
                      checked={selection.ids.has(line.LineId)}
                      onChange={() => selection.tick(line.LineId, false)}
                    />
                  </label>
                ) : null
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
