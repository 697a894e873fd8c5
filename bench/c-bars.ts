import { checkSolution } from '@door/cutting/check/check-solution';
import type { Problem } from '@door/cutting/problem';
import { solve } from '@door/cutting/solve';
import loadHighs from 'highs';
import { type Highs, newBarsByHighs } from './cutting/by-highs.ts';
import { doorBatch } from './cutting/door-batch.ts';
import { doorGroup } from './cutting/door-groups.ts';
import { type InstanceFiles, measureInstances } from './cutting/instances.ts';
import { type NamedProblem, publishedProblems } from './cutting/published-classes.ts';
import { median } from './statistics.ts';
import { ms, type Row } from './table.ts';

const eachClass = 10;
const groupsOfEachSize = 5;
const sizes = [5, 20, 50, 100, 200] as const;

/**
 * C: instances of the published classes, made here or read from a folder of BPPLIB's files, and random groups of doors.
 * Counts of proofs and gaps; each plan goes through the checker.
 */
export async function measureBars(files: InstanceFiles | null): Promise<readonly Row[]> {
  const highs = await loadHighs();
  const groups = sizes.flatMap((doors) =>
    Array.from(
      { length: groupsOfEachSize },
      (_, seed): NamedProblem => ({
        group: `groups of ${doors} doors`,
        problem: doorGroup(doors, seed + 1),
      }),
    ),
  );
  return [
    ...(files ? measureInstances(files) : rowsOf({ id: 'C1', seconds: 10, highs }, publishedProblems(eachClass))),
    ...rowsOf({ id: 'C3', seconds: 2, highs }, groups),
    wholeBatch(200),
  ];
}

/** All groups of one batch, one after the other, and what is printed for it. */
function wholeBatch(doors: number): Row {
  const { groups, pieces, labels, listRows } = doorBatch(doors, 1);
  const runs = groups.map(({ problem }) => run(problem, 2));
  const time = runs.reduce((sum, each) => sum + each.time, 0);
  const proven = runs.filter(({ gap }) => gap === 0).length;
  const figures = [
    `${proven} of ${runs.length} groups proven`,
    `largest gap ${Math.max(...runs.map(({ gap }) => gap))} bars`,
    `${pieces} pieces`,
    `${labels} labels`,
    `${listRows} rows of lists`,
    ms(time),
  ];
  const isLawful = runs.every(({ faults, gap }) => faults === 0 && gap <= 1);
  return {
    id: 'C3',
    what: `a batch of ${doors} doors, all its groups`,
    goal: 'within 30 s, gaps of 1 bar at most',
    measured: figures.join(', '),
    met: isLawful && time <= 30_000,
  };
}

interface Asked {
  readonly id: string;
  readonly seconds: number;
  readonly highs: Highs;
}

function rowsOf({ id, seconds, highs }: Asked, problems: readonly NamedProblem[]): readonly Row[] {
  return [...new Set(problems.map(({ group }) => group))].map((name) => {
    const members = problems.filter(({ group }) => group === name);
    return rowOf(
      { id, name, seconds },
      members.map(({ problem }) => ({ ...run(problem, seconds), byHighs: newBarsByHighs(highs, problem, seconds) })),
    );
  });
}

interface Heading {
  readonly id: string;
  readonly name: string;
  readonly seconds: number;
}

/** With the new bars that HiGHS alone proves in the same time; null: none. */
type Compared = Run & { readonly byHighs: number | null };

function rowOf({ id, name, seconds }: Heading, runs: readonly Compared[]): Row {
  const count = (holds: (run: Compared) => boolean): number => runs.filter(holds).length;
  const proven = count(({ gap }) => gap === 0);
  const unlawful = count(({ faults }) => faults > 0);
  const figures = [
    `${proven}`,
    `least length too ${count(({ isShortest }) => isShortest)}`,
    `first-fit as few ${count(({ byFirstFit }) => byFirstFit)}`,
    `HiGHS alone proves ${count(({ byHighs }) => byHighs !== null)}`,
    `and contradicts ${count(contradicts)}`,
    `largest gap ${Math.max(...runs.map(({ gap }) => gap))} bars`,
    `refused by the checker ${unlawful}`,
    `median ${ms(median(runs.map(({ time }) => time)))}`,
  ];
  return {
    id,
    what: `${name}: fewest bars proven within ${seconds} s`,
    goal: `${runs.length} of ${runs.length}`,
    measured: figures.join(', '),
    met: unlawful === 0 && proven === runs.length,
  };
}

/** HiGHS and the saw cannot both be right. */
const contradicts = ({ byHighs, reached, gap }: Compared): boolean =>
  byHighs !== null && (byHighs > reached || byHighs < reached - gap);

interface Run {
  /** New bars of the plan. */
  readonly reached: number;
  /** New bars above the bound. */
  readonly gap: number;
  readonly isShortest: boolean;
  /** Whether the first plan, before any linear program, needs no more bars. */
  readonly byFirstFit: boolean;
  readonly faults: number;
  readonly time: number;
}

function run(problem: Problem, seconds: number): Run {
  const start = performance.now();
  const solution = solve(problem, { isLate: () => performance.now() - start > seconds * 1000 });
  const time = performance.now() - start;
  if ('code' in solution) throw new Error(`${solution.code}: ${solution.length}`);
  const first = solve(problem, { steps: 0 });
  return {
    reached: solution.bars.reached,
    gap: solution.bars.reached - solution.bars.atLeast,
    isShortest: solution.length.proof !== 'none',
    byFirstFit: !('code' in first) && first.bars.reached <= solution.bars.reached,
    faults: checkSolution(problem, solution).length,
    time,
  };
}
