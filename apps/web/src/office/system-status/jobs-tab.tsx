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
import { systemStatusMessages } from '../messages/system-status.ts';
import { JobRow } from './job-row.tsx';
import { type JobsAsked, runningMutationMeta, useJobs } from './use-running.ts';

const { jobs: t } = systemStatusMessages;

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
          label={t.filter}
          chips={stateChips}
          chosen={asked.State ?? ''}
          onChoose={(next) => change({ state: next })}
        />
      </div>
      <div className="row running-tools">
        <SelectField
          label={t.kind}
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
              {asked.State === undefined && asked.Kind === undefined ? t.none : t.noneOfState}
            </p>
          ) : (
            <ul className="job-rows" aria-label={t.list}>
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
      onSuccess: () => showToast('success', t.retriedAll),
    }),
  );
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t.retryAll}
    </Button>
  );
}

const states: readonly JobState[] = keysOf(t.states);
const kinds: readonly JobKind[] = keysOf(t.kinds);

/** The first is everything that is not done. */
const stateChips: readonly { readonly value: JobState | ''; readonly label: string }[] = [
  { value: '', label: t.open },
  ...states.map((value) => ({ value, label: t.states[value] })),
];

const kindChoices: readonly { readonly value: JobKind | ''; readonly label: string }[] = [
  { value: '', label: t.anyKind },
  ...kinds.map((value) => ({ value, label: t.kinds[value] })),
];

/** What the address asks for: `?state=failed&kind=invitation`; what it says wrongly counts as nothing. */
function askedOf({ state, kind }: { readonly state: string; readonly kind: string }): JobsAsked {
  const State = states.find((each) => each === state);
  const Kind = kinds.find((each) => each === kind);
  return { ...(State ? { State } : {}), ...(Kind ? { Kind } : {}) };
}
