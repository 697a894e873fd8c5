import { describe, expect, test } from 'vitest';
import { drawScene } from './draw.ts';
import type { DrawingFacts } from './facts.ts';
import { layerNames, type LayerName, type Scene, type Shape } from './scene.ts';
import { toSvg } from './svg.ts';
import { aDoubleDoor, aSet } from './testing/a-set.ts';
import { groupsIn } from './testing/questions.ts';

const sides: readonly DrawingFacts[] = [aSet, aDoubleDoor].flatMap((facts): readonly DrawingFacts[] => [
  facts,
  { ...facts, side: 'internal' },
]);

const textOf = (scene: Scene, name: LayerName) =>
  JSON.stringify(scene.layers.find((layer) => layer.name === name)?.shapes);

describe.each(sides)('$cells.length cells, seen from the $side side', (facts) => {
  const scene = drawScene(facts);

  test('is made of the layers that the page composes', () => {
    expect(scene.layers.map(({ name }) => name)).toEqual(layerNames);
  });

  test('holds no number that is not one, and no group without shapes', () => {
    const svg = toSvg(drawScene(facts, { backdrop: 'studio' }), { id: 'd', tiles: {} });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const shapes = scene.layers.flatMap((layer) => layer.shapes);
    expect(groupsIn(shapes).filter((part) => part.shapes.length === 0)).toEqual([]);
  });

  test('shows each pane once', () => {
    const panes = facts.cells.flatMap((cell) =>
      cell.kind === 'door' ? cell.leaves.flatMap(({ lights }) => lights.map(({ pane }) => pane)) : cell.panes,
    );
    const glass = scene.layers.find(({ name }) => name === 'glass')?.shapes ?? [];
    const drawn = glass.flatMap((part: Shape) => (part.kind === 'group' ? part.shapes : []));
    expect(drawn).toHaveLength(panes.length);
  });
});

describe('a choice replaces only the layers that it changes', () => {
  const before = drawScene(aSet);
  const changed = (facts: DrawingFacts) => {
    const after = drawScene(facts);
    return layerNames.filter((name) => textOf(after, name) !== textOf(before, name));
  };
  const withLeaf = (change: object): DrawingFacts => ({
    ...aSet,
    cells: aSet.cells.map((cell) =>
      cell.kind === 'door' ? { ...cell, leaves: cell.leaves.map((leaf) => ({ ...leaf, ...change })) } : cell,
    ),
  });

  test('another colour of the door', () => {
    expect(changed(withLeaf({ finish: { hex: '#7a1620', surface: 'paint' } }))).toEqual(['slab']);
  });

  test('another colour of the frame', () => {
    const finish = { hex: '#383e42', surface: 'paint' } as const;
    expect(changed({ ...aSet, frame: { ...aSet.frame, finish } })).toEqual(['frame']);
  });
});

test('the page paints its own wall: without a backdrop the scene layer is empty', () => {
  expect(drawScene(aSet).layers[0]?.shapes).toEqual([]);
  expect(drawScene(aSet, { backdrop: 'studio' }).layers[0]?.shapes).not.toEqual([]);
});

test('the view holds the sill with its horns', () => {
  const { view } = drawScene(aSet);
  expect(view.x).toBeLessThanOrEqual(-25);
  expect(view.y + view.height).toBeGreaterThanOrEqual(2400);
});
