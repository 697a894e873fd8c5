import { StatusPill } from '@door/ui/status-pill';
import type { ReactNode } from 'react';
import { momentText } from '../../platform/words/dates.ts';
import { runningWords } from '../words/running.ts';
import type { Overview } from './use-running.ts';

const { now: says } = runningWords;

/** Which release runs since when, and whether database, pictures and mail are there. */
export const MachineFacts = ({ overview }: { readonly overview: Overview }) => {
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
