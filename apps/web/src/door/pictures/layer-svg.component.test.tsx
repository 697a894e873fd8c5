import type { LayerPlan } from '@door/drawing/draw';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test, vi } from 'vitest';
import { adoptLayers, layerSvgOf } from './layer-svg.ts';

const view = { x: 0, y: 0, width: 900, height: 2100 };

test('a layer that the server has drawn into the page is not drawn again, until its door changes', () => {
  const page = document.createElement('main');
  page.innerHTML = '<div data-layer="stage slab"><svg><path d="M0 0h1"></path></svg></div>';
  const draw = vi.fn((): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes: [] }));
  const plan = { name: 'slab', facts: aSet, draw } as const;
  adoptLayers(page);
  expect(layerSvgOf(plan, view, 'stage')).toBe('<svg><path d="M0 0h1"></path></svg>');
  expect(layerSvgOf(plan, view, 'stage')).toContain('M0 0h1');
  expect(draw).not.toHaveBeenCalled();
  expect(layerSvgOf({ ...plan, facts: { ...aSet, width: 1500 } }, view, 'stage')).not.toContain('M0 0h1');
  expect(draw).toHaveBeenCalledOnce();
});
