import { factsOf } from '@door/drawing/facts-of';
import { drawScene } from '@door/drawing/draw';
import { designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { Item } from '@door/domain/door/model/item';
import { withChoices } from '@door/domain/testing/a-door';
import type { Scene, Side } from '@door/drawing/scene';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { type Box, between, collisions, inside } from './testing/box.ts';
import { measurePart, measureClip, measureFace, partsNamed } from './testing/measure-parts.ts';
import { catalogue, context, doorOf, doorWith, withEveryExtra, sides } from './testing/demo-doors.ts';

const { templates, designs } = demoCatalogue;

const sceneOf = (item: Item, side: Side): Scene => drawScene(factsOf({ item, catalogue, side }));

const known = (boxes: readonly (Box | null)[]): readonly Box[] => boxes.filter((box) => box !== null);

const panesIn = (scene: Scene) => known(partsNamed(scene, 'pane').map(measureClip));
const leavesIn = (scene: Scene) => known(partsNamed(scene, 'leaf').map(measureFace));
/** Hardware that lies on the leaf. Levers stand off it and may overlap a letter plate or the edge of the glass. */
const metalOn = (scene: Scene) =>
  known(designHardwareKinds.flatMap((name) => partsNamed(scene, name).map(measurePart)));

const both = sides.flatMap((side) => (['In', 'Out'] as const).map((opens) => [side, opens] as const));

const middleOf = ({ left, right }: Box) => (left + right) / 2;
const rounded = ({ left, right, top, bottom }: Box) => [left, right, top, bottom].map((edge) => Math.round(edge));

describe.each(designs)('$name, measured in its picture', (design) => {
  const item = doorWith(design);

  test.each(sides)('from the %s side its panes lie inside its leaf, and apart from one another', (side) => {
    const scene = sceneOf(item, side);
    const [leaf] = leavesIn(scene);
    const panes = panesIn(scene);
    expect(panes).toHaveLength(design.lights.length);
    if (leaf) expect(panes.filter((pane) => !inside(pane, leaf))).toEqual([]);
    expect(collisions(panes, 0)).toEqual([]);
  });

  test.each(sides)('from the %s side no metal lies on glass or on other metal', (side) => {
    const scene = sceneOf(item, side);
    const metal = metalOn(scene);
    expect(between(metal, panesIn(scene), 0)).toEqual([]);
    expect(collisions(metal, 0)).toEqual([]);
  });

  test.each(both)(
    'from the %s side of a door that opens %s, what the trade adds lies clear of all else',
    (side, opens) => {
      const scene = sceneOf(withEveryExtra(withChoices(item, { opens }, context)), side);
      const named = (...names: readonly string[]) =>
        known(names.flatMap((name) => partsNamed(scene, name).map(measurePart)));
      const plates = named('kick-plate');
      const added = named('push-plate', 'numerals', 'door-chain', 'door-closer');
      expect(plates.length + added.length).toBeGreaterThanOrEqual(side === 'external' ? 1 : 3);
      expect(between([...plates, ...added], [...panesIn(scene), ...metalOn(scene), ...named('handle')], 0)).toEqual([]);
      // A kick plate is notched for its hinge.
      expect(between(added, named('hinges'), 0)).toEqual([]);
      expect(collisions([...plates, ...added], 0)).toEqual([]);
    },
  );

  test('the lock is away from the hinges', () => {
    const scene = sceneOf(item, 'internal');
    const [leaf] = leavesIn(scene);
    const [handle] = known(partsNamed(scene, 'handle').map(measurePart));
    const [hinges] = known(partsNamed(scene, 'hinges').map(measurePart));
    const [keeps] = known(partsNamed(scene, 'keeps').map(measurePart));
    if (!leaf || !handle || !hinges || !keeps) throw new Error('Something of the lock or the hinges is not drawn.');
    const side = (box: Box) => Math.sign(middleOf(box) - middleOf(leaf));
    expect([side(handle), side(keeps)]).toEqual([-side(hinges), -side(hinges)]);
  });
});

describe.each(templates)('$displayName, measured in its picture', (template) => {
  const item = doorOf(template);
  const { width } = factsOf({ item, catalogue, side: 'external' });

  test.each([
    ['panes', panesIn],
    ['leaves', leavesIn],
  ])('its %s stand inside mirrored to outside', (_, partsIn) => {
    const mirrored = partsIn(sceneOf(item, 'external')).map((box) => ({
      ...box,
      left: width - box.right,
      right: width - box.left,
    }));
    const order = (boxes: readonly Box[]) => boxes.map((box) => rounded(box).join(' ')).sort();
    expect(order(partsIn(sceneOf(item, 'internal')))).toEqual(order(mirrored));
  });

  test.each(sides)('from the %s side metal keeps to its own leaf, off glass and off other metal', (side) => {
    const scene = sceneOf(item, side);
    const leaves = leavesIn(scene);
    const metal = metalOn(scene);
    expect(metal.length).toBeGreaterThan(0);
    expect(metal.filter((piece) => !leaves.some((leaf) => inside(piece, leaf)))).toEqual([]);
    expect(between(metal, panesIn(scene), 0)).toEqual([]);
    expect(collisions([...metal, ...known(partsNamed(scene, 'hinges').map(measurePart))], 0)).toEqual([]);
  });

  test('of two leaves the handles stand where the leaves meet, and the hinges away from there', () => {
    const scene = sceneOf(item, 'internal');
    const handles = known(partsNamed(scene, 'handle').map(measurePart));
    const hinges = known(partsNamed(scene, 'hinges').map(measurePart));
    const leaves = leavesIn(scene);
    expect([handles.length, hinges.length]).toEqual([leaves.length, leaves.length]);
    const meeting = leaves.reduce((sum, leaf) => sum + middleOf(leaf), 0) / leaves.length;
    const away = (boxes: readonly Box[]) => Math.min(...boxes.map((box) => Math.abs(middleOf(box) - meeting)));
    const leafWidth = Math.min(...leaves.map(({ left, right }) => right - left));
    if (leaves.length === 2) expect(away(handles)).toBeLessThan(leafWidth / 3);
    expect(away(hinges)).toBeGreaterThan(leafWidth / 3);
  });

  test.each(sides)('from the %s side its panes and leaves do not overlap', (side) => {
    const scene = sceneOf(item, side);
    const leaves = leavesIn(scene);
    expect(collisions(leaves, 0)).toEqual([]);
    const fixed = panesIn(scene).filter((pane) => !leaves.some((leaf) => inside(pane, leaf)));
    expect(collisions([...fixed, ...leaves], 0)).toEqual([]);
  });
});
