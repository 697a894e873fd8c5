import type { Colour } from '@door/domain/catalogue/colour-rows';
import { isNonStandard } from '@door/domain/colours/shade';
import type { Offer } from '@door/domain/item/offer';
import { Tile } from '@door/ui/tile';
import { explain } from '../../../designer/explain.ts';
import { useDesigner } from '../../../designer/use-designer.ts';
import { words } from '../../../words/words.ts';
import { PaintedChip } from './painted-chip.tsx';

const surfaces: Readonly<Record<Colour['finish'], string>> = {
  paint: '',
  pvc: '',
  woodgrain: words.colours.woodgrain,
  custom: words.colours.anyRal,
};

/** What a colour is called beside its name: its RAL number, or what its surface is. */
export const noteOf = ({ ral, finish }: Colour): string => ral ?? surfaces[finish];

/** The star is said in words too. */
const spokenName = (colour: Colour): string =>
  isNonStandard(colour) ? words.colours.starred(colour.name) : colour.name;

export function DoorColourTile({ offer }: { readonly offer: Offer<Colour> }) {
  const { choose, choosing } = useDesigner();
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
      {...choosing(() => [{ type: 'colour.chooseDoor', colourId: colour.id }])}
    />
  );
}
