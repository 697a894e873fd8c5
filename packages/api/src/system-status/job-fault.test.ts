import { expect, test } from 'vitest';
import { type JobFaultKind, jobFaultKind } from './job-fault.ts';

const faults: readonly (readonly [string | null, JobFaultKind])[] = [
  ['ECONNECTION', 'unreachable'],
  ['EAUTH', 'log-in'],
  ['EENVELOPE', 'recipient'],
  ['ENOSPC', 'disk'],
  ['42P01', 'unknown'],
  [null, 'unknown'],
];

test.each(faults)('an error of code %s is told as %s', (code, kind) => {
  expect(jobFaultKind({ name: 'Error', code })).toBe(kind);
});

test('a job whose process was killed is told as interrupted', () => {
  expect(jobFaultKind(null)).toBe('interrupted');
});
