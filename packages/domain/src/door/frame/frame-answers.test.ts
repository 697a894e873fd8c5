import { describe, expect, test } from 'vitest';
import { templates } from '../../testing/template-rows.ts';
import { answersLeft, type FrameAnswers, framesAsAnswered } from './frame-answers.ts';

const names = (answers: FrameAnswers) => framesAsAnswered(answers, templates).map(({ id }) => id);

test('no answer leaves every frame', () => {
  expect(names({})).toEqual(templates.map(({ id }) => id));
});

describe('each answer leaves the frames that are as it says', () => {
  test.each<[FrameAnswers, (row: (typeof templates)[number]) => boolean]>([
    [{ leaves: 'double' }, ({ doors }) => doors === 'double'],
    [{ sides: 'none', fanlight: 'without' }, ({ sides, fanlight }) => sides === 'none' && !fanlight],
    [
      { leaves: 'single', sides: 'both', fanlight: 'with' },
      (row) => row.doors === 'single' && row.sides === 'both' && row.fanlight,
    ],
  ])('%o', (answers, isLeft) => {
    expect(names(answers)).toEqual(templates.filter(isLeft).map(({ id }) => id));
  });
});

test('only what leaves a frame is asked, and an answer given before does not narrow its own question', () => {
  const singles = templates.filter(({ doors }) => doors === 'single');
  const left = answersLeft('sides', { leaves: 'single', sides: 'both' }, templates);
  expect([...left.keys()].sort()).toEqual([...new Set(singles.map(({ sides }) => sides))].sort());
  for (const [sides, template] of left) expect([template.sides, template.doors]).toEqual([sides, 'single']);
});
