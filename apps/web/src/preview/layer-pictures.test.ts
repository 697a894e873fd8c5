import type { LayerPlan } from '@door/drawing/draw';
import type { DrawingFacts } from '@door/drawing/facts';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test, vi } from 'vitest';
import { layerPicture } from './layer-pictures.ts';

const view = { x: 0, y: 0, width: 900, height: 2100 };

const planOf = (facts: DrawingFacts) => {
  const draw = vi.fn((): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes: [] }));
  return { name: 'slab', facts, draw } as const;
};
const wide = (width: number): DrawingFacts => ({ ...aSet, width });

test('a layer is drawn once for the same facts, and again for others', () => {
  const [first, again, other] = [planOf(wide(1)), planOf(wide(1)), planOf(wide(2))];
  expect(layerPicture(first, view, 'a')).toBe(layerPicture(again, view, 'a'));
  layerPicture(other, view, 'a');
  expect([first, again, other].map(({ draw }) => draw.mock.calls.length)).toEqual([1, 0, 1]);
});

test.each([
  ['another view', { ...view, height: 2400 }, 'b'],
  ['another place', view, 'c'],
])('%s needs a picture of its own', (_, seen, id) => {
  layerPicture(planOf(wide(3)), view, 'b');
  const elsewhere = planOf(wide(3));
  layerPicture(elsewhere, seen, id);
  expect(elsewhere.draw).toHaveBeenCalledOnce();
});

test('of many doors only the last are kept, and what is looked at again counts as last', () => {
  const drawnAgain = (facts: DrawingFacts) => {
    const plan = planOf(facts);
    layerPicture(plan, view, 'd');
    return plan.draw.mock.calls.length === 1;
  };
  for (let door = 0; door < 60; door += 1) drawnAgain(wide(100 + door));
  expect(drawnAgain(wide(100))).toBe(false);
  drawnAgain(wide(500));
  expect(drawnAgain(wide(100))).toBe(false);
  expect(drawnAgain(wide(101))).toBe(true);
});
