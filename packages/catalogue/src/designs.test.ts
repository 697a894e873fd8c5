import { isAllowedOn } from '@door/domain/door/hardware/kinds';
import { type DesignHardwareKind, designHardwareKinds, hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { Design, DesignLight, DesignMoulding } from '@door/domain/catalogue/rows/design-rows';
import { parseFormula } from '@door/domain/door/formula/parse-formula';
import { placeOnLeaf } from '@door/domain/door/formula/light-sights';
import { type Size, size } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { type Box, between, boxOf, collisions, inside } from './testing/box.ts';

const { designs, limits } = demoCatalogue;

const widths = [605, 640, 700, 770, 834, 865, 885, 950];
const heights = [1785, 1850, 1925, 1955, 1965, 2022, 2050, 2180, 2300];

/** Leaves of usual sizes that the design allows, its smallest included. */
const leavesOf = ({ minLeaf }: Design): readonly Size[] =>
  [minLeaf.width, ...widths].flatMap((width) =>
    [minLeaf.height, ...heights]
      .filter((height) => width >= minLeaf.width && height >= minLeaf.height)
      .map((height) => size(width, height)),
  );

/** Each design, also with its letter plate wherever else it may sit. */
const placed: readonly Design[] = designs.flatMap(({ otherLetterPlates = [], ...design }: Design) => [
  design,
  ...otherLetterPlates.map((letterPlate) => ({
    ...design,
    name: `${design.name} with its letter plate at ${String(letterPlate)}`,
    heights: { ...design.heights, letterPlate },
  })),
]);

describe.each(placed)('$name', (design) => {
  test('can be had between its smallest leaf and the largest', () => {
    expect(design.minLeaf.width).toBeGreaterThanOrEqual(limits.leaf.min.width);
    expect(design.minLeaf.height).toBeGreaterThanOrEqual(limits.leaf.min.height);
    expect(leavesOf(design).length).toBeGreaterThan(20);
  });

  test('every formula can be read [3.42]', () => {
    const places = [...design.lights, ...panelsOf(design)];
    const formulas = places.flatMap(({ x, y, width, height }) => [x, y, width, height]);
    expect(formulas.filter((formula) => !parseFormula(formula).ok)).toEqual([]);
  });

  test('glass stays out of stiles, top rail and bottom rail', () => {
    expect(
      faultsAt(design, (leaf) => glassOf(design, leaf).filter((glass) => !inside(glass, glassField(leaf)))),
    ).toEqual([]);
  });

  test('there is room for two cassettes between two lights', () => {
    expect(faultsAt(design, (leaf) => collisions(glassOf(design, leaf), 55))).toEqual([]);
  });

  test('hardware stays on the leaf, clear of glass and of other hardware [3.57]', () => {
    expect(
      faultsAt(design, (leaf) => hardwareOf(design, leaf).filter((piece) => !inside(piece, hardwareField(leaf)))),
    ).toEqual([]);
    expect(faultsAt(design, (leaf) => between(hardwareOf(design, leaf), glassOf(design, leaf), 25))).toEqual([]);
    expect(faultsAt(design, (leaf) => collisions(hardwareOf(design, leaf), 5))).toEqual([]);
  });

  test('panels stay on the leaf, clear of glass and of each other', () => {
    expect(
      faultsAt(design, (leaf) => panelBoxes(design, leaf).filter((panel) => !inside(panel, panelField(leaf)))),
    ).toEqual([]);
    expect(faultsAt(design, (leaf) => between(panelBoxes(design, leaf), glassOf(design, leaf), 40))).toEqual([]);
    expect(faultsAt(design, (leaf) => collisions(panelBoxes(design, leaf), 60))).toEqual([]);
  });

  test('no panel lies under the letter plate or the centre knob', () => {
    const seated = (leaf: Size) => piecesOf(design, leaf, ['letterPlate', 'doorKnob']);
    expect(faultsAt(design, (leaf) => between(panelBoxes(design, leaf), seated(leaf), 15))).toEqual([]);
  });
});

describe('every family has its own mouldings', () => {
  const mouldings = (family: Design['family']) =>
    designs
      .filter((design) => design.family === family)
      .map((design) => ({ name: design.name, kinds: design.mouldings.map((each) => each.kind) }));

  test.each(['traditional', 'half-glazed', 'carisbrooke'] as const)('%s doors have panels', (family) => {
    expect(mouldings(family).filter(({ kinds }) => !kinds.includes('panel'))).toEqual([]);
  });
  test('cottage doors are boarded', () => {
    expect(mouldings('cottage').filter(({ kinds }) => kinds.join() !== 'planks')).toEqual([]);
  });
  test.each(['contemporary', 'full-glazed'] as const)('%s doors are flat', (family) => {
    expect(mouldings(family).filter(({ kinds }) => kinds.length > 0)).toEqual([]);
  });
  test.each([
    ['Six Panel', 6],
    ['Four Panel', 4],
    ['Six Panel Two Light', 4],
    ['Four Panel Two Light', 2],
  ])('%s has %i panels', (name, count) => {
    expect(designs.find((design) => design.name === name)?.mouldings.length).toBe(count);
  });
});

test('a right-hung twin is the mirror image of its left-hung design', () => {
  const leaf = size(885, 1955);
  const twins = designs.filter((design) => !design.hands.left);
  expect(twins.map((twin) => twin.id)).toEqual([116, 117, 122]);
  for (const twin of twins) {
    const original = designs.find((design) => design.id === twin.id - 100);
    const mirrored = glassOf(twin, leaf).map(({ left, right, ...upright }) => ({
      left: 885 - right,
      right: 885 - left,
      ...upright,
    }));
    expect(original && glassOf(original, leaf)).toEqual(mirrored);
  }
});

/** Each fault with the leaf on which it shows. */
const faultsAt = (design: Design, faults: (leaf: Size) => readonly Box[]) =>
  leavesOf(design).flatMap((leaf) => faults(leaf).map((fault) => ({ leaf, fault })));

const field = (
  leaf: Size,
  { side, top, bottom }: { readonly side: number; readonly top: number; readonly bottom: number },
): Box => ({
  left: side,
  right: leaf.width - side,
  top,
  bottom: leaf.height - bottom,
});
const glassField = (leaf: Size) => field(leaf, { side: 115, top: 140, bottom: 230 });
const panelField = (leaf: Size) => field(leaf, { side: 90, top: 90, bottom: 230 });
const hardwareField = (leaf: Size) => field(leaf, { side: 60, top: 0, bottom: 0 });

const glassOf = (design: Design, leaf: Size) =>
  design.lights.map((light) => turned(boxOf(placeOnLeaf(light, leaf)), light.turn));

/** A square that stands on its corner takes more room. */
function turned(box: Box, turn: DesignLight['turn']): Box {
  if (turn === 0) return box;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = ((box.right - box.left) * Math.SQRT2) / 2;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function isPanel(moulding: DesignMoulding): moulding is Extract<DesignMoulding, { readonly kind: 'panel' }> {
  return moulding.kind === 'panel';
}
const panelsOf = (design: Design) => design.mouldings.filter(isPanel);
const panelBoxes = (design: Design, leaf: Size) => panelsOf(design).map((panel) => boxOf(placeOnLeaf(panel, leaf)));

/** Kept free around a piece in the table of kinds, mm. */
const clearance = 25;

const hardwareOf = (design: Design, leaf: Size) => piecesOf(design, leaf, designHardwareKinds);

const piecesOf = (design: Design, leaf: Size, kinds: readonly DesignHardwareKind[]) =>
  kinds
    .filter((kind) => isAllowedOn(design, kind))
    .map((kind): Box => {
      const { height, half } = hardwareTable[kind].place;
      const [x, y] = [hardwareCentre(design, leaf), leaf.height - design.heights[height]];
      const [wide, high] = [half.wide - clearance, half.high - clearance];
      return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
    });

/** The middle of the leaf, or of the wider solid part beside one upright slot. */
function hardwareCentre(design: Design, leaf: Size): number {
  const [slot, ...others] = glassOf(design, leaf);
  const isSlot = slot && others.length === 0 && (slot.right < leaf.width / 2 || slot.left > leaf.width / 2);
  if (!isSlot) return leaf.width / 2;
  return slot.left > leaf.width / 2 ? (slot.left - 30) / 2 : (slot.right + 30 + leaf.width) / 2;
}
