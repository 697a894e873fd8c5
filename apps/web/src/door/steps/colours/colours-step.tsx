import type { Colour } from '@door/domain/catalogue/colour-rows';
import { asksForRal, doorColourOf } from '@door/domain/colours/custom-ral';
import { offeredDoorColours, offeredFrameColours } from '@door/domain/colours/offer-colours';
import { isNonStandard } from '@door/domain/colours/colour-of-part';
import { ChoiceGroup, TileGrid } from '@door/ui/choice-group';
import { Star } from '@door/ui/icons';
import { SubHeading } from '@door/ui/section';
import { SwitchRow } from '@door/ui/switch-row';
import { useDesigner } from '../../designer/use-designer.ts';
import { stepWords } from '../words.ts';
import { CustomRal } from './custom-ral.tsx';
import { DoorColourTile } from './door-colour-tile.tsx';
import { FrameColours } from './frame-colours.tsx';

export function ColoursStep() {
  const { item, catalogue, context, client, choose } = useDesigner();
  const { colours } = item;
  const same = colours.doorInternal.kind === 'same-as-external';
  const doorColour = doorColourOf(item, catalogue);
  const inside =
    colours.doorInternal.kind === 'own' ? catalogue.colour(colours.doorInternal.colourId).name : doorColour.name;
  const offered = offeredDoorColours(item, catalogue);
  const showExtraInternalColour = client.ui.showExtraInternalColour;
  const starred = (colour: Colour) => isNonStandard(colour);
  return (
    <>
      <SwitchRow
        name={stepWords.colours.sameInternal}
        meaning={same ? stepWords.colours.sameInside(doorColour.name) : stepWords.colours.inside(inside)}
        on={same}
        onChange={(on) => choose({ type: 'colour.sameInternal', on })}
      />
      <ChoiceGroup title={stepWords.colours.door} value={doorColour.name} layout="stack">
        <SubHeading>{stepWords.colours.standard}</SubHeading>
        <TileGrid layout="grid-4">
          {offered
            .filter(({ value }) => !starred(value))
            .map((offer) => (
              <DoorColourTile key={offer.value.id} offer={offer} />
            ))}
        </TileGrid>
        {offered.some(({ value }) => starred(value)) ? (
          <>
            <SubHeading>
              <Star /> {stepWords.colours.nonStandard}
            </SubHeading>
            <TileGrid layout="grid-4">
              {offered
                .filter(({ value }) => starred(value))
                .map((offer) => (
                  <DoorColourTile key={offer.value.id} offer={offer} />
                ))}
            </TileGrid>
          </>
        ) : null}
      </ChoiceGroup>
      {asksForRal(item, catalogue) ? <CustomRal /> : null}
      <FrameColours
        side="external"
        offers={offeredFrameColours(item, { context, side: 'external', showExtraInternalColour })}
      />
      <FrameColours
        side="internal"
        offers={offeredFrameColours(item, { context, side: 'internal', showExtraInternalColour })}
      />
    </>
  );
}
