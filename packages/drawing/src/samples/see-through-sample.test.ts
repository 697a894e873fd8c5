import { expect, test } from 'vitest';
import type { Shape } from '../scene.ts';
import { type SeeThroughFacts, seeThroughSample } from './see-through-sample.ts';

const clear: SeeThroughFacts = { backing: 'Clear', blur: 0.01, mirrored: 0.3, passed: 0.9, evening: 0 };

const pathsOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => sum + (shape.kind === 'group' ? pathsOf(shape.shapes) : 1), 0);
const drawn = (facts: Partial<SeeThroughFacts>) =>
  seeThroughSample({ ...clear, ...facts }).layers.flatMap(({ shapes }) => shapes);

test('haze spreads every edge, and takes the face', () => {
  expect(pathsOf(drawn({ blur: 0.9 }))).toBeGreaterThan(2 * pathsOf(drawn({})));
  expect(JSON.stringify(drawn({ blur: 0.9 }))).not.toContain('#241d1a');
  expect(JSON.stringify(drawn({}))).toContain('#241d1a');
});

test('evening, mirrored street and pattern each change the picture', () => {
  const texts = [{}, { evening: 1 }, { mirrored: 0 }, { passed: 0.5 }, { backing: 'Minster' }].map((facts) =>
    JSON.stringify(drawn(facts)),
  );
  expect(new Set(texts).size).toBe(texts.length);
});
