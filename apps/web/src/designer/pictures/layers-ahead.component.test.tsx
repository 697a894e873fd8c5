import type { LayerPlan } from '@door/drawing/draw';
import { aSet } from '@door/drawing/testing/a-set';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetLayer, layerSvgOf, prerenderTasks, putLayer } from './layer-svg.ts';
import { drawLayersAhead } from './layers-ahead.ts';
import '../preview/preview-stage.css';

const gradientFrom = (colour: string) =>
  ({
    kind: 'linear',
    from: [0, 0],
    to: [1, 0],
    units: 'box',
    stops: [
      { at: 0, colour },
      { at: 1, colour: '#654321' },
    ],
  }) as const;

const view = { x: 0, y: 0, width: 900, height: 2100 };

beforeAll(drawLayersAhead);

describe('a layer of a likely choice', () => {
  const door = (width: number, colour: string) => {
    const shapes = [{ kind: 'path', d: `M0 0h${width}`, fill: gradientFrom(colour) }] as const;
    const draw = (): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes });
    return { view, layers: [{ name: 'slab', facts: { ...aSet, width }, draw }] } as const;
  };
  /** A layer that shows the first door. */
  const begin = (id: string, colour = '#123456') => {
    const place = document.createElement('div');
    const svgOf = (width: number) => layerSvgOf(door(width, colour).layers[0], view, id);
    const first = svgOf(1);
    place.innerHTML = first.svg;
    const show = (width: number) => putLayer({ place, mark: `${id} slab`, drawn: svgOf(width), first: first.svg });
    show(1);
    const point = (width: number) => prerenderTasks(door(width, colour), id).forEach((task) => task());
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

  test('has ids of its own, which it refers to', () => {
    const pieces = Array.from({ length: 20 }, (_, at) => ({
      kind: 'path' as const,
      d: `M${at} 0h50v50h-50z`,
      fill: gradientFrom('#123456'),
    }));
    const pair = (width: number) => {
      const shapes = [0, width].map((x) => ({ kind: 'group', name: 'pane', shapes: pieces, shift: [x, 0] }) as const);
      const draw = (): ReturnType<LayerPlan['draw']> => ({ name: 'slab', shapes });
      return { view, layers: [{ name: 'slab', facts: { ...aSet, width }, draw }] } as const;
    };
    const place = document.createElement('div');
    const first = layerSvgOf(pair(1).layers[0], view, 'twins');
    place.innerHTML = first.svg;
    putLayer({ place, mark: 'twins slab', drawn: first, first: first.svg });
    prerenderTasks(pair(2), 'twins').forEach((task) => task());
    const ids = [...place.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
    expect(new Set(ids).size).toBe(2);
    expect([...place.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(ids);
  });

  describe('refers to definitions', () => {
    const withColour = (colour: string) =>
      [...document.querySelectorAll('.definitions > *')].filter(({ innerHTML }) => innerHTML.includes(colour));

    test('that stand beside all layers, each once and with a box, without which browsers know none', () => {
      const colour = '#0a0a01';
      const { place, point } = begin('beside', colour);
      point(2);
      const [one, ...others] = withColour(colour);
      expect(others).toEqual([]);
      const fills = [...place.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
      expect(fills).toEqual([`url(#${one?.id})`, `url(#${one?.id})`]);
      expect(one?.closest('svg')?.getClientRects()).toHaveLength(1);
      // A reader of the screen would tell of it as a picture without a name.
      expect(one?.closest('svg')?.ariaHidden).toBe('true');
    });

    test('as long as a layer that needs them is there, and again when one is', async () => {
      const [mine, other] = ['#0a0a02', '#0a0a03'];
      const { show } = begin('mine', mine);
      begin('other', other);
      forgetLayer('other slab');
      await expect.poll(() => withColour(other)).toEqual([]);
      const [needed] = withColour(mine);
      expect(needed).toBeDefined();
      forgetLayer('mine slab');
      await expect.poll(() => withColour(mine)).toEqual([]);
      show(2);
      expect(withColour(mine).map(({ id }) => id)).toEqual([needed?.id]);
    });
  });

  test('comes onto the page with all others of its choice, in one frame', () => {
    const names = ['slab', 'glass'] as const;
    const doorOf = (width: number) => {
      const layers = names.map((name) => ({
        name,
        facts: { ...aSet, width },
        draw: (): ReturnType<LayerPlan['draw']> => ({
          name,
          shapes: [{ kind: 'path', d: `M0 0h${width}`, fill: gradientFrom('#123456') }],
        }),
      }));
      return { view, layers };
    };
    const places = doorOf(1).layers.map((layer) => {
      const place = document.createElement('div');
      const drawn = layerSvgOf(layer, view, 'whole');
      place.innerHTML = drawn.svg;
      putLayer({ place, mark: `whole ${layer.name}`, drawn, first: drawn.svg });
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
