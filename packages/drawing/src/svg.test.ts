import { describe, expect, test } from 'vitest';
import type { Scene, Shape } from './scene.ts';
import type { Define, Definition } from './svg-definitions.ts';
import { filled, group, leftToRight, solid, stops, texture } from './shapes/paint.ts';
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
  expect(idsIn(toSvg(sceneOf(filled(square, grey)), { id: 'd', textures: {} }))).toEqual(['d-0']);
});

test('two drawings, and two layers of one drawing, share no id', () => {
  const scene = sceneOf(filled(square, grey), filled(square, texture('grain', [0, 0])));
  const texts = [
    toSvg(scene, { id: 'one', textures: grain }),
    toSvg(scene, { id: 'two', textures: grain }),
    layerSvg(scene, 'frame', { id: 'one', textures: grain }).svg,
    layerSvg(scene, 'slab', { id: 'one', textures: grain }).svg,
  ];
  const ids = texts.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference finds its definition', () => {
  const svg = toSvg(sceneOf(filled(square, grey), filled(square, texture('grain', [0, 0]))), {
    id: 'd',
    textures: grain,
  });
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(2);
  used.forEach((id) => expect(idsIn(svg)).toContain(id));
});

describe('with shared definitions', () => {
  const known = new Map<string, Definition>();
  const shared: Define = (content, write) => {
    const id = `shared${known.size}`;
    const definition = known.get(content) ?? { id, text: write(id) };
    known.set(content, definition);
    return definition;
  };
  const drawn = (...shapes: readonly Shape[]) =>
    layerSvg(sceneOf(...shapes), 'slab', { id: 'd', textures: grain, shared });
  const ofGrain = filled(square, texture('grain', [0, 0]));

  test('a layer holds none, names all that it refers to, and another one refers to the same', () => {
    const [one, other] = [drawn(filled(square, grey), ofGrain), drawn(filled('M5 5h1v1z', grey))];
    expect(idsIn(one.svg)).toEqual([]);
    expect(one.definitions.length).toBeGreaterThan(2);
    const text = one.svg + one.definitions.map((each) => each.text).join('');
    const used = [...text.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(one.definitions.map(({ id }) => id)));
    expect(other.definitions).toHaveLength(1);
    expect(one.definitions).toContain(other.definitions[0]);
  });

  test('a texture from another address is another one', () => {
    const held = { grain: { ...grain.grain, href: 'blob:grain' } };
    const again = layerSvg(sceneOf(ofGrain), 'slab', { id: 'd', textures: held, shared });
    expect(again.definitions.map(({ text }) => text).join('')).toContain('blob:grain');
    expect(again.svg).not.toBe(drawn(ofGrain).svg);
  });
});

test('a fill whose texture is missing is left out, and so is a group that becomes empty', () => {
  const scene = sceneOf(group('grain', [filled(square, texture('grain', [0, 0]))], { opacity: 0.5 }));
  expect(toSvg(scene, { id: 'd', textures: {} })).not.toMatch(/<path|<g/);
});

test('equal shifted groups are written once, each in its place', () => {
  const pieces = Array.from({ length: 20 }, (_, index) => filled(`M${index} 0h50v50h-50z`, grey));
  const pair = sceneOf(group('pane', pieces, { shift: [0, 0] }), group('pane', pieces, { shift: [60, 7] }));
  const svg = toSvg({ ...pair, layers: pair.layers.slice(0, 1) }, { id: 'd', textures: {} });
  expect(svg.match(/h50v50/g)).toHaveLength(pieces.length);
  expect(svg).toContain('translate(60 7)');
  const twins = [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(twins).toHaveLength(1);
  expect(idsIn(svg)).toContain(twins[0]);
});

test('a texture that is used twice is embedded once', () => {
  const scene = sceneOf(filled(square, texture('grain', [0, 0])), filled(square, texture('grain', [5, 5])));
  expect(toSvg(scene, { id: 'd', textures: grain }).match(/grain\.png/g)).toHaveLength(1);
});

test('the columns of timber are shifted: the pattern is as wide as all columns and has no gap', () => {
  const boards = { grain: { size: [100, 500], href: 'grain.png', columns: [0, 190, 355] } } as const;
  const svg = toSvg(sceneOf(filled(square, texture('grain', [0, 0]))), { id: 'd', textures: boards });
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

describe('text that people enter is escaped', () => {
  test('a title', () => {
    const svg = toSvg(sceneOf(), { id: 'd', textures: {}, title: '</title><script>"12"&' });
    expect(svg).toContain('&lt;/title&gt;&lt;script&gt;&quot;12&quot;&amp;');
  });

  test('a colour, an id, an address', () => {
    const nasty = '"><script>';
    const svg = toSvg(sceneOf(filled(square, solid(nasty)), filled(square, texture('grain', [0, 0]))), {
      id: nasty,
      textures: { grain: { size: [1, 1], href: nasty } },
    });
    expect(svg).not.toContain('<script>');
  });
});

test('the width follows from the given height', () => {
  expect(toSvg(sceneOf(), { id: 'd', textures: {}, height: 600 })).toContain('width="300" height="600"');
});

test('the opacity of a shape is that of its one paint, and its own where it has two', () => {
  const paint = solid('#123456', 0.5);
  const stroke = { paint, width: 2 };
  const texts = [
    { kind: 'path', d: square, fill: paint, opacity: 0.5 },
    { kind: 'path', d: square, stroke, opacity: 0.5 },
    { kind: 'path', d: square, fill: paint, stroke, opacity: 0.5 },
  ] as const satisfies readonly Shape[];
  expect(
    texts.map((shape) => layerSvg(sceneOf(shape), 'slab', { id: 'd', textures: {} }).svg.match(/<path.*?\/>/)?.[0]),
  ).toEqual([
    `<path d="${square}" fill="#123456" fill-opacity="0.25"/>`,
    `<path d="${square}" fill="none" stroke="#123456" stroke-opacity="0.25" stroke-width="2"/>`,
    `<path d="${square}" fill="#123456" fill-opacity="0.5" stroke="#123456" stroke-opacity="0.5" stroke-width="2" opacity="0.5"/>`,
  ]);
});
