import type { Described } from '@door/domain/door/model/description';
import { expect, test } from 'vitest';
import { summaryOf } from './door-summary.ts';

const lines: readonly Described[] = [
  { step: 'frame', about: 'frame', term: 'Frame', value: 'Single Door with Both Sidelights' },
  { step: 'design', about: 'design', term: 'Design', value: 'Half Glaze Square' },
  { step: 'colours', about: 'doorExternal', term: 'Door outside', value: 'Pigeon Blue' },
  { step: 'colours', about: 'frameExternal', term: 'Frame outside', value: 'Cream' },
  { step: 'glass', about: 'frameGlass', term: 'Frame glass', value: 'Bevel Cluster, on Minster' },
  { step: 'hardware', about: 'handleType', term: 'Handle type', value: 'Lever and pad' },
  { step: 'hardware', about: 'finish', term: 'Finish', value: 'Satin chrome' },
];

test('the summary names a glass that is not chosen yet', () => {
  const open = { step: 'glass', about: 'doorGlass', term: 'Door glass', value: 'Not chosen yet' } as const;
  expect(summaryOf([open, ...lines], 'glass', { hand: 'left', opens: 'In' }).first).toBe('Glass not chosen yet');
});

test.each`
  topic         | first                                 | second
  ${'frame'}    | ${'Single Door with Both Sidelights'} | ${'Pigeon Blue, Cream frame'}
  ${'design'}   | ${'Half Glaze Square in Pigeon Blue'} | ${'Single Door with Both Sidelights'}
  ${'colours'}  | ${'Half Glaze Square in Pigeon Blue'} | ${'Single Door with Both Sidelights, Cream frame'}
  ${'glass'}    | ${'Bevel Cluster, on Minster'}        | ${'Half Glaze Square in Pigeon Blue'}
  ${'hardware'} | ${'Lever and pad, satin chrome'}      | ${'Hinged on the left, opens inwards'}
`('the summary on the $topic step', ({ topic, first, second }) =>
  expect(summaryOf(lines, topic, { hand: 'left', opens: 'In' })).toEqual({ first, second }),
);
