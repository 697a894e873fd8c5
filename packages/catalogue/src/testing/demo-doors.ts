import { contextOf } from '@door/domain/testing/a-context';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { extraOptions } from '@door/domain/door/extras/extra-options';
import { configure } from '@door/domain/door/configure/configure';
import { itemId } from '@door/domain/door/model/ids';
import { extraKinds } from '@door/domain/door/model/extra-kinds';
import type { Item } from '@door/domain/door/model/item';
import { newItem } from '@door/domain/door/configure/new-item';
import { withChoices } from '@door/domain/testing/a-door';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { sceneOutlines } from '@door/drawing/testing/scene-outlines';
import { toSvg } from '@door/drawing/svg';
import { demoCatalogue } from '../demo.ts';

export const catalogue = catalogueOf(demoCatalogue);
export const context = contextOf(catalogue);

/** A new door in this frame style. */
export const doorOf = (template: FrameTemplate): Item => newItem(itemId('picture'), template, context);

/** The first single door with this design, chosen as a visitor would choose it. */
export function doorWith(design: Design): Item {
  const [single] = demoCatalogue.templates;
  if (!single) throw new Error('The demo catalogue holds no template.');
  const chosen = configure(doorOf(single), { type: 'design.choose', designId: design.id }, context);
  if (!chosen.ok) throw new Error(`${design.name} was refused: ${chosen.refusal.message}`);
  return chosen.value.item;
}

/** The door with every extra that fits, and a house number. */
export const withEveryExtra = (item: Item): Item =>
  extraKinds.reduce(
    (now, kind) => {
      const option = extraOptions(now, kind, context).find(
        ({ value, disabledReason }) => value !== null && disabledReason === null,
      );
      if (!option?.value) return now;
      const added = configure(now, { type: 'extra.choose', kind, stock: option.value.code }, context);
      return added.ok ? added.value.item : now;
    },
    withChoices(item, { houseNumber: '28a' }, context),
  );

export const sides: readonly Side[] = ['external', 'internal'];

/** The file in `golden/` that holds the approved structure of this template. */
export const goldenFile = (template: FrameTemplate, side: Side): string => `${template.id}.${side}.svg`;

/** The picture as outlines, which is compared with the approved file. */
export const goldenOf = (item: Item, side: Side): string =>
  `${toSvg(sceneOutlines(drawScene(factsOf({ item, catalogue, side }))), { id: 'door', textures: {}, height: 600 })}\n`;
