import type { LayerPlan } from '@door/drawing/draw';
import { aSet } from '@door/drawing/testing/a-set';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { adoptLayers, forgetLayer, layerSvgOf, prerenderTasks, putLayer } from './layer-svg.ts';
import { holdTexture, pageTextures } from './textures.ts';
import '../preview/preview-stage.css';

/** One pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const gradient = {
  kind: 'linear',
  from: [0, 0],
  to: [1, 0],
  units: 'box',
  stops: [
    { at: 0, colour: '#123456' },
    { at: 1, colour: '#654321' },
  ],
} as const;

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

describe('a layer of a likely choice', () => {
  const door = (width: number) => {
    const shapes = [{ kind: 'path', d: `M0 0h${width}`, fill: gradient }] as const;
    const draw = (): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes });
    return { view, layers: [{ name: 'slab', facts: { ...aSet, width }, draw }] } as const;
  };
  /** A layer that shows the first door. */
  const begin = (id: string) => {
    const place = document.createElement('div');
    const svgOf = (width: number) => layerSvgOf(door(width).layers[0], view, id);
    const first = svgOf(1);
    place.innerHTML = first;
    const show = (width: number) => putLayer(place, { mark: `${id} slab`, svg: svgOf(width), first });
    show(1);
    const point = (width: number) => prerenderTasks(door(width), id).forEach((task) => task());
    const paths = (which: string) =>
      [...place.querySelectorAll(`:scope > ${which} path`)].map((path) => path.getAttribute('d'));
    const seen = () => paths('svg:not([data-shown])');
    const unseen = () => paths('[data-shown=not-yet]');
    return { place, show, point, seen, unseen };
  };

  test('lies on the page unseen before the click, which reads nothing and shows it', async () => {
    const { place, show, point, seen, unseen } = begin('ahead');
    const reads = vi.spyOn(Element.prototype, 'insertAdjacentHTML');
    const fills = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    point(2);
    point(2);
    expect([seen(), unseen()]).toEqual([['M0 0h1'], ['M0 0h2']]);
    const [likely] = place.querySelectorAll('[data-shown=not-yet]');
    show(2);
    expect(reads).toHaveBeenCalledOnce();
    expect(fills).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect([seen(), unseen()]).toEqual([['M0 0h2'], []]);
    await expect.poll(() => [...place.children]).toEqual([likely]);
  });

  test('cannot be seen before the click, though the browser paints it; after it the one before is gone', () => {
    const { place, show, point } = begin('faint');
    place.className = 'door-layer';
    document.body.append(place);
    onTestFinished(() => place.remove());
    point(2);
    const [present, likely] = [...place.children].map((layer) => getComputedStyle(layer));
    expect(Number(likely?.opacity)).toBeGreaterThan(0);
    expect(Number(likely?.opacity)).toBeLessThan(1 / 255);
    expect(present?.opacity).toBe('1');
    show(2);
    expect([present?.display, likely?.opacity]).toEqual(['none', '1']);
  });

  test('has ids of its own, which its paints mean', () => {
    const { place, point } = begin('ids');
    point(2);
    const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const fills = [...place.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    expect(fills).toEqual(ids.map((id) => `url(#${id})`));
  });

  test('comes onto the page with all others of its choice, in one frame', () => {
    const names = ['slab', 'glass'] as const;
    const doorOf = (width: number) => {
      const layers = names.map((name) => ({
        name,
        facts: { ...aSet, width },
        draw: (): ReturnType<LayerPlan['draw']> => ({
          name,
          shapes: [{ kind: 'path', d: `M0 0h${width}`, fill: gradient }],
        }),
      }));
      return { view, layers };
    };
    const places = doorOf(1).layers.map((layer) => {
      const place = document.createElement('div');
      const svg = layerSvgOf(layer, view, 'whole');
      place.innerHTML = svg;
      putLayer(place, { mark: `whole ${layer.name}`, svg, first: svg });
      return place;
    });
    const counts = prerenderTasks(doorOf(2), 'whole').map((task) => {
      task();
      return places.map((place) => place.children.length);
    });
    const none = [1, 1];
    expect(counts).toEqual([none, none, [2, 2]]);
  });

  test('gives way to that of the next likely choice', () => {
    const { point, unseen } = begin('next');
    point(2);
    point(3);
    expect(unseen()).toEqual(['M0 0h3']);
  });

  test('goes when another choice is made, which shows its own', () => {
    const { show, point, seen, unseen } = begin('other');
    point(2);
    show(3);
    expect([seen(), unseen()]).toEqual([['M0 0h3'], []]);
    show(2);
    expect(seen()).toEqual(['M0 0h2']);
  });

  test('may be that of the door before: back and forth shows each', async () => {
    const { place, show, point, seen } = begin('back');
    for (const width of [2, 1, 2]) {
      point(width);
      show(width);
      expect(seen()).toEqual([`M0 0h${width}`]);
    }
    await expect.poll(() => place.children.length).toBe(1);
  });

  test('what was hidden for a while shows what was chosen meanwhile', () => {
    const { show, seen } = begin('hidden');
    forgetLayer('hidden slab');
    show(2);
    expect(seen()).toEqual(['M0 0h2']);
  });
});
