import { offeredBackings } from '@door/domain/glass/offer-glass';
import { glazedFrameParts } from '@door/domain/item/parts';
import { SwitchRow } from '@door/ui/switch-row';
import { useDesigner } from '../../../designer/use-designer.ts';
import { BackingChoice } from './backing-choice.tsx';
import { GlazingChoice } from './glazing-choice.tsx';

export function GlassScreen() {
  const { item, catalogue, choose } = useDesigner();
  const hasFrameGlass = glazedFrameParts(item.frame.parts).length > 0;
  const separate = item.glass.frame.kind === 'own';
  const backings = offeredBackings(item, catalogue);
  return (
    <>
      {hasFrameGlass ? (
        <SwitchRow
          name="Use different frame glass"
          meaning={separate ? 'Door and frame are chosen separately' : 'The sidelights and fanlight follow the door'}
          on={separate}
          onChange={(on) => choose({ type: 'glass.differentFrame', on })}
        />
      ) : null}
      <GlazingChoice place="door" title="Door Glass" />
      {backings.length > 0 ? <BackingChoice offers={backings} /> : null}
      {hasFrameGlass && separate ? <GlazingChoice place="frame" title="Frame Glass" /> : null}
    </>
  );
}
