import { mondayOf } from '@door/domain/lib/production-week';
import type { publicPromiseToWire } from '../promise/promise-to-wire.ts';
import type { PageLevel } from './open-page.ts';

type PublicPromise = NonNullable<Awaited<ReturnType<typeof publicPromiseToWire>>>;

/** Whoever has the link alone reads of the week of a day, so that nobody learns on which day a house is open. */
export function promiseAtLevel(promise: PublicPromise | null, level: PageLevel): PublicPromise | null {
  if (promise === null || level === 2) return promise;
  return {
    ...promise,
    ...inWeek(promise),
    Reasons: promise.Reasons.map((reason) => ({ ...reason, Day: mondayOf(reason.Day) })),
    Moves: promise.Moves.map(({ From, To, Cause }) => ({ From: inWeek(From), To: inWeek(To), Cause })),
  };
}

const inWeek = ({ Day }: Pick<PublicPromise, 'Day'>) => ({ Day: mondayOf(Day), Grain: 'week' as const });
