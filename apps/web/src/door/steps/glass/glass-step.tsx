import { isGlazed } from '@door/domain/catalogue/design-rows';
import { offeredBackings } from '@door/domain/glass/offer-glass';
import { showsHouseNumber } from '@door/domain/glass/house-number';
import { glazedFrameParts } from '@door/domain/model/parts';
import { SwitchRow } from '@door/ui/switch-row';
import { useDesigner } from '../../designer/use-designer.ts';
import { stepWords } from '../words.ts';
import { BackingGlass } from './backing-glass.tsx';
import { FrameGlass } from './frame-glass.tsx';
import { GlazingChoice } from './glazing-choice.tsx';
import { HouseNumber } from './house-number.tsx';
import { SeeThroughButton } from './see-through/see-through-button.tsx';
import { SolidDoor } from './solid-door.tsx';

export function GlassStep() {
  const { item, context, choose } = useDesigner();
  const hasFrameGlass = glazedFrameParts(item.frame.parts).length > 0;
  const isSolid = !isGlazed(context.catalogue.design(item.designId));
  const separate = item.glass.frame.kind === 'own';
  const backings = offeredBackings(item, context);
  return (
    <>
      {hasFrameGlass && !isSolid ? (
        <SwitchRow
          name={stepWords.glass.differentFrame}
          meaning={separate ? stepWords.glass.separately : stepWords.glass.together}
          on={separate}
          onChange={(on) => choose({ type: 'glass.differentFrame', on })}
        />
      ) : null}
      {isSolid ? <SolidDoor /> : <GlazingChoice place="door" title={stepWords.glass.door} />}
      {hasFrameGlass && isSolid ? <FrameGlass /> : null}
      {showsHouseNumber(item, context.catalogue) ? <HouseNumber /> : null}
      <BackingGlass />
      {backings.length > 0 ? <SeeThroughButton backings={backings.map(({ value }) => value)} /> : null}
      {hasFrameGlass && separate && !isSolid ? <FrameGlass /> : null}
    </>
  );
}
