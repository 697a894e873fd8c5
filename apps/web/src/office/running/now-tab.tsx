import { StatusPill } from '@door/ui/status-pill';
import type { ReactNode } from 'react';
import { momentText } from '../../shared/text/dates.ts';
import { bytesText } from '../layout/bytes-text.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { runningMessages } from '../messages/running.ts';
import { type Overview, useOverview, useQueues } from './use-running.ts';
import { OwnWork, WaitingJobs } from './waiting-jobs.tsx';

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

const { now: t } = runningMessages;

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
