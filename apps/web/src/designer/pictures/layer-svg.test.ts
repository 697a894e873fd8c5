import type { LayerPlan } from '@door/drawing/draw';
import type { DrawingFacts } from '@door/drawing/facts';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test, vi } from 'vitest';
import { layerSvgOf } from './layer-svg.ts';

const view = { x: 0, y: 0, width: 900, height: 2100 };

const planOf = (facts: DrawingFacts) => {
  const draw = vi.fn((): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes: [] }));
  return { name: 'slab', facts, draw } as const;
};
const wide = (width: number): DrawingFacts => ({ ...aSet, width });

test('a layer is drawn once for the same facts, and again for others', () => {
  const [first, again, other] = [planOf(wide(1)), planOf(wide(1)), planOf(wide(2))];
  expect(layerSvgOf(first, view, 'a')).toBe(layerSvgOf(again, view, 'a'));
  layerSvgOf(other, view, 'a');
  expect([first, again, other].map(({ draw }) => draw.mock.calls.length)).toEqual([1, 0, 1]);
});

test.each([
  ['another view', { ...view, height: 2400 }, 'b'],
  ['another place', view, 'c'],
])('%s is drawn separately', (_, seen, id) => {
  layerSvgOf(planOf(wide(3)), view, 'b');
  const elsewhere = planOf(wide(3));
  layerSvgOf(elsewhere, seen, id);
  expect(elsewhere.draw).toHaveBeenCalledOnce();
});

test('the cache drops what was not used for the longest time', () => {
  const drawnAgain = (facts: DrawingFacts) => {
    const plan = planOf(facts);
    layerSvgOf(plan, view, 'd');
    return plan.draw.mock.calls.length === 1;
  };
  for (let door = 0; door < 50; door += 1) drawnAgain(wide(100 + door));
  expect(drawnAgain(wide(100))).toBe(false);
  drawnAgain(wide(500));
  expect(drawnAgain(wide(100))).toBe(false);
  expect(drawnAgain(wide(101))).toBe(true);
});
