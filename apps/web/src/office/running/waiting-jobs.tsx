import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { momentText } from '../../shared/text/dates.ts';
import { runningWords } from '../words/running.ts';
import { workListWords } from '../words/home.ts';
import type { Queues } from './use-running.ts';

const { now: says, jobs } = runningWords;

type Queue = Queues['Queues'][number];

/** How many mails and documents of each kind are not done. */
export const WaitingJobs = ({ queues }: { readonly queues: readonly Queue[] }) => (
  <section className="running-section" aria-labelledby="running-queues">
    <h2 id="running-queues">{says.queues}</h2>
    {queues.length === 0 ? (
      <p className="running-none">{says.noQueues}</p>
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
    { count: Waiting, text: says.waiting },
    { count: Running, text: says.running },
    { count: Retrying, text: says.retrying },
    { count: Failed, text: says.givenUp },
  ].flatMap(({ count, text }) => (count > 0 ? [text(countText(count))] : []));
  return says.oldest(counts.join(', '), momentText(Oldest));
}

/** What the server does every hour, and how it ended last. */
export const OwnWork = ({ runs }: { readonly runs: Queues['Runs'] }) => (
  <section className="running-section" aria-labelledby="running-runs">
    <h2 id="running-runs">{says.runs}</h2>
    {runs.length === 0 ? (
      <p className="running-none">{says.noRuns}</p>
    ) : (
      <dl className="running-facts">
        {runs.map(({ Kind, At, Failed }) => (
          <div key={Kind}>
            <dt>{workListWords.failed.runs[Kind]}</dt>
            <dd className="num" data-failed={Failed}>
              {Failed ? says.runFailed(momentText(At)) : says.runWasDone(momentText(At))}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
