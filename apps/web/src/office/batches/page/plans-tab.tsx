import { may } from '@door/domain/people/roles';
import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef } from 'react';
import { isCancelled } from '../../../shared/calls/failure.ts';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { BarPlan } from '../bar-plan/bar-plan.tsx';
import type { OpenedBatch, PlanGroup } from '../batch-wire.ts';
import { barsOver, isStale } from './plan-figures.ts';
import { WhyProven } from './why-proven.tsx';
import './group-choice.css';

const { page: t } = batchesMessages;

/** The groups of a batch, one of them with its bars; the stale ones are planned by one button. */
export function PlansTab({ batch: { Id, State, Groups } }: { readonly batch: OpenedBatch }) {
  const { Role } = useMe();
  const [key, show] = useSearchParam('group');
  const replan = useReplan(Id);
  const group = Groups.find(({ Key }) => Key === key) ?? Groups[0];
  if (!group) return <p>{t.noGroups}</p>;
  const stale = Groups.filter(isStale).length;
  const mayPlan = State === batchMoves.plan.to && may(Role, 'production.run');
  return (
    <>
      {mayPlan ? <PlanStale count={stale} replan={replan} /> : null}
      <div className="group-choice" role="group" aria-label={t.groups}>
        {Groups.map((each) => (
          <button
            key={each.Key}
            type="button"
            aria-pressed={each.Key === group.Key}
            data-stale={isStale(each)}
            onClick={() => show(each.Key)}
          >
            {each.Name}
            {isStale(each) ? <small>{t.stale}</small> : null}
          </button>
        ))}
      </div>
      <GroupPlan key={group.Key} batch={Id} group={group} replan={mayPlan ? replan : null} />
    </>
  );
}

/** One button for all that is not planned; while it runs, how far it is, and Cancel. */
function PlanStale({
  count,
  replan: { isRunning, progress, start, cancel },
}: {
  readonly count: number;
  readonly replan: Replan;
}) {
  if (isRunning) {
    return (
      <div className="row plan-progress" role="status">
        <p>{progress === null ? t.planning : t.planProgress(progress.Done, progress.Of)}</p>
        <progress aria-label={t.planning} {...(progress && { value: progress.Done, max: progress.Of })} />
        <Button scale="row" onClick={cancel}>
          {t.cancel}
        </Button>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <div className="row plan-progress">
      <p>{t.toPlan(count)}</p>
      <Button scale="row" onClick={() => start()}>
        {t.replan}
      </Button>
    </div>
  );
}

interface GroupPlanProps {
  readonly batch: string;
  readonly group: PlanGroup;
  /** null: the batch is released, or the person only looks. */
  readonly replan: Replan | null;
}

/** The plan of one group: how good it is and why, what has changed since, and its bars. */
function GroupPlan({ batch, group, replan }: GroupPlanProps) {
  const { Key, Name, Pieces, Metres, Plan, Changes, TooLong } = group;
  return (
    <section aria-label={Name}>
      <p className="num group-facts">{t.groupFacts(Pieces, Metres)}</p>
      {TooLong.length > 0 ? <p role="alert">{t.tooLong(TooLong)}</p> : null}
      {Changes.length > 0 ? (
        <div className="batch-blockers">
          <p>{t.changed(Changes)}</p>
          {replan ? (
            <Button scale="row" busy={replan.isRunning} onClick={() => replan.start(Key)}>
              {t.replan}
            </Button>
          ) : null}
        </div>
      ) : null}
      {Plan === null ? <p>{t.neverPlanned}</p> : <Planned batch={batch} group={group} plan={Plan} />}
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
        {t.planFacts(plan)} <b>{over === 0 ? t.proven : t.atMost(over)}</b>
        {plan.Ended === 'stopped' ? ` ${t.stopped}` : ''}
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

/** How often the page asks how far it is, ms. */
const askEvery = 500;

interface Replan {
  readonly isRunning: boolean;
  /** `null`: not known yet. */
  readonly progress: { readonly Done: number; readonly Of: number } | null;
  /** Plans the groups that are stale, or the one with this key. */
  readonly start: (group?: string) => void;
  readonly cancel: () => void;
}

/** Plans the bars of a batch. Leaving the page or Cancel ends it; groups that are planned by then stay planned. */
function useReplan(id: string): Replan {
  const abort = useRef<AbortController | null>(null);
  const run = useMutation({
    meta: batchMutationMeta,
    mutationFn: async (group: string | undefined): Promise<void> => {
      const controller = new AbortController();
      abort.current = controller;
      const input = { Id: id, ...(group !== undefined && { Profile: group }) };
      try {
        await officeClient.batch.replan.mutate(input, { signal: controller.signal });
      } catch (error) {
        // What was planned until then is shown.
        if (!isCancelled(error)) throw error;
      }
    },
  });
  const { data } = useQuery({
    ...trpc.batch.planProgress.queryOptions(id),
    enabled: run.isPending,
    refetchInterval: askEvery,
  });
  useEffect(() => () => abort.current?.abort(), []);
  return {
    isRunning: run.isPending,
    progress: run.isPending ? (data ?? null) : null,
    start: (group) => run.mutate(group),
    cancel: () => abort.current?.abort(),
  };
}
