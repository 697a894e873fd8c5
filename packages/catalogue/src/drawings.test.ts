import { readFileSync } from 'node:fs';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { Action } from '@door/domain/door/model/action';
import { configure } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { sizeSheet } from '@door/domain/door/sizes/size-sheet';
import { drawScene } from '@door/drawing/draw';
import type { Box, LeafFacts } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import type { Side } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { context, catalogue, doorOf, doorWith, goldenFile, goldenOf, sides } from './testing/demo-doors.ts';

const { templates, designs, themes } = demoCatalogue;

const drawn = (item: Item, side: Side) =>
  toSvg(drawScene(factsOf({ item, catalogue, side }), { backdrop: studio }), {
    id: 'door',
    textures: {},
  });

const leavesOf = (item: Item): readonly LeafFacts[] =>
  factsOf({ item, catalogue, side: 'external' }).cells.flatMap((cell) => (cell.kind === 'door' ? cell.leaves : []));

/** Between the rebate floors of the frame at both sides of the door. */
function doorSpace(item: Item): { readonly left: number; readonly right: number } {
  const cell = sizeSheet(item, catalogue).cells.find(({ kind }) => kind === 'single-door' || kind === 'double-door');
  const door = factsOf({ item, catalogue, side: 'external' }).cells.find(({ kind }) => kind === 'door');
  if (!cell || !door) throw new Error('This template has no door.');
  return { left: door.x + cell.edges.left, right: door.x + door.width - cell.edges.right };
}

const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe.each(templates)('$displayName', (template) => {
  const item = doorOf(template);

  test.each(sides)('is drawn as last approved, seen from the %s side [2.17]', (side) => {
    const golden = readFileSync(new URL(`golden/${goldenFile(template, side)}`, import.meta.url), 'utf8');
    const same = goldenOf(item, side) === golden;
    expect(same, 'The picture changed. Look at it with `npm run drawings`, then accept it with `-- --accept`.').toBe(
      true,
    );
  });

  test.each(sides)('is drawn whole and light enough for a page, seen from the %s side', (side) => {
    const svg = drawn(item, side);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(120_000);
  });

  test('every cell lies in the set, every pane in its cell, and the cells fill the set [9.12]', () => {
    const facts = factsOf({ item, catalogue, side: 'external' });
    const whole = { x: 0, y: 0, width: facts.width, height: facts.height };
    facts.cells.forEach((cell) => {
      expect(within(cell, whole)).toBe(true);
      const contents = cell.kind === 'door' ? cell.leaves : cell.panes.map(({ box }) => box);
      contents.forEach((box) => expect(within(box, cell)).toBe(true));
    });
    const area = facts.cells.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(facts.width * facts.height);
  });

  test('each leaf hangs in its gaps, and the leaves of a double door meet', () => {
    const { hinge, lock, meeting } = demoCatalogue.clearances;
    const leaves = [...leavesOf(item)].sort((a, b) => a.x - b.x);
    const [first, second] = leaves;
    const last = leaves.at(-1);
    const space = doorSpace(item);
    if (!first || !last) throw new Error('This template has no leaf.');
    expect(first.x - space.left).toBe(first.hand === 'left' ? hinge : lock);
    expect(space.right - last.x - last.width).toBe(last.hand === 'right' ? hinge : lock);
    if (second) expect(second.x - first.x - first.width).toBe(meeting);
  });
});

describe('the heaviest picture', () => {
  const fullSurround = templates.filter(({ id }) => id.endsWith('full-surround')).at(-1);
  const lights = (design: Design) => design.lights.length;
  const mostLightsFirst = [...designs].sort((a, b) => lights(b) - lights(a));

  /** Themes for quarter rounds only are never beside a door. */
  const aroundTheDoor = themes.filter(({ shapes }) => shapes.includes(10));

  test.each(aroundTheDoor)('stays light enough to be drawn at once: $name', ({ id, shapes }) => {
    const most = mostLightsFirst.find((design) => design.lights.every(({ shape }) => shapes.includes(shape)));
    if (!fullSurround || !most)
      throw new Error('The demo catalogue has no full surround, or no design for this theme.');
    const actions: readonly Action[] = [
      { type: 'design.choose', designId: most.id },
      { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: id } },
    ];
    const item = actions.reduce((so, action) => {
      const chosen = configure(so, action, context);
      if (!chosen.ok) throw new Error(chosen.refusal.message);
      return chosen.value.item;
    }, doorOf(fullSurround));
    expect(drawn(item, 'external').length).toBeLessThan(150_000);
  });
});

describe.each(designs)('$name', (design) => {
  const item = doorWith(design);

  test('every light lies in its leaf, every panel too [9.11]', () => {
    leavesOf(item).forEach((leaf) => {
      const own = { x: 0, y: 0, width: leaf.width, height: leaf.height };
      const panels = leaf.mouldings.flatMap((moulding) => (moulding.kind === 'panel' ? [moulding.box] : []));
      [...leaf.lights.map(({ box }) => box), ...panels].forEach((box) => expect(within(box, own)).toBe(true));
    });
  });

  test('no metal lies on glass', () => {
    leavesOf(item).forEach(({ hardware, height, lights }) => {
      Object.values(hardware.pieces).forEach((piece) => {
        if (!piece) return;
        const at = { x: piece.x, y: height - piece.height, width: 0, height: 0 };
        lights.forEach(({ box }) => expect(within(at, box)).toBe(false));
      });
    });
  });

  test.each(sides)('is drawn whole from the %s side [2.18]', (side) => {
    expect(drawn(item, side)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
