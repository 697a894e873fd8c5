import { QueryResult } from '../queries/query-result.tsx';
import { DiskUse } from './disk-use.tsx';
import { MachineFacts } from './machine-facts.tsx';
import { OwnWork, WaitingJobs } from './waiting-jobs.tsx';
import { useOverview, useQueues } from './use-running.ts';

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
