import { asksForRal, doorColourOf } from '@door/domain/door/colours/custom-ral';
import { frameColourOptions } from '@door/domain/door/colours/colour-options';
import { SwitchRow } from '@door/ui/switch-row';
import { useDesigner } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';
import { CustomRal } from './custom-ral.tsx';
import { DoorColours } from './door-colours.tsx';
import { FrameColours } from './frame-colours.tsx';

export function ColoursStep() {
  const { item, catalogue, context, client, choose } = useDesigner();
  const { colours } = item;
  const same = colours.doorInternal.kind === 'same-as-external';
  const doorColour = doorColourOf(item, catalogue);
  const inside =
    colours.doorInternal.kind === 'own' ? catalogue.colour(colours.doorInternal.colourId).name : doorColour.name;
  const showExtraInternalColour = client.ui.showExtraInternalColour;
  return (
    <>
      <SwitchRow
        name={stepMessages.colours.sameInternal}
        meaning={same ? stepMessages.colours.sameInside(doorColour.name) : stepMessages.colours.inside(inside)}
        on={same}
        onChange={(on) => choose({ type: 'colour.sameInternal', on })}
      />
      <DoorColours />
      {asksForRal(item, catalogue) ? <CustomRal /> : null}
      <FrameColours
        side="external"
        options={frameColourOptions(item, { context, side: 'external', showExtraInternalColour })}
      />
      <FrameColours
        side="internal"
        options={frameColourOptions(item, { context, side: 'internal', showExtraInternalColour })}
      />
    </>
  );
}
