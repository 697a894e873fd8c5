import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import { isNonStandard } from '@door/domain/door/colours/colour-of-part';
import { doorColourOptions } from '@door/domain/door/colours/colour-options';
import { ChoiceGroup } from '@door/ui/choice-group';
import { TileGrid } from '@door/ui/choices';
import { Star } from '@door/ui/icons';
import { SubHeading } from '@door/ui/section';
import { useDesigner } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';
import { DoorColourTile } from './door-colour-tile.tsx';

/** The colours in stock, then those that are ordered. */
export function DoorColours() {
  const { item, catalogue } = useDesigner();
  const offered = doorColourOptions(item, catalogue);
  const standard = offered.filter(({ value }) => !isNonStandard(value));
  const starred = offered.filter(({ value }) => isNonStandard(value));
  return (
    <ChoiceGroup title={stepMessages.colours.door} value={doorColourOf(item, catalogue).name} layout="stack">
      <SubHeading>{stepMessages.colours.standard}</SubHeading>
      <TileGrid layout="grid-4">
        {standard.map((option) => (
          <DoorColourTile key={option.value.id} option={option} />
        ))}
      </TileGrid>
      {starred.length > 0 ? (
        <>
          <SubHeading>
            <Star /> {stepMessages.colours.nonStandard}
          </SubHeading>
          <TileGrid layout="grid-4">
            {starred.map((option) => (
              <DoorColourTile key={option.value.id} option={option} />
            ))}
          </TileGrid>
        </>
      ) : null}
    </ChoiceGroup>
  );
}
