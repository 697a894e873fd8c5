import { describe, expect, it, test } from 'vitest';
import { certifyQuickly } from '../bounds/certificate-of.ts';
import { provenBars } from '../check/check-bound.ts';
import { checkPlan } from '../check/check-plan.ts';
import { newBarsIn } from '../draft.ts';
import { Effort } from '../effort.ts';
import { fewestBars, leastLength } from '../goal.ts';
import { Knapsack } from '../knapsack.ts';
import { planOf } from '../solve.ts';
import { shapeOf } from '../shape.ts';
import { frames } from '../testing/frames.ts';
import { certifyByClasses } from './close-by-classes.ts';
import { classesOf } from './classes.ts';
import { MemberChoice } from './member-choice.ts';
import { planByClasses } from './plan-by-classes.ts';

const effort = () => new Effort({ steps: Number.POSITIVE_INFINITY, isLate: () => false });

describe('a plan by classes', () => {
  const problem = frames(120, [6000, 5000]);
  const shape = shapeOf(problem);
  const material = shape.items.reduce((sum, { size, demand }) => sum + size * demand, 0) - 1755 - 2 * 2405;

  it('fills the bars of 120 doors so well that one bar less could not hold the material', () => {
    const goal = fewestBars(shape);
    const target = Math.ceil(material / 5945);
    const draft = planByClasses(shape, { goal, target, most: 30, effort: effort() }) ?? [];
    expect(checkPlan(problem, planOf(shape, draft))).toEqual([]);
    expect(newBarsIn(shape, draft)).toBe(target);
  });

  it('mixes lengths of stock, with no more bars than it may use, down to the last metre that the material allows', () => {
    const bars = Math.ceil(material / 5945);
    const goal = leastLength(shape, { barLimit: bars, barFloor: bars });
    const target = Math.ceil((material + 55 * bars) / 1000) * 1000;
    const draft = planByClasses(shape, { goal, target, most: 30, effort: effort() }) ?? [];
    expect(checkPlan(problem, planOf(shape, draft))).toEqual([]);
    expect(newBarsIn(shape, draft)).toBeLessThanOrEqual(bars);
    expect(goal.valueOf(draft)).toBe(target);
  });
});

test('what classes prove is more than the material asks for, and the checker finds the same', () => {
  const all = frames(120, [5000]);
  const problem = {
    ...all,
    offcuts: [],
    pieces: all.pieces.filter(({ length }) => (length > 700 && length < 1500) || length > 1900),
  };
  const shape = shapeOf(problem);
  const goal = fewestBars(shape);
  const sought = { shape, goal, knapsack: new Knapsack(shape.items, 4945) };
  const quick = certifyQuickly(sought, Number.POSITIVE_INFINITY);
  const found = certifyByClasses(sought, { most: 60, effort: effort() });
  expect(found?.atLeast).toBeGreaterThan(quick?.atLeast ?? 0);
  expect(found && provenBars(problem, found.certificate)).toBe(found?.atLeast);
});

test('classes hold each length once, no more than asked for, and as many pieces as the problem', () => {
  const shape = shapeOf(frames(120, [6000]));
  const classes = classesOf(shape, 30);
  expect(classes.members.flat()).toEqual(shape.items.map((_, item) => item));
  expect(classes.members.length).toBeLessThanOrEqual(30);
  expect(classes.shape.items.reduce((sum, { demand }) => sum + demand, 0)).toBe(shape.pieces);
});

test('of each class those members are taken that fill the bar, as often as there are enough of them', () => {
  const pieces = [
    { length: 61, quantity: 2 },
    { length: 60, quantity: 5 },
    { length: 41, quantity: 1 },
    { length: 40, quantity: 2 },
  ];
  const shape = shapeOf({ ...frames(0, [100]), kerf: 0, trim: 0, offcuts: [], pieces });
  const choice = new MemberChoice(shape, classesOf(shape, 2));
  const wanted = { cuts: [0, 1].map((item) => ({ item, count: 1 })), capacity: 100, spare: 1, times: 9 };
  const sixtyAndForty = { cuts: [1, 3].map((item) => ({ item, count: 1 })), times: 2 };
  expect(choice.take(wanted)).toEqual(sixtyAndForty);
  expect(choice.take(wanted)).toBeNull();
});
