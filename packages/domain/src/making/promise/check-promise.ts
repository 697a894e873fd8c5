import { isEqual } from '../../lib/is-equal.ts';
import { type Claim, closedStretch, lastOf, readFacts } from './check-facts.ts';
import { by, never } from './check-goods.ts';
import type { PromiseFacts } from './promise-facts.ts';
import { type PromisedDate, type PromiseReason, type ReasonCode, reasonCodes, type SkippedWeek } from './promise.ts';

/**
 * The parts of a promise that do not follow from its facts; none: it is neither early nor late, and is believed. Nothing is taken from
 * the promise but its week: each week before it has to be refuted, and it must not be.
 */
export function checkPromise(facts: PromiseFacts, promise: PromisedDate): readonly (keyof PromisedDate)[] {
  const read = readFacts(facts, facts.works.closed);
  const at = read.weeks.findIndex(({ label }) => label === promise.week);
  const week = read.weeks[at];
  if (!week || read.refutation(week)) return ['week'];
  const skipped = read.weeks.slice(0, at).map(read.refutation);
  const seen = read.weeks.slice(0, at + 1).map(read.openDays);
  const made = lastOf(read.openDays(week));
  const { sent, day } = read.end(made);
  if (day === never) return ['day'];
  const stretch = closedStretch(facts, day);
  const right = {
    what: facts.order.ends,
    day,
    grain: read.grain({ sent, day }),
    week: week.label,
    made,
    sent,
    reasons: [
      ...read.start.facts.map((fact) => ({ ...fact, binds: fact.day === read.start.day, about: '' })),
      ...claimReasons(read.claims, seen, read.end(made, 'at once').day < day),
      ...(at > latestWeek(read.claims, seen) ? capacityReasons(skipped, seen) : []),
      ...(stretch ? [binding('closed', lastOf(stretch.split('/')), stretch)] : []),
      binding('made', made, week.label),
      ...(sent === null ? [] : [binding('transport', sent)]),
      ...(facts.order.ends === 'fitted' ? [binding('fitting', day)] : []),
    ].toSorted(by(({ code, about }) => `${String(10 + reasonCodes.indexOf(code))} ${about}`)),
    skipped,
    buys: read.claims.flatMap(({ buy }) => buy ?? []).toSorted(by(({ key }) => key)),
  } as const;
  return (Object.keys(right) as (keyof typeof right)[]).filter((part) => !isEqual(right[part], promise[part]));
}

/** Open days of each week from that of the start to the promised one. */
type Seen = readonly (readonly string[])[];

const firstWeek = ({ day, limit }: Claim, seen: Seen): number =>
  seen.findIndex((open) => open.length > 0 && day <= limit(open));

const latestWeek = (claims: readonly Claim[], seen: Seen): number =>
  Math.max(...claims.map((claim) => firstWeek(claim, seen)));

const claimReasons = (claims: readonly Claim[], seen: Seen, waits: boolean): readonly PromiseReason[] =>
  claims.flatMap((claim) =>
    claim.reasons.map(([code, day]) => {
      const binds = firstWeek(claim, seen) === latestWeek(claims, seen) || (code === 'asked' && waits);
      return { code, day, binds, assumed: false, about: claim.about };
    }),
  );

const capacityReasons = (skipped: readonly (SkippedWeek | null)[], seen: Seen): readonly PromiseReason[] =>
  skipped
    .filter((each) => each?.why === 'full')
    .slice(0, 1)
    .map((each) => binding('capacity', seen.at(-1)?.[0] ?? '', each?.week));

const binding = (code: ReasonCode, day: string, about = ''): PromiseReason => ({
  code,
  day,
  binds: true,
  assumed: false,
  about,
});
