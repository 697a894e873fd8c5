import { configure } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { drawScene } from '@door/drawing/draw';
import type { DrawingFacts } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import type { Shape } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { describe, expect, test } from 'vitest';
import { boxOf, inside } from './testing/box.ts';
import { sides } from './testing/demo-doors.ts';
import { type TestSupplier, type Walk, checkLaw, lawTimeout, seed, testSuppliers } from './testing/walks.ts';

const walksEach = 3;

describe.each(testSuppliers)(`after walks at $name (seed ${String(seed)})`, (supplier) => {
  const { templates, designs } = supplier.catalogue.rows;

  test.each(templates)(
    '$displayName is drawn whole from both sides',
    ({ id }) => {
      checkLaw(drawn(supplier, [{ type: 'frame.choose', templateId: id }]), walksEach, supplier);
    },
    lawTimeout,
  );

  test.each(designs)(
    '$name is drawn whole from both sides',
    ({ id }) => {
      // In the frame where the walk ended, or, if that is too small for the design, in the frame at its template's size.
      const choose: Action = { type: 'design.choose', designId: id };
      let pictures = 0;
      const law = ({ end }: Walk) => {
        const item = inAnySystem(end, [choose], supplier) ?? inAnySystem(end, [sameFrame(end), choose], supplier);
        if (!item) return [];
        pictures += 1;
        return pictureFaults(item, supplier);
      };
      checkLaw(law, walksEach, supplier);
      expect(pictures).toBeGreaterThan(0);
    },
    lawTimeout,
  );
});

const sameFrame = ({ templateId }: Item): Action => ({ type: 'frame.choose', templateId });

const drawn =
  (supplier: TestSupplier, actions: readonly Action[]) =>
  ({ end }: Walk): readonly string[] => {
    const item = inAnySystem(end, actions, supplier);
    return item ? pictureFaults(item, supplier) : ['The choice was refused.'];
  };

/** The item after these choices, made in the system where the walk ended or in another: some have one frame style only. */
const inAnySystem = (item: Item, actions: readonly Action[], supplier: TestSupplier): Item | null =>
  after(item, actions, supplier) ??
  supplier.catalogue.rows.systems.reduce<Item | null>(
    (found, { id }) => found ?? after(item, [{ type: 'build.chooseSystem', systemId: id }, ...actions], supplier),
    null,
  );

/** The item after these choices; null where one of them cannot be had. */
const after = (item: Item, actions: readonly Action[], { context }: TestSupplier): Item | null =>
  actions.reduce<Item | null>((so, action) => {
    const outcome = so && configure(so, action, context);
    return outcome?.ok ? outcome.value.item : null;
  }, item);

const pictureFaults = (item: Item, { catalogue }: TestSupplier): readonly string[] =>
  sides.flatMap((side) => {
    const facts = factsOf({ item, catalogue, side });
    const scene = drawScene(facts, { backdrop: studio });
    const picture = toSvg(scene, { id: 'door', textures: {} });
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    return [
      ...(/NaN|undefined|Infinity/.test(picture) ? [`Something is nowhere, seen from the ${side} side.`] : []),
      ...emptyIn(scene.layers.flatMap(({ shapes }) => shapes)).map((name) => `Nothing is in '${name}'.`),
      ...(new Set(ids).size === ids.length ? [] : [`An id is used twice, seen from the ${side} side.`]),
      ...(isWhole(facts) ? [] : [`Something lies outside its cell, seen from the ${side} side.`]),
    ].map((fault) => `${fault}\n${JSON.stringify(item)}`);
  });

const emptyIn = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'path' ? [] : shape.shapes.length === 0 ? [shape.name] : emptyIn(shape.shapes),
  );

/** Every cell lies in the set, every leaf and pane in its cell, and none has a negative size. */
const isWhole = ({ width, height, cells }: DrawingFacts): boolean =>
  cells.every((cell) => {
    const contents = cell.kind === 'door' ? cell.leaves : cell.panes.map(({ box }) => box);
    return (
      inside(boxOf(cell), boxOf({ x: 0, y: 0, width, height })) &&
      contents.every((box) => inside(boxOf(box), boxOf(cell)))
    );
  });
