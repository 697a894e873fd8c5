import { batchMoves } from '@door/domain/batch/batch-cycle';
import { may } from '@door/domain/access/roles';
import { Button } from '@door/ui/button';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesWords } from '../../words/batches.ts';
import type { OpenedBatch } from '../batch-wire.ts';
import { GroupPlan } from './group-plan.tsx';
import { isStale } from './plan-figures.ts';
import { type Replan, useReplan } from './use-replan.ts';
import './group-choice.css';

const { page: says } = batchesWords;

/** The groups of a batch, one of them with its bars; the stale ones are planned by one button. */
export function PlansTab({ batch: { Id, State, Groups } }: { readonly batch: OpenedBatch }) {
  const { Role } = useMe();
  const [key, show] = useSearchParam('group');
  const replan = useReplan(Id);
  const group = Groups.find(({ Key }) => Key === key) ?? Groups[0];
  if (!group) return <p>{says.noGroups}</p>;
  const stale = Groups.filter(isStale).length;
  const mayPlan = State === batchMoves.plan.to && may(Role, 'production.run');
  return (
    <>
      {mayPlan ? <PlanStale count={stale} replan={replan} /> : null}
      <div className="group-choice" role="group" aria-label={says.groups}>
        {Groups.map((each) => (
          <button
            key={each.Key}
            type="button"
            aria-pressed={each.Key === group.Key}
            data-stale={isStale(each)}
            onClick={() => show(each.Key)}
          >
            {each.Name}
            {isStale(each) ? <small>{says.stale}</small> : null}
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
      <div className="plan-progress" role="status">
        <p>{progress === null ? says.planning : says.planProgress(progress.Done, progress.Of)}</p>
        <progress aria-label={says.planning} {...(progress && { value: progress.Done, max: progress.Of })} />
        <Button scale="row" onClick={cancel}>
          {says.cancel}
        </Button>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <div className="plan-progress">
      <p>{says.toPlan(count)}</p>
      <Button scale="row" onClick={() => start()}>
        {says.replan}
      </Button>
    </div>
  );
}
