import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import { isNonStandard } from '@door/domain/door/colours/colour-of-part';
import type { Option } from '@door/domain/door/choice/option';
import { Tile } from '@door/ui/tile';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useWithAmount } from '../use-with-amount.tsx';
import { stepMessages } from '../messages.ts';
import '../../pictures/chip.css';

const surfaces: Readonly<Record<Colour['finish'], string>> = {
  paint: '',
  pvc: '',
  woodgrain: stepMessages.colours.woodgrain,
  custom: stepMessages.colours.anyRal,
};

/** The second line of a swatch: the RAL number, or what kind of surface it is. */
export const noteOf = ({ ral, finish }: Colour): string => ral ?? surfaces[finish];

/** For screen readers, with the star in words. */
const spokenName = (colour: Colour): string =>
  isNonStandard(colour) ? stepMessages.colours.starred(colour.name) : colour.name;

export function DoorColourTile({ option }: { readonly option: Option<Colour> }) {
  const { tileHandlers } = useDesigner();
  const withAmount = useWithAmount();
  const { value: colour } = option;
  const action = { type: 'colour.chooseDoor', colourId: colour.id } as const;
  return (
    <Tile
      kind="swatch"
      label={colour.name}
      note={noteOf(colour)}
      star={isNonStandard(colour)}
      chosen={option.chosen}
      {...withAmount(action, { name: spokenName(colour), picture: <PaintedChip colour={colour} /> })}
      {...saleMark(option)}
      {...tileHandlers(() => [action])}
    />
  );
}

/** A piece of the door's skin in its colour, with wood grain where it has some. */
const PaintedChip = ({ colour }: { readonly colour: Colour }) => (
  <span className={`chip chip-${colour.finish}`} style={{ backgroundColor: colour.hex }}>
    {colour.finish === 'woodgrain' ? <span className="chip-figure" /> : null}
  </span>
);
