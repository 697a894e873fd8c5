import { goals } from '../budgets.ts';
import { median, p95 } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type DatabaseKind, nameOf } from './calls-inside.ts';
import { type Figures, mixedCalls, wantedRate } from './mixed-calls.ts';

const mostP95Ms = 50;

/** B8: mixed calls for so many seconds, and the memory of the process meanwhile. */
export async function measureMixed(kind: DatabaseKind, figures: Figures, seconds: number): Promise<readonly Row[]> {
  const { rate, errors, times, memory } = await mixedCalls(figures, seconds);
  const heaps = memory.map(({ heap }) => heap);
  const [early, late] = [lowest(heaps, 1 / 3), lowest(heaps, 2 / 3)];
  const isFlat = late <= early * 1.1 + 10;
  const resident = Math.max(...memory.map(({ resident }) => resident));
  return [
    {
      id: 'B8',
      what: `mixed calls for ${String(seconds)} s, ${nameOf[kind]}`,
      goal: `${String(wantedRate)}/s, no errors, p95 ≤ ${String(mostP95Ms)} ms, memory flat`,
      measured: `${String(Math.round(rate))}/s, ${errorsOf(errors)}, median ${median(times).toFixed(0)} ms, p95 ${p95(times).toFixed(0)} ms, heap ${early.toFixed(0)} → ${late.toFixed(0)} MB`,
      met: rate >= wantedRate * 0.99 && errors.size === 0 && p95(times) <= mostP95Ms && isFlat,
    },
    {
      id: 'B8',
      what: `the most memory of the process meanwhile, ${nameOf[kind]}`,
      goal: `≤ ${String(goals.process[kind])} MB`,
      measured: `${resident.toFixed(0)} MB`,
      met: resident <= goals.process[kind],
    },
  ];
}

const errorsOf = (errors: ReadonlyMap<number, number>): string =>
  errors.size === 0
    ? 'no errors'
    : [...errors].map(([status, times]) => `${String(times)} times ${String(status)}`).join(', ');

/** The lowest of the third that begins at this share: what is left after the collection of garbage. */
const lowest = (values: readonly number[], from: number): number =>
  Math.min(...values.slice(Math.floor(values.length * from), Math.ceil(values.length * (from + 1 / 3))));
