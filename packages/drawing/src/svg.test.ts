import { describe, expect, test } from 'vitest';
import type { Scene, Shape } from './scene.ts';
import { filled, group, leftToRight, solid, stops, tile } from './shapes/paint.ts';
import { layerSvg, toSvg } from './svg.ts';

const square = 'M0 0h10v10h-10z';
const sceneOf = (...shapes: readonly Shape[]): Scene => ({
  view: { x: 0, y: 0, width: 100, height: 200 },
  layers: [
    { name: 'frame', shapes },
    { name: 'slab', shapes },
  ],
});
const grey = leftToRight(stops([0, '#000'], [1, '#fff']));
const grain = { grain: { size: [170, 520], href: 'grain.png' } } as const;
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('a gradient that is used twice is written once', () => {
  expect(idsIn(toSvg(sceneOf(filled(square, grey)), { id: 'd', tiles: {} }))).toEqual(['d-0']);
});

test('two drawings, and two layers of one drawing, share no id', () => {
  const scene = sceneOf(filled(square, grey), filled(square, tile('grain', [0, 0])));
  const texts = [
    toSvg(scene, { id: 'one', tiles: grain }),
    toSvg(scene, { id: 'two', tiles: grain }),
    layerSvg(scene, 'frame', { id: 'one', tiles: grain }),
    layerSvg(scene, 'slab', { id: 'one', tiles: grain }),
  ];
  const ids = texts.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference finds its definition', () => {
  const svg = toSvg(sceneOf(filled(square, grey), filled(square, tile('grain', [0, 0]))), { id: 'd', tiles: grain });
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(2);
  used.forEach((id) => expect(idsIn(svg)).toContain(id));
});

test('a fill whose tile is absent is left out, and a group that it leaves empty', () => {
  const scene = sceneOf(group('grain', [filled(square, tile('grain', [0, 0]))], { opacity: 0.5 }));
  expect(toSvg(scene, { id: 'd', tiles: {} })).not.toMatch(/<path|<g/);
});

test('twins in moved groups are written once, each in its place', () => {
  const pieces = Array.from({ length: 20 }, (_, index) => filled(`M${index} 0h50v50h-50z`, grey));
  const pair = sceneOf(group('pane', pieces, { shift: [0, 0] }), group('pane', pieces, { shift: [60, 7] }));
  const svg = toSvg({ ...pair, layers: pair.layers.slice(0, 1) }, { id: 'd', tiles: {} });
  expect(svg.match(/h50v50/g)).toHaveLength(pieces.length);
  expect(svg).toContain('translate(60 7)');
  const twins = [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(twins).toHaveLength(1);
  expect(idsIn(svg)).toContain(twins[0]);
});

test('a tile that is used twice is carried once', () => {
  const scene = sceneOf(filled(square, tile('grain', [0, 0])), filled(square, tile('grain', [5, 5])));
  expect(toSvg(scene, { id: 'd', tiles: grain }).match(/grain\.png/g)).toHaveLength(1);
});

test('timber stands shifted beside itself: the pattern is as wide as its columns, none of them a gap', () => {
  const boards = { grain: { size: [100, 500], href: 'grain.png', columns: [0, 190, 355] } } as const;
  const svg = toSvg(sceneOf(filled(square, tile('grain', [0, 0]))), { id: 'd', tiles: boards });
  const [, width] = /<pattern [^>]*width="(\d+)"/.exec(svg) ?? [];
  const columns = new Map<string, number[]>();
  for (const [, x = '0', y = '0'] of svg.matchAll(/<use href="[^"]+"(?: x="([^"]+)")?(?: y="([^"]+)")?\/>/g))
    columns.set(x, [...(columns.get(x) ?? []), Number(y)]);
  expect(Number(width)).toBe(columns.size * 100);
  expect(columns.size).toBe(3);
  for (const tops of columns.values()) {
    expect(Math.min(...tops)).toBeLessThanOrEqual(0);
    expect(Math.max(...tops) + 500).toBeGreaterThanOrEqual(500);
  }
});

describe('what people type cannot leave its place', () => {
  test('a title', () => {
    const svg = toSvg(sceneOf(), { id: 'd', tiles: {}, title: '</title><script>"12"&' });
    expect(svg).toContain('&lt;/title&gt;&lt;script&gt;&quot;12&quot;&amp;');
  });

  test('a colour, an id, an address', () => {
    const nasty = '"><script>';
    const svg = toSvg(sceneOf(filled(square, solid(nasty)), filled(square, tile('grain', [0, 0]))), {
      id: nasty,
      tiles: { grain: { size: [1, 1], href: nasty } },
    });
    expect(svg).not.toContain('<script>');
  });
});

test('the height asked for brings its width', () => {
  expect(toSvg(sceneOf(), { id: 'd', tiles: {}, height: 600 })).toContain('width="300" height="600"');
});
