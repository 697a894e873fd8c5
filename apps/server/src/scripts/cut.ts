import { checkSolution } from '@door/cutting/check/check-solution';
import { readProblem } from '@door/cutting/read-problem';
import { solve } from '@door/cutting/solve';
import { jsonIn } from './answer-file.ts';

// npm run cut -- FILE.json [--budget SECONDS]: one cutting problem from a file, its plan as JSON.
const defaultBudget = 20;

const refusals = {
  'error-bar-length': (length: number): string =>
    `error-bar-length: no bar and no offcut is long enough for a piece of ${length} mm.`,
  'error-stock': (length: number): string => `error-stock: there are not bars enough for a piece of ${length} mm.`,
} as const;

try {
  console.log(JSON.stringify(cut(process.argv.slice(2))));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function cut(words: readonly string[]): unknown {
  const { file, seconds } = argumentsOf(words);
  const { problem } = problemIn(file);
  const end = performance.now() + seconds * 1000;
  const solution = solve(problem, { isLate: () => performance.now() > end });
  if ('code' in solution) throw new Error(refusals[solution.code](solution.length));
  const faults = checkSolution(problem, solution);
  if (faults.length > 0) throw new Error(`The plan failed its check: ${JSON.stringify(faults)}`);
  const { plan, bars, length, steps } = solution;
  return {
    bars: plan.bars,
    newBars: bars.reached,
    newLength: length.reached,
    bound: bars.atLeast,
    boundLength: length.atLeast,
    proof: bars.proof,
    steps,
  };
}

function argumentsOf(words: readonly string[]): { readonly file: string; readonly seconds: number } {
  const at = words.indexOf('--budget');
  const [file, ...others] = at < 0 ? words : words.toSpliced(at, 2);
  const seconds = at < 0 ? defaultBudget : Number(words[at + 1]);
  if (!file || others.length > 0) throw new Error('Say which file: npm run cut -- FILE.json [--budget SECONDS]');
  if (!(seconds > 0)) throw new Error('--budget takes seconds, more than 0, for example 2.5.');
  return { file, seconds };
}

function problemIn(file: string): Extract<ReturnType<typeof readProblem>, { problem: unknown }> {
  const read = readProblem(jsonIn(file));
  if ('fault' in read) throw new Error(read.fault);
  return read;
}
