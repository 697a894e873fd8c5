import type { Colour } from '@door/domain/catalogue/colour-rows';
import { isNonStandard } from '@door/domain/colours/colour-of-part';
import type { Offer } from '@door/domain/choice/offer';
import { Tile } from '@door/ui/tile';
import { explain } from '../explain.ts';
import { useDesigner } from '../../designer/use-designer.ts';
import { words } from '../../../platform/words/words.ts';
import { PaintedChip } from './painted-chip.tsx';

const surfaces: Readonly<Record<Colour['finish'], string>> = {
  paint: '',
  pvc: '',
  woodgrain: words.colours.woodgrain,
  custom: words.colours.anyRal,
};

/** The second line of a swatch: the RAL number, or what kind of surface it is. */
export const noteOf = ({ ral, finish }: Colour): string => ral ?? surfaces[finish];

/** For screen readers, with the star in words. */
const spokenName = (colour: Colour): string =>
  isNonStandard(colour) ? words.colours.starred(colour.name) : colour.name;

export function DoorColourTile({ offer }: { readonly offer: Offer<Colour> }) {
  const { choose, tileHandlers } = useDesigner();
  const { value: colour } = offer;
  return (
    <Tile
      kind="swatch"
      name={spokenName(colour)}
      label={colour.name}
      note={noteOf(colour)}
      star={isNonStandard(colour)}
      picture={<PaintedChip colour={colour} />}
      chosen={offer.chosen}
      whyNot={explain(offer.whyNot, choose)}
      {...tileHandlers(() => [{ type: 'colour.chooseDoor', colourId: colour.id }])}
    />
  );
}
