import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { momentText } from '../../shared/text/dates.ts';
import { runningMessages } from '../messages/running.ts';
import { workListMessages } from '../messages/home.ts';
import type { Queues } from './use-running.ts';

const { now: t, jobs } = runningMessages;

type Queue = Queues['Queues'][number];

/** How many mails and documents of each kind are not done. */
export const WaitingJobs = ({ queues }: { readonly queues: readonly Queue[] }) => (
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
export const OwnWork = ({ runs }: { readonly runs: Queues['Runs'] }) => (
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
