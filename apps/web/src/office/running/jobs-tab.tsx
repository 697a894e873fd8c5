import type { JobState } from '@door/api/system-status/job-store';
import type { JobKind } from '@door/api/ports/outbox';
import { keysOf } from '@door/domain/lib/records';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../shared/toasts/toasts.ts';
import { SelectField } from '../layout/select-field.tsx';
import { useSearchParams } from '../layout/use-search-param.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { runningWords } from '../words/running.ts';
import { JobRow } from './job-row.tsx';
import { type JobsAsked, runningMutationMeta, useJobs } from './use-running.ts';

const { jobs: says } = runningWords;

/** Mails, documents and zips that the server has to do or has done: what failed says why, and is retried or discarded. */
export function JobsTab() {
  const [params, change] = useSearchParams();
  const { state = '', kind = '' } = params;
  const asked = askedOf({ state, kind });
  const jobs = useJobs(asked);
  return (
    <>
      <div className="filter-strip">
        <FilterChips
          label={says.filter}
          chips={stateChips}
          chosen={asked.State ?? ''}
          onChoose={(next) => change({ state: next })}
        />
      </div>
      <div className="row running-tools">
        <SelectField
          label={says.kind}
          value={asked.Kind ?? ''}
          choices={kindChoices}
          onChange={(next) => change({ kind: next })}
        />
        <RetryAll />
      </div>
      <QueryResult query={jobs}>
        {(found) =>
          found.length === 0 ? (
            <p className="running-none" role="status">
              {asked.State === undefined && asked.Kind === undefined ? says.none : says.noneOfState}
            </p>
          ) : (
            <ul className="job-rows" aria-label={says.list}>
              {found.map((job) => (
                <JobRow key={job.Id} job={job} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ShowMore list={jobs} />
    </>
  );
}

function RetryAll() {
  const { mutate, isPending } = useMutation(
    trpc.running.retryAllFailed.mutationOptions({
      meta: runningMutationMeta,
      onSuccess: () => showToast('success', says.retriedAll),
    }),
  );
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {says.retryAll}
    </Button>
  );
}

const states: readonly JobState[] = keysOf(says.states);
const kinds: readonly JobKind[] = keysOf(says.kinds);

/** The first is everything that is not done. */
const stateChips: readonly { readonly value: JobState | ''; readonly label: string }[] = [
  { value: '', label: says.open },
  ...states.map((value) => ({ value, label: says.states[value] })),
];

const kindChoices: readonly { readonly value: JobKind | ''; readonly label: string }[] = [
  { value: '', label: says.anyKind },
  ...kinds.map((value) => ({ value, label: says.kinds[value] })),
];

/** What the address asks for: `?state=failed&kind=invitation`; what it says wrongly counts as nothing. */
function askedOf({ state, kind }: { readonly state: string; readonly kind: string }): JobsAsked {
  const State = states.find((each) => each === state);
  const Kind = kinds.find((each) => each === kind);
  return { ...(State ? { State } : {}), ...(Kind ? { Kind } : {}) };
}
