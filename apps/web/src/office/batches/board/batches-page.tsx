import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { SearchField, useDebounced } from '../../layout/search-field.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { QueryResult, ShowMore } from '../../queries/query-result.tsx';
import { useBatches, useWaitingLines, useWeeks } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { FoundBatches } from './found-batches.tsx';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { WaitingLines } from './waiting-lines.tsx';
import { WeekBoard } from './week-board.tsx';
import './board.css';

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
