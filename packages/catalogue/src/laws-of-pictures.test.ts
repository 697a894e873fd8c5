import { configure } from '@door/domain/item/configure';
import type { Action } from '@door/domain/item/action';
import type { Item } from '@door/domain/item/item';
import { drawScene } from '@door/drawing/draw';
import type { DrawingFacts } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import type { Shape } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { describe, expect, test } from 'vitest';
import { boxOf, inside } from './testing/box.ts';
import { sides } from './testing/pictures.ts';
import { type Shop, type Walk, holds, lawTimeout, seed, shops } from './testing/walks.ts';

const walksEach = 3;

describe.each(shops)(`after walks at $name (seed ${String(seed)})`, (shop) => {
  const { templates, designs } = shop.catalogue.rows;

  test.each(templates)(
    '$displayName is drawn whole from both sides',
    ({ id }) => {
      holds(drawn(shop, [{ type: 'frame.choose', templateId: id }]), walksEach, shop);
    },
    lawTimeout,
  );

  test.each(designs)(
    '$name is drawn whole from both sides',
    ({ id }) => {
      // In a frame of any size that takes it; where the walk ended in one that does not, in its template's own.
      const choose: Action = { type: 'design.choose', designId: id };
      let pictures = 0;
      const law = ({ end }: Walk) => {
        const item = after(end, [choose], shop) ?? after(end, [sameFrame(end), choose], shop);
        if (!item) return [];
        pictures += 1;
        return pictureFaults(item, shop);
      };
      holds(law, walksEach, shop);
      expect(pictures).toBeGreaterThan(0);
    },
    lawTimeout,
  );
});

const sameFrame = ({ templateId }: Item): Action => ({ type: 'frame.choose', templateId });

const drawn =
  (shop: Shop, actions: readonly Action[]) =>
  ({ end }: Walk): readonly string[] => {
    const item = after(end, actions, shop);
    return item ? pictureFaults(item, shop) : ['The choice was refused.'];
  };

/** The item after these choices; null where one of them cannot be had. */
const after = (item: Item, actions: readonly Action[], { catalogue }: Shop): Item | null =>
  actions.reduce<Item | null>((so, action) => {
    const outcome = so && configure(so, action, catalogue);
    return outcome?.ok ? outcome.value.item : null;
  }, item);

const pictureFaults = (item: Item, { catalogue }: Shop): readonly string[] =>
  sides.flatMap((side) => {
    const facts = factsOf(item, catalogue, side);
    const scene = drawScene(facts, { backdrop: studio });
    const picture = toSvg(scene, { id: 'door', tiles: {} });
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    return [
      ...(/NaN|undefined|Infinity/.test(picture) ? [`Something is nowhere, seen from the ${side} side.`] : []),
      ...emptyIn(scene.layers.flatMap(({ shapes }) => shapes)).map((name) => `Nothing is in '${name}'.`),
      ...(new Set(ids).size === ids.length ? [] : [`An id is used twice, seen from the ${side} side.`]),
      ...(item.address !== '' && picture.includes(item.address) ? ['An address stands in the picture.'] : []),
      ...(isWhole(facts) ? [] : [`Something lies outside its cell, seen from the ${side} side.`]),
    ].map((fault) => `${fault}\n${JSON.stringify(item)}`);
  });

const emptyIn = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'path' ? [] : shape.shapes.length === 0 ? [shape.name] : emptyIn(shape.shapes),
  );

/** Every cell lies in the set, every leaf and pane in its cell, and none is less than nothing. */
const isWhole = ({ width, height, cells }: DrawingFacts): boolean =>
  cells.every((cell) => {
    const contents = cell.kind === 'door' ? cell.leaves : cell.panes.map(({ box }) => box);
    return (
      inside(boxOf(cell), boxOf({ x: 0, y: 0, width, height })) &&
      contents.every((box) => inside(boxOf(box), boxOf(cell)))
    );
  });
