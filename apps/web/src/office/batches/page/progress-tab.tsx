import { may } from '@door/domain/people/roles';
import { type Station, stations } from '@door/domain/making/batch/progress';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../shared/text/dates.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { FloorProgress, OpenedBatch } from '../batch-wire.ts';
import { TickAllDialog, UndoDialog } from './progress-dialogs.tsx';
import './batch-lines.css';

const { progress: t, page } = batchesMessages;

type FloorEvent = FloorProgress['Events'][number];

/** How far each door and each bar is; what a scan would tick can be ticked by hand, and taken back. */
export function ProgressTab({ batch: { Id: batch } }: { readonly batch: OpenedBatch }) {
  const query = useQuery(trpc.batch.progress.queryOptions({ BatchId: batch }));
  const mayRun = may(useMe().Role, 'production.run');
  const [station, setStation] = useState<Station | null>(null);
  const [undone, setUndone] = useState<FloorEvent | null>(null);
  const tick = useTick(batch);
  return (
    <QueryResult query={query}>
      {(progress) =>
        progress.Pieces === 0 ? (
          <p>{t.notReleased}</p>
        ) : (
          <>
            <Stations progress={progress} onTickAll={mayRun ? setStation : null} />
            <Doors doors={progress.Doors} tick={mayRun ? tick : null} />
            <Bars bars={progress.Bars} tick={mayRun ? tick : null} />
            <Events events={progress.Events} onUndo={mayRun ? setUndone : null} />
            {station === null ? null : (
              <TickAllDialog
                {...{ batch, station }}
                open={openAt(progress, station)}
                of={progress.Pieces}
                onClose={() => setStation(null)}
              />
            )}
            {undone ? <UndoDialog batch={batch} event={undone} onClose={() => setUndone(null)} /> : null}
          </>
        )
      }
    </QueryResult>
  );
}

interface Tick {
  readonly isPending: boolean;
  readonly mutate: (ticked: { readonly Code: string; readonly At: Station }) => void;
}

const useTick = (batch: string): Tick =>
  useMutation({
    meta: batchMutationMeta,
    mutationFn: ({ Code, At }: { readonly Code: string; readonly At: Station }) =>
      officeClient.batch.scan.mutate({ Id: batch, Scans: [{ Id: crypto.randomUUID(), Code, At }] }),
  });

const passedAt = ({ Passed }: Pick<FloorProgress, 'Passed'>, station: Station): number =>
  ({ cutting: Passed.Cutting, assembly: Passed.Assembly, 'quality check': Passed.QualityCheck })[station];

const openAt = (progress: FloorProgress, station: Station): number => progress.Pieces - passedAt(progress, station);

interface StationsProps {
  readonly progress: FloorProgress;
  /** null: this person ticks nothing. */
  readonly onTickAll: ((station: Station) => void) | null;
}

const Stations = ({ progress, onTickAll }: StationsProps) => (
  <ul className="batch-lines">
    {stations.map((station) => (
      <li key={station}>
        <div>
          <b>{t.stations[station]}</b>
          <small className="num">{page.of(passedAt(progress, station), progress.Pieces)}</small>
          {station === 'cutting' && progress.Implied > 0 ? <small>{page.implied(progress.Implied)}</small> : null}
        </div>
        {onTickAll && openAt(progress, station) > 0 ? (
          <Button scale="row" aria-label={t.tickAllAt(t.stations[station])} onClick={() => onTickAll(station)}>
            {t.tickAll}
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);

const Doors = ({ doors, tick }: { readonly doors: FloorProgress['Doors']; readonly tick: Tick | null }) => (
  <section aria-label={t.doors}>
    <h2>{t.doors}</h2>
    <ul className="batch-lines">
      {doors.map((door) => (
        <li key={door.Code}>
          <div>
            <b className="num">{door.Door}</b>
            <small className="num">{t.whose(door)}</small>
            <small className="num">{t.passed(door)}</small>
            {door.Awaits.length === 0 ? null : <small className="num">{t.awaits(door.Awaits)}</small>}
          </div>
          {tick && door.Awaits.length === 0 ? <NextTick door={door} tick={tick} /> : null}
        </li>
      ))}
    </ul>
  </section>
);

/** The one station that a door goes to next. */
function NextTick({ door, tick }: { readonly door: FloorProgress['Doors'][number]; readonly tick: Tick }) {
  if (door.Checked === door.Pieces) return null;
  const isAssembled = door.Assembled === door.Pieces;
  const At = isAssembled ? 'quality check' : 'assembly';
  return (
    <Button
      scale="row"
      busy={tick.isPending}
      aria-label={isAssembled ? t.checkedDoor(door.Door) : t.assembledDoor(door.Door)}
      onClick={() => tick.mutate({ Code: door.Code, At })}
    >
      {isAssembled ? t.checked : t.assembled}
    </Button>
  );
}

const Bars = ({ bars, tick }: { readonly bars: FloorProgress['Bars']; readonly tick: Tick | null }) => (
  <section aria-label={t.bars}>
    <h2>{t.bars}</h2>
    <ul className="batch-lines">
      {bars.map(({ Code, Bar, Pieces, Cut }) => (
        <li key={Code}>
          <div>
            <b className="num">{Bar}</b>
            <small className="num">{t.cutOf(Cut, Pieces)}</small>
          </div>
          {tick && Cut < Pieces ? (
            <Button
              scale="row"
              busy={tick.isPending}
              aria-label={t.barDoneNamed(Bar)}
              onClick={() => tick.mutate({ Code, At: 'cutting' })}
            >
              {t.barDone}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  </section>
);

interface EventsProps {
  readonly events: readonly FloorEvent[];
  /** null: this person takes nothing back. */
  readonly onUndo: ((event: FloorEvent) => void) | null;
}

const Events = ({ events, onUndo }: EventsProps) => (
  <section aria-label={t.latest}>
    <h2>{t.latest}</h2>
    {events.length === 0 ? <p>{t.none}</p> : null}
    <ul className="batch-lines">
      {events.map((event) => (
        <li key={event.Id}>
          <div>
            <b className="num">{event.Code}</b>
            <small>{t.event(event)}</small>
            <small className="num">
              {event.Who}, <time dateTime={event.When}>{momentText(event.When)}</time>
            </small>
          </div>
          {onUndo ? (
            <Button scale="row" aria-label={t.undoNamed(event.Code)} onClick={() => onUndo(event)}>
              {t.undo}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  </section>
);
