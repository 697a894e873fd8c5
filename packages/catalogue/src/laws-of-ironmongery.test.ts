import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { doorFaces } from '@door/domain/catalogue/rows/stock-rows';
import { configure } from '@door/domain/door/configure/configure';
import { type WaySearch, waysToChoice } from '@door/domain/door/configure/way-to-choice';
import { lightSights, placeOnLeaf } from '@door/domain/door/formula/light-sights';
import { handleBoxes } from '@door/domain/door/hardware/handle-room';
import { handleTypeOptions, hardwareOptions } from '@door/domain/door/hardware/hardware-options';
import { pieceBox, piecePlaces } from '@door/domain/door/hardware/piece-spot';
import type { Action } from '@door/domain/door/model/action';
import { designHardwareKinds, hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { leafSizes, masterOf } from '@door/domain/door/sizes/leaf-sizes';
import { contextOf } from '@door/domain/testing/a-context';
import { doorCellOf } from '@door/drawing/arrange/frame-layout';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { profiles } from '@door/drawing/light/profiles';
import { grow, type Outline, outlineOf } from '@door/drawing/shapes/outline';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { type Box, boxOf, inside } from './testing/box.ts';
import { catalogue, context, doorOf, sides } from './testing/demo-doors.ts';
import { measurePart, partsNamed } from './testing/measure-parts.ts';

const { designs, limits, clearances } = demoCatalogue;

const after = (item: Item, action: Action): Item => {
  const outcome = configure(item, action, context);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
};

/** The first single door with this design, on its smallest leaf, one of the usual size, and the largest that is made. */
function doorsOf(design: Design): readonly Item[] {
  const [template] = demoCatalogue.templates;
  if (!template) throw new Error('The demo catalogue holds no template.');
  const usual = doorOf(template);
  const chosen = after(usual, { type: 'design.choose', designId: design.id });
  const { overall } = usual.frame;
  const leaf = masterOf(leafSizes(usual, catalogue));
  const { max } = limits.leaf;
  const leaves = [
    design.minLeaf,
    leaf,
    max,
    size(design.minLeaf.width, max.height),
    size(max.width, design.minLeaf.height),
  ];
  return leaves.map(({ width, height }) => {
    const to = size(overall.width - leaf.width + width, overall.height - leaf.height + height);
    return after(chosen, { type: 'size.changeOverall', overall: to });
  });
}

/** The door with each handle, and each piece of its other hardware, that can be chosen. */
function equipped(item: Item): readonly Item[] {
  const handles = handleTypeOptions(item, context).filter(({ disabledReason }) => disabledReason === null);
  const pieces = designHardwareKinds.flatMap((kind) =>
    hardwareOptions(item, kind, context).flatMap(({ value, disabledReason }) =>
      value === null || disabledReason ? [] : [{ type: 'hardware.choose', kind, stock: value.code } as const],
    ),
  );
  return [
    ...handles.map(({ value: { handleType } }) => after(item, { type: 'hardware.chooseHandleType', handleType })),
    ...pieces.map((piece) => after(item, piece)),
  ];
}

/** What hardware covers on the leaf by the rows, and the lights of the leaf, each as far around its sight as none may come. */
function onLeaf(item: Item) {
  const design = catalogue.design(item.designId);
  const leaf = masterOf(leafSizes(item, catalogue));
  const { handleType, chosen } = item.hardware;
  const bare = { size: leaf, hand: item.hand, glass: lightSights(design, leaf) };
  const handle = handleType === null ? [] : doorFaces.flatMap((face) => catalogue.handle(handleType).covers[face]);
  const width = profiles[design.cassette === 'flat' ? 'flatCassette' : 'cassette'].width;
  const by = Math.max(clearances.hardware.toGlass, width + clearances.hardware.toCassette);
  return {
    covered: [
      ...handleBoxes(handle, { design, size: leaf, hand: item.hand }),
      ...designHardwareKinds
        .filter((kind) => chosen[kind] !== null)
        .map((kind) => pieceBox(kind, bare, piecePlaces(item, catalogue))),
    ].map(boxOf),
    keptFree: design.lights.map((light) => grow(outlineOf(placeOnLeaf(light, leaf), light), by)),
  };
}

/** Points along an outline, so close that no hardware slips between them. */
function along({ corners, round }: Outline): readonly (readonly [number, number])[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const steps = Array.from({ length: 120 }, (_, step) => (step + 0.5) / 120);
    const straight = steps.map(
      (share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const,
    );
    if (round?.from !== index) return straight;
    const [x, y] = round.centre;
    return straight.map(([px, py]) => {
      const far = Math.hypot(px - x, py - y) || 1;
      return [x + ((px - x) * round.radius) / far, y + ((py - y) * round.radius) / far] as const;
    });
  });
}

