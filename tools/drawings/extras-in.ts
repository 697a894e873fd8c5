import { demoCatalogue } from '../../packages/catalogue/src/demo.ts';
import { catalogue, doorWith, fittedOut, sides } from '../../packages/catalogue/src/testing/pictures.ts';
import type { Action } from '../../packages/domain/src/item/action.ts';
import { configureAll } from '../../packages/domain/src/item/configure.ts';
import type { Item, Suite } from '../../packages/domain/src/item/item.ts';
import { asSeen } from '../../packages/drawing/src/arrange/as-seen.ts';
import { drawScene } from '../../packages/drawing/src/draw.ts';
import { factsOf } from '../../packages/drawing/src/facts-of.ts';
import type { Side } from '../../packages/drawing/src/scene.ts';
import { inset } from '../../packages/drawing/src/shapes/path-data.ts';
import type { Picture } from './pictures.ts';

type FromBothSides = (chapter: string, caption: string, item: Item) => readonly Picture[];

/** Air around what is shown of a door, mm. */
const around = 70;

const plain = demoCatalogue.designs
  .filter(({ lights, mouldings }) => lights.length === 0 && mouldings.length === 0)
  .slice(0, 1);

/** What the trade adds to a door that opens in, and each piece of it by itself; and to one that opens out, its closer on the frame. */
export const extrasIn = (suite: Suite, fromBothSides: FromBothSides): readonly Picture[] =>
  plain.flatMap((design) => {
    const chapter = `Added by the trade, in ${suite}`;
    const inFinish = after(doorWith(design), { type: 'hardware.chooseSuite', suite });
    const opensIn = fittedOut(inFinish);
    const opensOut = after(
      fittedOut({ ...inFinish, opens: 'Out' }),
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
  const outcome = configureAll(item, actions, catalogue);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
}

function extrasOf(item: Item, side: Side): readonly Pick<Picture, 'caption' | 'scene'>[] {
  const facts = factsOf(item, catalogue, side);
  const scene = drawScene(facts);
  return asSeen(facts)
    .cells.flatMap((cell) => (cell.kind === 'door' ? cell.leaves : []))
    .flatMap((leaf) =>
      leaf.hardware.extras.map(({ kind, box }) => ({
        caption: kind,
        scene: { ...scene, view: inset({ ...box, x: leaf.x + box.x, y: leaf.y + box.y }, -around) },
      })),
    );
}
