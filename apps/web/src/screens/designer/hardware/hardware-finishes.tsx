import { offeredSuites } from '@door/domain/hardware/offer-hardware';
import type { Suite } from '@door/domain/item/item';
import { metalStops } from '@door/drawing/samples/metal-stops';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Hint } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import { explain } from '../../../designer/explain.ts';
import { useDesigner } from '../../../designer/use-designer.ts';

const suiteNames: Readonly<Record<Suite, string>> = {
  chrome: 'Chrome',
  gold: 'Gold',
  'satin-chrome': 'Satin Chrome',
  white: 'White',
  black: 'Black',
};

export function HardwareFinishes() {
  const { item, catalogue, choose } = useDesigner();
  return (
    <ChoiceGroup
      title="Select Hardware Finish"
      value={suiteNames[item.hardware.suite]}
      layout="grid-5"
      foot={<Hint>Everything metal follows: handle, letter plate, knocker and the rest.</Hint>}
    >
      {offeredSuites(item, catalogue).map(({ value: suite, chosen, whyNot }) => (
        <Tile
          key={suite}
          kind="metal"
          name={suiteNames[suite]}
          label={suiteNames[suite]}
          picture={
            <span className="chip" style={{ backgroundImage: `linear-gradient(176deg, ${metalStops(suite)})` }} />
          }
          chosen={chosen}
          whyNot={explain(whyNot, choose)}
          onChoose={() => choose({ type: 'hardware.chooseSuite', suite })}
        />
      ))}
    </ChoiceGroup>
  );
}
