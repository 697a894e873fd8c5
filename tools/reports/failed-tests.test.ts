import { expect, test } from 'vitest';
import {
  failedInPlaywright,
  failedInVitest,
  linesOf,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';

const passed = { fullName: 'a door opens', status: 'passed', failureMessages: [] };
const broken = {
  fullName: 'bars a bar is cut once',
  status: 'failed',
  failureMessages: [
    '\u001B[31mAssertionError\u001B[39m: expected 2 to be 1\n\n  a second line\n    at cut.test.ts:3',
    'a second message',
  ],
};

const vitestFile = (change: Partial<VitestReport['testResults'][number]>): VitestReport => ({
  testResults: [
    { name: '/clone/packages/cut/cut.test.ts', status: 'failed', message: '', assertionResults: [], ...change },
  ],
});

const file = 'packages/cut/cut.test.ts';

test.each([
  ['a file whose tests pass', vitestFile({ status: 'passed', assertionResults: [passed] }), []],
  [
    'a test that fails, by the first lines of its first message, without the places',
    vitestFile({ assertionResults: [passed, broken] }),
    [
      {
        outcome: 'failed',
        file,
        name: broken.fullName,
        reason: ['AssertionError: expected 2 to be 1', 'a second line'],
      },
    ],
  ],
  [
    'a test that passes at its second try',
    vitestFile({ status: 'passed', assertionResults: [{ ...broken, status: 'passed' }] }),
    [
      {
        outcome: 'flaky',
        file,
        name: broken.fullName,
        reason: ['AssertionError: expected 2 to be 1', 'a second line'],
      },
    ],
  ],
  [
    'a file that cannot be loaded',
    vitestFile({ message: 'Cannot find module' }),
    [{ outcome: 'failed', file, name: 'the file itself', reason: ['Cannot find module'] }],
  ],
])('of Vitest: %s', (_, report, failed) => {
  expect(failedInVitest(report, '/clone')).toEqual(failed);
});

const journey = (status: string, ...messages: string[]): PlaywrightReport['suites'][number]['specs'][number] => ({
  title: 'a door is ordered',
  file: 'order.journey.ts',
  line: 12,
  tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
});

test.each([
  ['expected', ['']],
  ['skipped', []],
])('of Playwright: a journey that is %s is not told', (status, messages) => {
  expect(failedInPlaywright({ errors: [], suites: [{ specs: [journey(status, ...messages)] }] })).toEqual([]);
});

test('of Playwright: errors outside of journeys, failed and flaky journeys also of inner groups, each with its line', () => {
  const inner = { specs: [journey('flaky', 'Error: too late\nof the lines\nthree stand\nin the log', '')] };
  const outer = { specs: [journey('unexpected', 'Error: no price', 'Error: another one')], suites: [inner] };
  const failed = failedInPlaywright({ errors: [{ message: 'Error: the pages could not be built' }], suites: [outer] });
  expect(linesOf(failed)).toEqual([
    'FAILED e2e › outside of every journey',
    '  Error: the pages could not be built',
    'FAILED e2e/src/order.journey.ts:12 › a door is ordered',
    '  Error: no price',
    'FLAKY (passed at the second try) e2e/src/order.journey.ts:12 › a door is ordered',
    '  Error: too late',
    '  of the lines',
    '  three stand',
  ]);
});
