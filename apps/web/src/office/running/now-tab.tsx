import { StatusPill } from '@door/ui/status-pill';
import type { ReactNode } from 'react';
import { momentText } from '../../shared/text/dates.ts';
import { bytesText } from '../layout/bytes-text.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { runningWords } from '../words/running.ts';
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

const { now: says } = runningWords;

/** How full the disk is, and what fills it. */
const DiskUse = ({ disk }: { readonly disk: Overview['Disk'] }) => (
  <section className="running-section" aria-labelledby="running-disk">
    <h2 id="running-disk">{says.disk}</h2>
    {disk === null ? (
      <p className="running-none" role="status">
        {says.measuring}
      </p>
    ) : (
      <>
        <p className="running-free num">{says.free(bytesText(disk.Free), bytesText(disk.Total))}</p>
        <meter
          className="running-meter"
          aria-label={says.used}
          data-low={disk.Low}
          max={disk.Total}
          value={disk.Total - disk.Free}
        />
        {disk.Low ? (
          <p className="running-low" role="alert">
            {says.low}
          </p>
        ) : null}
        <dl className="running-facts">
          {disk.Parts.map(({ Part, Bytes }) => (
            <div key={Part}>
              <dt>{says.diskParts[Part]}</dt>
              <dd className="num">{Bytes === null ? says.elsewhere : bytesText(Bytes)}</dd>
            </div>
          ))}
        </dl>
        <p className="office-hint num">{says.measuredAt(momentText(disk.MeasuredAt))}</p>
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
        <h2 id="running-program">{says.program}</h2>
        <dl className="running-facts">
          <Fact name={says.version}>{Version}</Fact>
          <Fact name={says.since}>{momentText(StartedAt)}</Fact>
          <Fact name={says.schema}>{Database.Schema}</Fact>
        </dl>
      </section>
      <section className="running-section" aria-labelledby="running-parts">
        <h2 id="running-parts">{says.parts}</h2>
        <dl className="running-facts">
          <Fact name={says.database}>
            {says.databases[Database.Kind]} <Reachable isThere={Database.Reachable} />
          </Fact>
          <Fact name={says.blobs}>
            {says.blobKinds[Blobs.Kind]} <Reachable isThere={Blobs.Reachable} />
          </Fact>
          <Fact name={says.mail}>{MailServer === null ? says.mailFiles : says.mailServer(MailServer)}</Fact>
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
  <StatusPill tone={isThere ? 'success' : 'error'}>{isThere ? says.answers : says.isAway}</StatusPill>
);
