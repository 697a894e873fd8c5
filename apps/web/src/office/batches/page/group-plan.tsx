import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { QueryResult } from '../../queries/query-result.tsx';
import { trpc } from '../../queries/query-client.ts';
import { batchesWords } from '../../words/batches.ts';
import { BarPlan } from '../bar-plan/bar-plan.tsx';
import type { PlanGroup } from '../batch-wire.ts';
import { barsOver } from './plan-figures.ts';
import type { Replan } from './use-replan.ts';
import { WhyProven } from './why-proven.tsx';

const { page: says } = batchesWords;

interface GroupPlanProps {
  readonly batch: string;
  readonly group: PlanGroup;
  /** null: the batch is released, or the person only looks. */
  readonly replan: Replan | null;
}

/** The plan of one group: how good it is and why, what has changed since, and its bars. */
export function GroupPlan({ batch, group, replan }: GroupPlanProps) {
  const { Key, Name, Pieces, Metres, Plan, Changes, TooLong } = group;
  return (
    <section aria-label={Name}>
      <p className="num group-facts">{says.groupFacts(Pieces, Metres)}</p>
      {TooLong.length > 0 ? <p role="alert">{says.tooLong(TooLong)}</p> : null}
      {Changes.length > 0 ? (
        <div className="batch-blockers">
          <p>{says.changed(Changes)}</p>
          {replan ? (
            <Button scale="row" busy={replan.isRunning} onClick={() => replan.start(Key)}>
              {says.replan}
            </Button>
          ) : null}
        </div>
      ) : null}
      {Plan === null ? <p>{says.neverPlanned}</p> : <Planned batch={batch} group={group} plan={Plan} />}
    </section>
  );
}

interface PlannedProps {
  readonly batch: string;
  readonly group: PlanGroup;
  readonly plan: NonNullable<PlanGroup['Plan']>;
}

function Planned({ batch, group: { Key, Name }, plan }: PlannedProps) {
  const query = useQuery(trpc.batch.plan.queryOptions({ BatchId: batch, Profile: Key }));
  const over = barsOver(plan);
  return (
    <>
      <p className="num group-facts">
        {says.planFacts(plan)} <b>{over === 0 ? says.proven : says.atMost(over)}</b>
        {plan.Ended === 'stopped' ? ` ${says.stopped}` : ''}
      </p>
      <QueryResult query={query}>
        {(groups) =>
          groups.map(({ Group, Bars, Kerf, Trim, Certificate }) => (
            <Fragment key={Group}>
              {Certificate ? <WhyProven bound={plan.BarsProof} certificate={Certificate} /> : null}
              <BarPlan name={Name} bars={Bars} cuts={{ Kerf, Trim }} />
            </Fragment>
          ))
        }
      </QueryResult>
    </>
  );
}
