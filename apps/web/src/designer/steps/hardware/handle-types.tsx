import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import { handleTypeOptions } from '@door/domain/door/hardware/hardware-options';
import { leafFinishIn } from '@door/drawing/item-facts/finishes';
import { handleSample } from '@door/drawing/samples/handle-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Tile } from '@door/ui/tile';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { SamplePicture } from '../../pictures/sample-picture.tsx';
import { stepMessages } from '../messages.ts';

export function HandleTypes() {
  const { item, catalogue, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const withAmount = useWithAmount();
  const options = handleTypeOptions(item, context);
  const { suite } = item.hardware;
  const finish = leafFinishIn(doorColourOf(item, catalogue));
  return (
    <ChoiceGroup
      title={stepMessages.hardware.handleType}
      value={options.find(({ chosen }) => chosen)?.value.name ?? stepMessages.hardware.none}
      layout="swipe"
    >
      {options.map(({ value: handle, chosen, disabledReason, ...option }) => (
        <Tile
          key={handle.handleType}
          kind="handle"
          label={handle.name}
          chosen={chosen}
          disabledReason={explain(disabledReason, { type: 'hardware.chooseHandleType', handleType: handle.handleType })}
          {...withAmount(
            { type: 'hardware.chooseHandleType', handleType: handle.handleType },
            {
              name: handle.name,
              picture: (
                <SamplePicture
                  depictionKey={`handle ${handle.handleType} ${suite} ${finish.hex} ${finish.surface}`}
                  draw={() => handleSample({ drawnAs: handle.drawnAs, suite, finish })}
                />
              ),
            },
          )}
          {...saleMark(option)}
          {...tileHandlers(() => [{ type: 'hardware.chooseHandleType', handleType: handle.handleType }])}
        />
      ))}
    </ChoiceGroup>
  );
}
