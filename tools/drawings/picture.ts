import { catalogue, sides } from '@door/catalogue/testing/demo-doors';
import type { Item } from '@door/domain/door/model/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Scene } from '@door/drawing/scene';
import { studio } from '@door/drawing/stage/studio';

/** One picture of the contact sheet. */
export interface Picture {
  readonly chapter: string;
  readonly caption: string;
  readonly scene: Scene;
  /** Pixels on the sheet. */
  readonly height: number;
}

/** The pictures of an item from outside and from inside. */
export const fromBothSides = (chapter: string, caption: string, item: Item): readonly Picture[] =>
  sides.map((side) => ({
    chapter,
    caption: `${caption}, ${side}`,
    scene: drawScene(factsOf({ item, catalogue, side }), { backdrop: studio }),
    height: 420,
  }));
