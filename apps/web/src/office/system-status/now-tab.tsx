import { StatusPill } from '@door/ui/status-pill';
import type { ReactNode } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { momentText } from '../../shared/text/dates.ts';
import { bytesText } from '../layout/bytes-text.ts';
import { workListMessages } from '../messages/home.ts';
import { systemStatusMessages } from '../messages/system-status.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { type Overview, type Queues, useOverview, useQueues } from './use-running.ts';

/** The program, its disk, and how much waits; looks again by itself. */
export function NowTab() {
  const overview = useOverview();
  const queues = useQueues();
  return (
    <>
      <QueryResult query={overview}>
        {(shown) => (
          <div className="running-columns">
            <MachineFacts overview={shown} />
            <DiskUse disk={shown.Disk} />
          </div>
        )}
      </QueryResult>
      <QueryResult query={queues}>
        {({ Queues, Runs }) => (
          <>
            <WaitingJobs queues={Queues} />
            <OwnWork runs={Runs} />
          </>
        )}
      </QueryResult>
    </>
  );
}

const { now: t } = systemStatusMessages;

/** How full the disk is, and what fills it. */
const DiskUse = ({ disk }: { readonly disk: Overview['Disk'] }) => (
  <section className="running-section" aria-labelledby="running-disk">
    <h2 id="running-disk">{t.disk}</h2>
    {disk === null ? (
      <p className="running-none" role="status">
        {t.measuring}
      </p>
    ) : (
      <>
        <p className="running-free num">{t.free(bytesText(disk.Free), bytesText(disk.Total))}</p>
        <meter
          className="running-meter"
          aria-label={t.used}
          data-low={disk.Low}
          max={disk.Total}
          value={disk.Total - disk.Free}
        />
        {disk.Low ? (
          <p className="running-low" role="alert">
            {t.low}
          </p>
        ) : null}
        <dl className="running-facts">
          {disk.Parts.map(({ Part, Bytes }) => (
            <div key={Part}>
              <dt>{t.diskParts[Part]}</dt>
              <dd className="num">{Bytes === null ? t.elsewhere : bytesText(Bytes)}</dd>
            </div>
          ))}
        </dl>
        <p className="office-hint num">{t.measuredAt(momentText(disk.MeasuredAt))}</p>
      </>
    )}
  </section>
);

/** Which release runs since when, and whether database, pictures and mail are there. */
const MachineFacts = ({ overview }: { readonly overview: Overview }) => {
  const { Version, StartedAt, Database, Blobs, MailServer } = overview;
  return (
    <div>
      <section className="running-section" aria-labelledby="running-program">
        <h2 id="running-program">{t.program}</h2>
        <dl className="running-facts">
          <Fact name={t.version}>{Version}</Fact>
          <Fact name={t.since}>{momentText(StartedAt)}</Fact>
          <Fact name={t.schema}>{Database.Schema}</Fact>
        </dl>
      </section>
      <section className="running-section" aria-labelledby="running-parts">
        <h2 id="running-parts">{t.parts}</h2>
        <dl className="running-facts">
          <Fact name={t.database}>
            {t.databases[Database.Kind]} <Reachable isThere={Database.Reachable} />
          </Fact>
          <Fact name={t.blobs}>
            {t.blobKinds[Blobs.Kind]} <Reachable isThere={Blobs.Reachable} />
          </Fact>
          <Fact name={t.mail}>{MailServer === null ? t.mailFiles : t.mailServer(MailServer)}</Fact>
        </dl>
      </section>
    </div>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

const Reachable = ({ isThere }: { readonly isThere: boolean }) => (
  <StatusPill tone={isThere ? 'success' : 'error'}>{isThere ? t.answers : t.isAway}</StatusPill>
);

const { jobs } = systemStatusMessages;

type Queue = Queues['Queues'][number];

/** How many mails and documents of each kind are not done. */
const WaitingJobs = ({ queues }: { readonly queues: readonly Queue[] }) => (
  <section className="running-section" aria-labelledby="running-queues">
    <h2 id="running-queues">{t.queues}</h2>
    {queues.length === 0 ? (
      <p className="running-none">{t.noQueues}</p>
    ) : (
      <dl className="running-facts">
        {queues.map((queue) => (
          <div key={queue.Kind}>
            <dt>
              <Link to={`/installer/running/jobs?kind=${queue.Kind}`}>{jobs.kinds[queue.Kind]}</Link>
            </dt>
            <dd className="num" data-failed={queue.Failed > 0}>
              {countsOf(queue)}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);

/** `2 waiting, 1 given up; oldest since 23 Nov 2026, 14:05`. */
function countsOf({ Waiting, Running, Retrying, Failed, Oldest }: Queue): string {
  const counts = [
    { count: Waiting, text: t.waiting },
    { count: Running, text: t.running },
    { count: Retrying, text: t.retrying },
    { count: Failed, text: t.givenUp },
  ].flatMap(({ count, text }) => (count > 0 ? [text(countText(count))] : []));
  return t.oldest(counts.join(', '), momentText(Oldest));
}

/** What the server does every hour, and how it ended last. */
const OwnWork = ({ runs }: { readonly runs: Queues['Runs'] }) => (
  <section className="running-section" aria-labelledby="running-runs">
    <h2 id="running-runs">{t.runs}</h2>
    {runs.length === 0 ? (
      <p className="running-none">{t.noRuns}</p>
    ) : (
      <dl className="running-facts">
        {runs.map(({ Kind, At, Failed }) => (
          <div key={Kind}>
            <dt>{workListMessages.failed.runs[Kind]}</dt>
            <dd className="num" data-failed={Failed}>
              {Failed ? t.runFailed(momentText(At)) : t.runWasDone(momentText(At))}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
