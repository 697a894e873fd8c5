import { suiteOptions } from '@door/domain/door/hardware/hardware-options';
import { metalStops } from '@door/drawing/samples/hardware-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Hint } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import { useDesigner } from '../../state/use-designer.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { stepMessages } from '../messages.ts';
import '../../pictures/chip.css';

export function HardwareFinishes() {
  const { item, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const withAmount = useWithAmount();
  return (
    <ChoiceGroup
      title={stepMessages.hardware.finish}
      value={stepMessages.hardware.finishes[item.hardware.suite]}
      layout="grid-5"
      foot={<Hint>{stepMessages.hardware.aboutFinish}</Hint>}
    >
      {suiteOptions(item, context).map(({ value: suite, chosen, disabledReason }) => (
        <Tile
          key={suite}
          kind="metal"
          label={stepMessages.hardware.finishes[suite]}
          chosen={chosen}
          disabledReason={explain(disabledReason, { type: 'hardware.chooseSuite', suite })}
          {...withAmount(
            { type: 'hardware.chooseSuite', suite },
            {
              name: stepMessages.hardware.finishes[suite],
              picture: (
                <span className="chip" style={{ backgroundImage: `linear-gradient(176deg, ${metalStops(suite)})` }} />
              ),
            },
          )}
          {...tileHandlers(() => [{ type: 'hardware.chooseSuite', suite }])}
        />
      ))}
    </ChoiceGroup>
  );
}
