import { compareDoor } from '@door/domain/catalogue/dry-run/compare-door';
import { type DifferenceCount, differenceCounter } from '@door/domain/catalogue/dry-run/count-differences';
import { type TestedContents, dryRunOf } from '@door/domain/catalogue/dry-run/dry-run';
import { factsOf } from '@door/drawing/facts-of';
import { messages } from '../../../shared/messages/messages.ts';

/** What the page asks for: so many doors, from this number on. */
export interface DryRunRequest {
  readonly contents: TestedContents;
  readonly from: number;
  readonly doors: number;
}

/** What the worker answers after each slice. */
export type DryRunResponse =
  | { readonly kind: 'counted'; readonly count: DifferenceCount }
  | { readonly kind: 'nothing-in-common' };

/** Doors between two answers: a fraction of a second. */
const slice = 20;

/** The worker that makes the doors of a dry run: half a minute of work, in which the page goes on. The page ends it to stop. */
addEventListener('message', ({ data: { contents, from, doors } }: MessageEvent<DryRunRequest>) => {
  const run = dryRunOf(contents, {
    messages: messages.rules,
    look: (item, catalogue) => factsOf({ item, catalogue, side: 'external' }),
  });
  if (run.templates.length === 0) return answer({ kind: 'nothing-in-common' });
  const counter = differenceCounter();
  for (let done = 1; done <= doors; done += 1) {
    counter.add(compareDoor(from + done - 1, run));
    if (done % slice === 0 || done === doors) answer({ kind: 'counted', count: counter.counted() });
  }
});

const answer = (message: DryRunResponse): void => postMessage(message);
