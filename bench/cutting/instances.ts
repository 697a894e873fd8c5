import { checkSolution } from '@door/cutting/check/check-solution';
import { solve } from '@door/cutting/solve';
import type { Row } from '../table.ts';
import { type Instance, type KnownBars, readBounds, readInstances } from './bpplib.ts';

/** Where the published instances are, and the bars that are known of them. */
export interface InstanceFiles {
  readonly folder: string;
  readonly bounds: string | null;
}

/** The 1,615 classical instances within an hour would be 2.2 s each on average; most take milliseconds, and this stops the others. */
const secondsEach = 60;
const minutesTogether = 60;

/** C1: a row for each class of the instances, and one for all of them. Processor time of this thread, whatever else the machine does. */
export function measureInstances(files: InstanceFiles | null): readonly Row[] {
  if (!files) throw new Error('C1 alone needs --instances, a folder of files of BPPLIB.');
  const bounds = files.bounds === null ? new Map<string, KnownBars>() : readBounds(files.bounds);
  const runs = readInstances(files.folder).map((instance) => run(instance, bounds.get(instance.name) ?? null));
  const groups = [...new Set(runs.map(({ group }) => group))];
  return [
    ...groups.map((group) =>
      rowOf(
        group,
        runs.filter((each) => each.group === group),
      ),
    ),
    rowOf('all instances', runs),
  ];
}

interface Run {
  readonly name: string;
  readonly group: string;
  readonly gap: number;
  readonly isSearched: boolean;
  readonly isKnown: boolean;
  readonly isContradiction: boolean;
  readonly isRefused: boolean;
  readonly seconds: number;
}

function run({ name, group, problem }: Instance, known: KnownBars | null): Run {
  const start = threadSeconds();
  const solution = solve(problem, { isLate: () => threadSeconds() - start > secondsEach });
  const seconds = threadSeconds() - start;
  if ('code' in solution) throw new Error(`${name}: ${solution.code}: ${solution.length}`);
  const { reached, atLeast, proof } = solution.bars;
  return {
    name,
    group,
    gap: reached - atLeast,
    isSearched: proof === 'search',
    isKnown: known !== null,
    isContradiction: known !== null && (reached < known.least || atLeast > known.most),
    isRefused: checkSolution(problem, solution).length > 0,
    seconds,
  };
}

function rowOf(name: string, runs: readonly Run[]): Row {
  const count = (holds: (run: Run) => boolean): number => runs.filter(holds).length;
  const open = runs.filter(({ gap }) => gap > 0);
  const minutes = runs.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const contradictions = count(({ isContradiction }) => isContradiction);
  const refused = count(({ isRefused }) => isRefused);
  const figures = [
    `${runs.length - open.length} of ${runs.length}`,
    `by search ${count(({ isSearched }) => isSearched)}`,
    `${minutes.toFixed(2)} min`,
    `longest ${Math.max(...runs.map(({ seconds }) => seconds)).toFixed(1)} s`,
    `contradictions to ${count(({ isKnown }) => isKnown)} known bounds ${contradictions}`,
    `refused by the checker ${refused}`,
    ...(open.length > 0 ? [`not proven: ${open.map((each) => `${each.name} (${each.gap})`).join(' ')}`] : []),
  ];
  return {
    id: 'C1',
    what: `${name}: fewest bars proven, ${secondsEach} s of one core each at most`,
    goal: `all, within ${minutesTogether} min together`,
    measured: figures.join(', '),
    met: open.length === 0 && contradictions === 0 && refused === 0 && minutes <= minutesTogether,
  };
}

function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
}
