import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import { offeredHandleTypes } from '@door/domain/door/hardware/offer-hardware';
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
  const offers = offeredHandleTypes(item, context);
  const { suite } = item.hardware;
  const finish = leafFinishIn(doorColourOf(item, catalogue));
  return (
    <ChoiceGroup
      title={stepMessages.hardware.handleType}
      value={offers.find(({ chosen }) => chosen)?.value.name ?? stepMessages.hardware.none}
      layout="swipe"
    >
      {offers.map(({ value: handle, chosen, whyNot, ...offer }) => (
        <Tile
          key={handle.handleType}
          kind="handle"
          label={handle.name}
          chosen={chosen}
          whyNot={explain(whyNot, { type: 'hardware.chooseHandleType', handleType: handle.handleType })}
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
          {...saleMark(offer)}
          {...tileHandlers(() => [{ type: 'hardware.chooseHandleType', handleType: handle.handleType }])}
        />
      ))}
    </ChoiceGroup>
  );
}
