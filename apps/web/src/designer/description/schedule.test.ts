import { aContext } from '@door/domain/testing/a-context';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';

import { scheduleOf } from './schedule.ts';

const context = aContext();

const valueOf = (template: string, term: string) =>
  scheduleOf(describeItem(aDoor(template), context)).find((line) => line.term === term)?.value;

test('the schedule has seven lines in their order', () => {
  const terms = scheduleOf(describeItem(aDoor('single-door'), context)).map(({ term }) => term);
  expect(terms).toEqual(['Frame', 'Door', 'Outside', 'Inside', 'Glass', 'Hardware', 'Opening']);
});

test('door glass and frame glass are one line where they are equal', () =>
  expect(valueOf('surround', 'Glass')).toBe('Not chosen yet'));

test('what is not fitted is not listed', () => {
  expect(valueOf('single-door', 'Hardware')).toMatch(/^Gold, /);
  expect(valueOf('single-door', 'Hardware')).not.toContain('none');
});

test('each line leads back to the step where it was chosen', () => {
  const lines = scheduleOf(describeItem(aDoor('single-door'), context));
  expect(lines.map(({ step }) => step)).toEqual([
    'frame',
    'design',
    'colours',
    'colours',
    'glass',
    'hardware',
    'hardware',
  ]);
});
