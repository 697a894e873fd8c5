import type { GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import { describe, expect, test } from 'vitest';
import type { Box, PaneFacts } from '../facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { boxOf, outlineOf, outlinePath } from '../shapes/outline.ts';
import { rectPath } from '../shapes/path-data.ts';
import { toSvg } from '../svg.ts';
import { texturesFrom } from '../textures/textures.ts';
import { drawPane } from './pane.ts';
import { themeNamed, themeSlugs } from './themes/themes.ts';

const sides: readonly Side[] = ['external', 'internal'];

/** Awkward sizes on purpose: a slot, a bar, a small square, a wide fanlight, quarter rounds and a diamond. */
const lights: readonly {
  readonly box: Box;
  readonly shape: GlassShapeId;
  readonly turn: 0 | 45;
  readonly head: 'square' | 'arch';
}[] = [
  { box: { x: 211, y: 193, width: 569, height: 907 }, shape: 10, turn: 0, head: 'square' },
  { box: { x: 163, y: 204, width: 139, height: 1553 }, shape: 10, turn: 0, head: 'square' },
  { box: { x: 203, y: 261, width: 547, height: 91 }, shape: 10, turn: 0, head: 'square' },
  { box: { x: 388, y: 231, width: 173, height: 169 }, shape: 10, turn: 0, head: 'square' },
  { box: { x: 71, y: 69, width: 1207, height: 233 }, shape: 10, turn: 0, head: 'square' },
  { box: { x: 190, y: 191, width: 571, height: 894 }, shape: 30, turn: 0, head: 'square' },
  { box: { x: 150, y: 210, width: 241, height: 703 }, shape: 10, turn: 0, head: 'arch' },
  { box: { x: 366, y: 353, width: 221, height: 221 }, shape: 10, turn: 45, head: 'square' },
  ...([20, 40, 50, 60] as const).map((shape) => ({
    box: { x: 206, y: 303, width: 231, height: 231 },
    shape,
    turn: 0 as const,
    head: 'square' as const,
  })),
];

const glazings: readonly PaneFacts['glazing'][] = [
  { kind: 'clear' },
  { kind: 'unglazed' },
  { kind: 'theme', name: 'A theme that nobody has drawn' },
  ...themeSlugs.map((name) => ({ kind: 'theme' as const, name })),
];

interface Example {
  readonly glazing: PaneFacts['glazing'];
  readonly light: (typeof lights)[number];
  readonly side: Side;
  readonly backing?: string;
  readonly numerals?: string;
  readonly mirrored?: boolean;
}

function drawn({ glazing, light, side, backing = 'Minster', numerals = '27a', mirrored = false }: Example) {
  const edge = outlineOf(light.box, light);
  const pane = { box: boxOf(edge), shape: light.shape, glazing, backing, numerals };
  return { edge, pane: drawPane(pane, { edge, side, mirrored }) };
}

const written = (pane: Group) =>
  toSvg(
    { view: { x: 0, y: 0, width: 1300, height: 1900 }, layers: [{ name: 'glass', shapes: [pane] }] },
    { id: 'p', textures: texturesFrom((name) => `/${name}.png`) },
  );

const within = (shape: Shape): readonly Shape[] =>
  shape.kind === 'group' ? [shape, ...shape.shapes.flatMap(within)] : [shape];

const nameOf = (glazing: PaneFacts['glazing']) => (glazing.kind === 'theme' ? glazing.name : glazing.kind);

describe.each(glazings.map((glazing) => ({ name: nameOf(glazing), glazing })))('$name', ({ glazing }) => {
  test('is drawn whole in every pane from both sides, and cut off at the sight', () => {
    for (const light of lights)
      for (const side of sides) {
        const { pane, edge } = drawn({ glazing, light, side });
        expect([outlinePath(edge), rectPath(light.box)]).toContain(pane.clip);
        expect(written(pane)).not.toMatch(/NaN|undefined|Infinity/);
        for (const shape of within(pane)) if (shape.kind === 'group') expect(shape.shapes).not.toHaveLength(0);
      }
  });

  test('looks the same each time', () => {
    for (const light of lights)
      expect(drawn({ glazing, light, side: 'external' })).toEqual(drawn({ glazing, light, side: 'external' }));
  });
});

const [tall] = lights;
if (!tall) throw new Error('No pane to draw.');

test('every theme is its own drawing', () => {
  const pictures = themeSlugs.map((name) =>
    written(drawn({ glazing: { kind: 'theme', name }, light: tall, side: 'external' }).pane),
  );
  expect(new Set(pictures).size).toBe(themeSlugs.length);
});

test('a theme that nobody has drawn shows its backing glass alone', () => {
  const unknown = drawn({ glazing: { kind: 'theme', name: 'Unknown' }, light: tall, side: 'external' });
  expect(unknown).toEqual(drawn({ glazing: { kind: 'clear' }, light: tall, side: 'external' }));
});

test('a theme is found by its name in the catalogue', () => {
  expect(themeNamed('Diamond Lead')).not.toBeNull();
  expect(themeNamed('A theme that nobody has drawn')).toBeNull();
});

const backings = ['Clear', 'Flemish', 'Minster', 'Stippolyte', 'Satin', 'Reeded', 'Fine Ripple', 'Heavy Ripple'];

test('every backing is its own picture', () => {
  const glazing = { kind: 'theme', name: 'Bevel Cluster' } as const;
  const pictures = backings.map((backing) => written(drawn({ glazing, light: tall, side: 'external', backing }).pane));
  expect(new Set(pictures).size).toBe(backings.length);
});

test('the house number is cut into the glass, and only there', () => {
  const picture = (name: string, numerals: string) =>
    written(drawn({ glazing: { kind: 'theme', name }, light: tall, side: 'external', numerals }).pane);
  expect(picture('House Number', '27')).not.toBe(picture('House Number', '28'));
  expect(picture('Star Cut', '27')).toBe(picture('Star Cut', '28'));
});

test('panes of one size in different places differ, as glass does', () => {
  const glazing = { kind: 'clear' } as const;
  const moved = { ...tall, box: { ...tall.box, x: tall.box.x + 400 } };
  const shapesOf = (light: typeof tall) => drawn({ glazing, light, side: 'external' }).pane.shapes.length;
  expect(shapesOf(moved)).toBe(shapesOf(tall));
  expect(written(drawn({ glazing, light: moved, side: 'external' }).pane)).not.toBe(
    written(drawn({ glazing, light: tall, side: 'external' }).pane),
  );
});

test.each(['Zinc Squares', 'Ruby Tile', 'Rose Resin', 'Meadow Resin'])(
  '%s: the second of a pair is the mirror image of the first',
  (name) => {
    const work = (mirrored: boolean) =>
      written(drawn({ glazing: { kind: 'theme', name }, light: tall, side: 'external', mirrored }).pane);
    expect(work(true)).not.toBe(work(false));
    expect(work(true).length).toBeCloseTo(work(false).length, -3);
  },
);
