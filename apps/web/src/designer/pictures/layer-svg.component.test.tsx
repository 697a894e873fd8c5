import type { LayerPlan } from '@door/drawing/draw';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test, vi } from 'vitest';
import { adoptLayers, layerSvgOf } from './layer-svg.ts';
import { holdTexture, pageTextures } from './textures.ts';

/** One pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const view = { x: 0, y: 0, width: 900, height: 2100 };

test('a layer that the server has drawn into the page is not drawn again, until its door changes', () => {
  const page = document.createElement('main');
  page.innerHTML = '<div data-layer="stage slab"><svg><path d="M0 0h1"></path></svg></div>';
  const draw = vi.fn((): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes: [] }));
  const plan = { name: 'slab', facts: aSet, draw } as const;
  adoptLayers(page);
  expect(layerSvgOf(plan, view, 'stage').svg).toBe('<svg><path d="M0 0h1"></path></svg>');
  expect(layerSvgOf(plan, view, 'stage').svg).toContain('M0 0h1');
  expect(draw).not.toHaveBeenCalled();
  expect(layerSvgOf({ ...plan, facts: { ...aSet, width: 1500 } }, view, 'stage').svg).not.toContain('M0 0h1');
  expect(draw).toHaveBeenCalledOnce();
});

test('a layer that was drawn before a texture was held in memory is drawn anew, from there', () => {
  const draw = vi.fn((): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes: [] }));
  const plan = { name: 'slab', facts: { ...aSet, width: 1700 }, draw } as const;
  layerSvgOf(plan, view, 'textured');
  // Files of tests share what is held; another one begins with grain and brick.
  const render = Object.entries(pageTextures).find(([name]) => name === 'render');
  if (!render) throw new Error('There is no texture of render.');
  holdTexture(render, png, png);
  layerSvgOf(plan, view, 'textured');
  layerSvgOf(plan, view, 'textured');
  expect(draw).toHaveBeenCalledTimes(2);
});
