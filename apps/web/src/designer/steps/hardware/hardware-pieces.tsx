import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import type { HardwareKind } from '@door/domain/door/model/hardware-kinds';
import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import { hardwareOptions } from '@door/domain/door/hardware/hardware-options';
import { leafFinishIn } from '@door/drawing/item-facts/finishes';
import { handleSample } from '@door/drawing/samples/handle-sample';
import { hardwareSample } from '@door/drawing/samples/hardware-sample';
import type { Scene } from '@door/drawing/scene';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Tile } from '@door/ui/tile';
import { useDesigner } from '../../state/use-designer.ts';
import { SamplePicture } from '../../pictures/sample-picture.tsx';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { stepMessages } from '../messages.ts';

/** One section for each kind that the design takes; 'None' is the same piece of door without anything on it. */
export function HardwarePieces({ kind, title }: { readonly kind: HardwareKind; readonly title: string }) {
  const { item, catalogue, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const withAmount = useWithAmount();
  const options = hardwareOptions(item, kind, context);
  if (options.length === 0) return null;
  const nameOf = (stock: Stock | null) => (stock ? catalogue.master(stock.masterId).name : stepMessages.hardware.none);
  const chosen = options.find((option) => option.chosen)?.value ?? null;
  return (
    <ChoiceGroup title={title} value={nameOf(chosen)} layout="swipe">
      {options.map(({ value: stock, chosen: isChosen, disabledReason, ...option }) => (
        <Tile
          key={stock?.code ?? 'none'}
          kind={kind === 'handle' ? 'handle' : 'hardware'}
          label={nameOf(stock)}
          chosen={isChosen}
          disabledReason={explain(disabledReason, { type: 'hardware.choose', kind, stock: stock?.code ?? null })}
          {...withAmount(
            { type: 'hardware.choose', kind, stock: stock?.code ?? null },
            { name: nameOf(stock), picture: <PiecePicture kind={kind} stock={stock} /> },
          )}
          {...saleMark(option)}
          {...tileHandlers(() => [{ type: 'hardware.choose', kind, stock: stock?.code ?? null }])}
        />
      ))}
    </ChoiceGroup>
  );
}

function PiecePicture({ kind, stock }: { readonly kind: HardwareKind; readonly stock: Stock | null }) {
  const { item, catalogue } = useDesigner();
  const finish = leafFinishIn(doorColourOf(item, catalogue));
  const { suite } = item.hardware;
  const master = stock && catalogue.master(stock.masterId);
  const draw = (): Scene =>
    kind === 'handle'
      ? handleSample({
          drawnAs: master?.handleType ? catalogue.handle(master.handleType).drawnAs : null,
          suite,
          finish,
        })
      : hardwareSample({ kind, drawnAs: master?.drawnAs ?? null, suite, finish });
  const depictionKey = `${kind} ${master?.code ?? 'none'} ${suite} ${finish.hex} ${finish.surface}`;
  return <SamplePicture depictionKey={depictionKey} draw={draw} />;
}