const touches = (box: Box, outline: Outline): boolean => {
  const points = along(outline);
  const within = ([x, y]: readonly [number, number]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isRectangle = outline.round === null && outline.corners[0]?.[1] === outline.corners[1]?.[1];
  const swallowed =
    isRectangle && x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
  return swallowed || points.some(within);
};

describe.each(designs)('$name', (design) => {
  test('all hardware that can be chosen keeps off its panes and cassettes', () => {
    const faults = doorsOf(design).flatMap((item) =>
      equipped(item).flatMap((door) => {
        const { covered, keptFree } = onLeaf(door);
        return covered
          .filter((box) => keptFree.some((outline) => touches(box, outline)))
          .map((box) => ({ handle: door.hardware.handleType, chosen: door.hardware.chosen, box }));
      }),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test('a handle that would lie on its glass is refused, with a fix that leads to it', () => {
    for (const item of doorsOf(design)) {
      for (const { value, disabledReason } of handleTypeOptions(item, context)) {
        if (disabledReason?.code !== 'hardware.no-room') continue;
        const target: Action = { type: 'hardware.chooseHandleType', handleType: value.handleType };
        expect(configure(item, target, context)).toMatchObject({ ok: false, refusal: { code: 'hardware.no-room' } });
        if (!disabledReason.fix) throw new Error(`${value.name} on ${design.name} has no fix.`);
        expect(after(after(item, disabledReason.fix.action), target).hardware.handleType).toBe(value.handleType);
      }
    }
  });
});

test.each([
  ['Full Glaze', ['lever-lever', 'lever-pad']],
  ['Long Slot Lock Side', ['lever-lever']],
  ['Raglan', ['knob-slam']],
  ['Cottage Half Glaze', ['knob-slam']],
  ['Four Panel', []],
])('on a usual leaf of %s no room is left for %j', (name, refused) => {
  const design = designs.find((each) => each.name === name);
  const [, usual] = design ? doorsOf(design) : [];
  if (!usual) throw new Error(`${name} is not made.`);
  const options = handleTypeOptions(usual, context).filter(
    ({ disabledReason }) => disabledReason?.code === 'hardware.no-room',
  );
  expect(options.map(({ value }) => value.handleType)).toEqual(refused);
});

describe.each(sides)('from the %s side', (side) => {
  const [template] = demoCatalogue.templates;
  const plain = designs.find(({ name }) => name === 'Flush');
  if (!template || !plain) throw new Error('The demo catalogue has no Flush.');
  const usual = after(doorOf(template), { type: 'design.choose', designId: plain.id });
  const drawn = (item: Item, name: string): readonly Box[] => {
    const scene = drawScene(factsOf({ item, catalogue, side }));
    return partsNamed(scene, name).flatMap(({ group, shift }) =>
      group.shapes.flatMap((shape) => measurePart({ group: { ...group, shapes: [shape] }, shift }) ?? []),
    );
  };
  /** In the coordinates of the set; from inside it is mirrored. */
  const inSet = (box: Box): Box => {
    const { cells, width } = factsOf({ item: usual, catalogue, side });
    const [leaf] = doorCellOf(cells).leaves;
    const { x, y } = leaf ?? { x: 0, y: 0 };
    const [left, right] = [box.left + x, box.right + x];
    const across = side === 'external' ? { left, right } : { left: width - right, right: width - left };
    return { ...across, top: box.top + y, bottom: box.bottom + y };
  };

  test.each(demoCatalogue.handles)(
    '$name is drawn within what its row says that it covers',
    ({ handleType, covers }) => {
      const item: Item = { ...usual, hardware: { ...usual.hardware, handleType } };
      const design = catalogue.design(item.designId);
      const size = masterOf(leafSizes(item, catalogue));
      const rows = handleBoxes(covers[side === 'external' ? 'outside' : 'inside'], { design, size, hand: item.hand });
      const boxes = drawn(item, 'handle');
      expect(boxes.length).toBeGreaterThan(0);
      expect(boxes.filter((box) => !rows.some((row) => inside(box, grown(inSet(boxOf(row)))))).slice(0, 3)).toEqual([]);
    },
  );

  const pieces = demoCatalogue.masters.flatMap(({ id, name, kind }) =>
    kind === null || kind === 'handle' || (side === 'internal' && !hardwareTable[kind].place.showsInside)
      ? []
      : [{ id, name, kind }],
  );
  test.each(pieces)('$name is drawn within the outline of its kind', ({ id, kind }) => {
    const stock = demoCatalogue.stock.find(({ masterId }) => masterId === id);
    if (!stock) throw new Error('It is not stocked.');
    const [traditional] = designs;
    const designId = traditional?.id ?? usual.designId;
    const chosen = { ...usual.hardware.chosen, [kind]: stock.code };
    const item: Item = { ...usual, designId, hardware: { ...usual.hardware, chosen } };
    const size = masterOf(leafSizes(item, catalogue));
    const row = pieceBox(kind, { size, hand: item.hand, glass: [] }, piecePlaces(item, catalogue));
    const boxes = drawn(item, kind);
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter((box) => !inside(box, grown(inSet(boxOf(row))))).slice(0, 3)).toEqual([]);
  });
});

/** Strokes around a shape reach a little beyond it. */
const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - 1.5,
  right: right + 1.5,
  top: top - 1.5,
  bottom: bottom + 1.5,
});

test('the frames of lights are as wide in the rows as they are drawn', () => {
  expect(clearances.cassette).toEqual({ moulded: profiles.cassette.width, flat: profiles.flatCassette.width });
});

test('a piece that would lie on the glass is refused, with the way to it, and does not stay', () => {
  const [template] = demoCatalogue.templates;
  const glazed = designs.find(({ name }) => name === 'Two Light Mid Rail');
  if (!template || !glazed) throw new Error('The demo catalogue has no Two Light Mid Rail.');
  const shown = after(doorOf(template), { type: 'design.choose', designId: glazed.id });
  const door = after(shown, { type: 'hardware.chooseSuite', suite: 'chrome' });
  const plate = door.hardware.chosen.letterPlate;
  const high = { ...glazed, heights: { ...glazed.heights, letterPlate: glazed.heights.spyhole1 } };
  const rows = demoCatalogue.designs.map((each) => (each.id === high.id ? high : each));
  const moved = contextOf(catalogueOf({ ...demoCatalogue, designs: rows }));
  const option = hardwareOptions(door, 'letterPlate', moved).find(({ value }) => value?.code === plate);
  expect(option?.disabledReason).toMatchObject({ code: 'hardware.no-room' });
  const target: Action = { type: 'hardware.choose', kind: 'letterPlate', stock: plate };
  expect(configure(door, target, moved)).toMatchObject({ ok: false, refusal: { code: 'hardware.no-room' } });
  const tryAction: WaySearch['tryAction'] = (item, action) => configure(item, action, moved);
  const [way] = waysToChoice(target, door, { context: moved, tryAction });
  expect(way?.item.hardware.chosen.letterPlate).toBe(plate);
  const settled = configure(door, { type: 'glass.chooseHouseNumber', houseNumber: '' }, moved);
  expect(settled.ok && settled.value.item.hardware.chosen.letterPlate).toBe(null);
});
