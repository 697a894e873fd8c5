import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import { isHardwood } from '../../catalogue/rows/frame-rows.ts';
import { frameColourOf, internalDoorColour } from '../../door/colours/colour-of-part.ts';
import { paintedAs, tradeNameOf } from '../../door/colours/colours-as-ordered.ts';
import { doorColourOf } from '../../door/colours/custom-ral.ts';
import type { Item } from '../../door/model/item.ts';
import type { PieceColour, PieceColours } from './bom-piece.ts';

/** What the colours of a piece are read from. */
interface ColouredItem {
  readonly item: Pick<Item, 'colours' | 'frame'>;
  readonly catalogue: Catalogue;
}

/** Both sides of a leaf and of its cassettes, which are painted. */
export const leafColours = ({ item, catalogue }: ColouredItem): PieceColours => ({
  outside: painted(doorColourOf(item, catalogue)),
  inside: painted(internalDoorColour(item, catalogue)),
});

/** Both sides of a frame bar; a premium frame has the colour of the door, and hardwood is painted. */
export function frameColours(set: ColouredItem): PieceColours {
  const { item, catalogue } = set;
  return sidesOf(set, isHardwood(catalogue.profile(item.frame.profile)) ? painted : onPvc);
}

/** Sill, packers and couplers are of PVC-u round every frame, wrapped like its outside. */
export const outsideOnly = (set: ColouredItem): PieceColours => ({ ...onBothSides(set), inside: null });

/** A vent through the frame has a part on each side of it. */
export const onBothSides = (set: ColouredItem): PieceColours => sidesOf(set, onPvc);

/** Beads, and the trims and boards of the reveal, are seen from inside. */
export const insideOnly = (set: ColouredItem): PieceColours => ({ ...onBothSides(set), outside: null });

const sidesOf = ({ item, catalogue }: ColouredItem, on: (colour: Colour) => PieceColour): PieceColours => ({
  outside: on(frameColourOf(item, 'external', catalogue)),
  inside: on(frameColourOf(item, 'internal', catalogue)),
});

const onPvc = (colour: Colour): PieceColour => ({ id: colour.id, name: tradeNameOf(colour), ral: colour.ral });

const painted = (colour: Colour): PieceColour => ({ id: colour.id, ...paintedAs(colour) });
