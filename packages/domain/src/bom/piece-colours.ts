import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Colour } from '../catalogue/colour-rows.ts';
import { frameColourOf, internalDoorColour } from '../colours/colour-of-part.ts';
import { tradeNameOf } from '../colours/colours-as-ordered.ts';
import { doorColourOf } from '../colours/custom-ral.ts';
import type { Item } from '../model/item.ts';
import type { PieceColour, PieceColours } from './bill-piece.ts';

/** What the colours of a piece are read from. */
interface ColouredItem {
  readonly item: Pick<Item, 'colours'>;
  readonly catalogue: Catalogue;
}

/** Both sides of a leaf and of its cassettes. */
export const leafColours = ({ item, catalogue }: ColouredItem): PieceColours => ({
  outside: pieceColour(doorColourOf(item, catalogue)),
  inside: pieceColour(internalDoorColour(item, catalogue)),
});

/** Both sides of a frame bar; a premium frame has the colour of the door. */
export const frameColours = ({ item, catalogue }: ColouredItem): PieceColours => ({
  outside: pieceColour(frameColourOf(item, 'external', catalogue)),
  inside: pieceColour(frameColourOf(item, 'internal', catalogue)),
});

/** Sill, packers and couplers are wrapped like the outside of the frame. */
export const outsideOnly = (set: ColouredItem): PieceColours => ({ ...frameColours(set), inside: null });

/** Beads are seen from inside, where the glass is put in. */
export const insideOnly = (set: ColouredItem): PieceColours => ({ ...frameColours(set), outside: null });

const pieceColour = (colour: Colour): PieceColour => ({ id: colour.id, name: tradeNameOf(colour), ral: colour.ral });
