import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What Vitest's reporter `json` writes, as far as it is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's reporter `json` writes, as far as it is read here. */
export interface PlaywrightReport {
  /** Errors outside of every test: of the global setup, or of a file that cannot be loaded. */
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

export interface FailedTest {
  readonly outcome: 'failed' | 'flaky';
  readonly file: string;
  readonly name: string;
  /** The first lines of the first error: of a law, that with its seed is among them. */
  readonly reason: readonly string[];
}

/** The failed tests of Vitest, those that passed at the second try only, and the files that could not be run; files as seen from `root`. */
export const failedInVitest = ({ testResults }: VitestReport, root: string): readonly FailedTest[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const told = assertionResults
      // What failed and then passed keeps why it failed.
      .filter((test) => test.status === 'failed' || (test.failureMessages ?? []).length > 0)
      .map(({ fullName, status: outcome, failureMessages }) => ({
        ...failure(file, fullName, failureMessages?.[0]),
        outcome: outcome === 'passed' ? ('flaky' as const) : ('failed' as const),
      }));
    const hasFailed = told.some(({ outcome }) => outcome === 'failed');
    return status === 'failed' && !hasFailed ? [...told, failure(file, 'the file itself', message)] : told;
  });

/** The failed journeys of Playwright, those that passed at the second try only, and the errors outside of every journey. */
export const failedInPlaywright = ({ errors, suites }: PlaywrightReport): readonly FailedTest[] => [
  ...errors.map(({ message }) => failure('e2e', 'outside of every journey', message)),
  ...suites.flatMap(failedInSuite),
];

const failedInSuite = ({ specs, suites = [] }: PlaywrightSuite): readonly FailedTest[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      const outcome = outcomes[status];
      const message = results.flatMap(({ errors }) => errors)[0]?.message;
      return outcome ? [{ ...failure(`e2e/src/${file}:${String(line)}`, title, message), outcome }] : [];
    }),
  ),
  ...suites.flatMap(failedInSuite),
];

/** Playwright's words for what is to be told; others passed or were skipped. */
const outcomes: Readonly<Record<string, FailedTest['outcome']>> = { unexpected: 'failed', flaky: 'flaky' };

const failure = (file: string, name: string, message = ''): FailedTest => ({
  outcome: 'failed',
  file,
  name,
  reason: linesIn(message).slice(0, linesOfReason),
});

const linesOfReason = 3;

const linesIn = (message: string): readonly string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '));

/** Lines for the end of a log: each test with its file and its reason. */
export const linesOf = (tests: readonly FailedTest[]): readonly string[] =>
  tests.flatMap(({ outcome, file, name, reason }) => [
    `${outcome === 'flaky' ? 'FLAKY (passed at the second try)' : 'FAILED'} ${file} › ${name}`,
    ...reason.map((line) => `  ${line}`),
  ]);
