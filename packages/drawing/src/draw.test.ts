import { describe, expect, test } from 'vitest';
import { mirrorFromInside } from './arrange/mirror-from-inside.ts';
import { doorCellOf } from './arrange/frame-layout.ts';
import { drawScene } from './draw.ts';
import { houseFronts } from './stage/house-fronts.ts';
import { studio } from './stage/studio.ts';
import type { DrawingFacts } from './facts.ts';
import { dayLayers, type LayerName, type Scene, type Shape } from './scene.ts';
import { toSvg } from './svg.ts';
import { aDoubleDoor, aSet } from './testing/a-set.ts';
import { groupsIn, standsAt } from './testing/scene-queries.ts';

const sides: readonly DrawingFacts[] = [aSet, aDoubleDoor].flatMap((facts): readonly DrawingFacts[] => [
  facts,
  { ...facts, side: 'internal' },
]);

const textOf = (scene: Scene, name: LayerName) =>
  JSON.stringify(scene.layers.find((layer) => layer.name === name)?.shapes);

describe.each(sides)('$cells.length cells, seen from the $side side', (facts) => {
  const scene = drawScene(facts);

  test('is made of the layers that the page composes', () => {
    expect(scene.layers.map(({ name }) => name)).toEqual(dayLayers);
  });

  test('holds no number that is not one, and no group without shapes', () => {
    const svg = toSvg(drawScene(facts, { backdrop: studio }), { id: 'd', textures: {} });
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
    return dayLayers.filter((name) => textOf(after, name) !== textOf(before, name));
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
  expect(drawScene(aSet, { backdrop: studio }).layers[0]?.shapes).not.toEqual([]);
});

test('the view holds the sill with its horns', () => {
  const { view } = drawScene(aSet);
  expect(view.x).toBeLessThanOrEqual(-50);
  expect(view.y + view.height).toBeGreaterThanOrEqual(2400);
});

describe.each(['external', 'internal'] as const)('seen from the %s side [1.2]', (side) => {
  describe.each(['In', 'Out'] as const)('a door that opens %s', (opens) => {
    const facts: DrawingFacts = { ...aSet, side, opens };
    const [leaf] = doorCellOf(mirrorFromInside(facts).cells).leaves;
    const shapes = drawScene(facts).layers.flatMap((layer) => layer.shapes);
    const middle = (leaf?.x ?? 0) + (leaf?.width ?? 0) / 2;
    const isLeft = ([x]: readonly [number, number]) => x < middle;

    test('has its lock away from its hinges', () => {
      const handle = standsAt(shapes, 'handle');
      expect(handle.length).toBeGreaterThan(0);
      expect(new Set(handle.map(isLeft))).toEqual(new Set([leaf?.hand === 'right']));
    });

    test('shows its hinges only on the face toward which it opens', () => {
      const hinges = standsAt(shapes, 'hinges');
      const seen = (side === 'internal') === (opens === 'In');
      expect(hinges.length > 0).toBe(seen);
      if (seen) expect(new Set(hinges.map(isLeft))).toEqual(new Set([leaf?.hand === 'left']));
    });
  });
});

test('add-ons stand outside the frame, and the wall outside them', () => {
  const wider: DrawingFacts = { ...aSet, addOns: { left: 38, right: 0, top: 22, bottom: 28 } };
  const narrow = drawScene(aSet, { backdrop: houseFronts.brick }).view;
  const wide = drawScene(wider, { backdrop: houseFronts.brick }).view;
  expect([narrow.x - wide.x, narrow.y - wide.y]).toEqual([38, 22]);
  expect([wide.width - narrow.width, wide.height - narrow.height]).toEqual([38, 50]);
  const inside = standsAt(
    drawScene({ ...wider, side: 'internal' }).layers.flatMap(({ shapes }) => shapes),
    'add-ons',
  );
  expect(Math.max(...inside.map(([x]) => x))).toBeGreaterThanOrEqual(aSet.width);
});

test('the wall grows to the shape of the window and keeps the door whole in it', () => {
  const { view } = drawScene(aSet, { backdrop: houseFronts.brick, aspect: 2 });
  expect(view.width / view.height).toBeCloseTo(2);
  expect(view.x).toBeLessThan(-260);
  expect(view.x + view.width).toBeGreaterThan(aSet.width + 260);
  expect(view.height).toBeGreaterThan(aSet.height);
});

test('where two leaves meet, an astragal covers the gap', () => {
  const shapes = drawScene(aDoubleDoor).layers.flatMap((layer) => layer.shapes);
  const xs = standsAt(shapes, 'astragal').map(([x]) => x);
  expect(Math.min(...xs)).toBeLessThanOrEqual(891);
  expect(Math.min(...xs)).toBeGreaterThan(860);
});
