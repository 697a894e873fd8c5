import { demoCatalogue } from '@door/catalogue/demo';
import { catalogue, context, doorWith, withEveryExtra, sides } from '@door/catalogue/testing/demo-doors';
import type { Action } from '@door/domain/door/model/action';
import { configureAll } from '@door/domain/door/configure/configure';
import type { Suite } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { mirrorFromInside } from '@door/drawing/arrange/mirror-from-inside';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { inset } from '@door/drawing/shapes/path-data';
import { fromBothSides, type Picture } from './picture.ts';

/** Distance from a piece to the edge of its picture, mm. */
const around = 70;

const plain = demoCatalogue.designs
  .filter(({ lights, mouldings }) => lights.length === 0 && mouldings.length === 0)
  .slice(0, 1);

/** A door that opens in with every extra of the trade, each of these extras alone, and a door that opens out with its closer on the frame. */
export const extrasIn = (suite: Suite): readonly Picture[] =>
  plain.flatMap((design) => {
    const chapter = `Added by the trade, in ${suite}`;
    const inFinish = after(doorWith(design), { type: 'hardware.chooseSuite', suite });
    const opensIn = withEveryExtra(inFinish);
    const opensOut = after(
      withEveryExtra(after(inFinish, { type: 'frame.chooseOpening', opens: 'Out' })),
      { type: 'extra.choose', kind: 'vent1', stock: null },
      { type: 'extra.choose', kind: 'vent2', stock: null },
      { type: 'extra.placeCloser', position: 'frame' },
    );
    return [
      ...fromBothSides(chapter, 'All, opens in', opensIn),
      ...fromBothSides(chapter, 'All, opens out', opensOut),
      ...sides.flatMap((side) => extrasOf(opensIn, side)).map((piece) => ({ chapter, ...piece, height: 130 })),
    ];
  });

function after(item: Item, ...actions: readonly Action[]): Item {
  const outcome = configureAll(item, actions, context);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
}

function extrasOf(item: Item, side: Side): readonly Pick<Picture, 'caption' | 'scene'>[] {
  const facts = factsOf({ item, catalogue, side });
  const scene = drawScene(facts);
  return mirrorFromInside(facts)
    .cells.flatMap((cell) => (cell.kind === 'door' ? cell.leaves : []))
    .flatMap((leaf) =>
      leaf.hardware.extras.map(({ kind, box }) => ({
        caption: kind,
        scene: { ...scene, view: inset({ ...box, x: leaf.x + box.x, y: leaf.y + box.y }, -around) },
      })),
    );
}
