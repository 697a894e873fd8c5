import { size } from '@door/domain/lib/mm';
import { expect, test } from 'vitest';
import { addressOfAnswers, type Answers, answersIn } from './guide-address.ts';

test.each<[string, Answers]>([
  ['/guide/', {}],
  ['/guide/leaves.double', { leaves: 'double' }],
  ['/guide/leaves.-_sides.both', { leaves: null, sides: 'both' }],
  [
    '/guide/leaves.single_sides.none_fanlight.with_style.3_opening.1040x2120',
    { leaves: 'single', sides: 'none', fanlight: 'with', style: 3, opening: size(1040, 2120) },
  ],
])('%s names its answers and is named by them', (address, answers) => {
  expect(addressOfAnswers(answers)).toBe(address);
  expect(answersIn(address.replace(/^\/guide\/?/, ''))).toEqual(answers);
});

test.each(['leaves.three', 'opening.12x9999999', 'opening.299x2000', 'style.x', 'nonsense', '____'])(
  '%s is no answer, so the question is asked',
  (address) => {
    expect(answersIn(address)).toEqual({});
  },
);
