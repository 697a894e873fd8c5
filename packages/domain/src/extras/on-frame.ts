import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Extras, extraKinds, type Item } from '../item/item.ts';
import { noExtras } from './none.ts';
import { extraRowOf } from './places.ts';

/** What is no hardware of the leaf stays when all hardware goes: drips and vents belong to the frame. */
export const extrasOnFrame = ({ extras }: Pick<Item, 'extras'>, catalogue: Catalogue): Extras => ({
  ...noExtras,
  chosen: extraKinds.reduce((chosen, kind) => {
    const stock = extras.chosen[kind];
    const stays = stock !== null && extraRowOf(kind, stock, catalogue)?.fit.at === 'head';
    return { ...chosen, [kind]: stays ? stock : null };
  }, noExtras.chosen),
});
