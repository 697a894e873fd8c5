import type { JobState } from '@door/api/ports/job-store';
import type { JobKind } from '@door/api/ports/outbox';
import { keysOf } from '@door/domain/model/records';
import { runningWords } from '../words/running.ts';
import type { JobsAsked } from './use-running.ts';

const { jobs: says } = runningWords;

const states: readonly JobState[] = keysOf(says.states);
const kinds: readonly JobKind[] = keysOf(says.kinds);

/** The first is everything that is not done. */
export const stateChips: readonly { readonly value: JobState | ''; readonly label: string }[] = [
  { value: '', label: says.open },
  ...states.map((value) => ({ value, label: says.states[value] })),
];

export const kindChoices: readonly { readonly value: JobKind | ''; readonly label: string }[] = [
  { value: '', label: says.anyKind },
  ...kinds.map((value) => ({ value, label: says.kinds[value] })),
];

/** What the address asks for: `?state=failed&kind=invitation`; what it says wrongly counts as nothing. */
export function askedOf({ state, kind }: { readonly state: string; readonly kind: string }): JobsAsked {
  const State = states.find((each) => each === state);
  const Kind = kinds.find((each) => each === kind);
  return { ...(State ? { State } : {}), ...(Kind ? { Kind } : {}) };
}
