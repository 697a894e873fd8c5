import type { HingeColour } from '@door/domain/catalogue/rows/stock-rows';
import { handOptions } from '@door/domain/door/design/hand-options';
import { hingeColourOptions } from '@door/domain/door/hardware/hardware-options';
import type { Hand } from '@door/domain/door/model/door-values';
import { metalStops } from '@door/drawing/samples/hardware-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { SectionHead } from '@door/ui/section-head';
import { Segmented } from '@door/ui/segmented';
import { Tile } from '@door/ui/tile';
import { useId } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { messages } from '../../../shared/messages/messages.ts';
import { stepMessages } from '../messages.ts';
import '../../pictures/chip.css';

/** Hinges hang every door, so there is no 'None' here. */
export function Hinges({ showColour }: { readonly showColour: boolean }) {
  const heading = useId();
  const { item, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const hands = handOptions(item, context);
  const choosing = (hand: Hand) => tileHandlers(() => [{ type: 'hand.choose', hand }]);
  return (
    <>
      <section className="section" aria-labelledby={heading}>
        <SectionHead
          id={heading}
          title={stepMessages.hardware.hingeSide}
          value={messages.rules.describing.hands[item.hand]}
        />
        <Segmented
          labelledBy={heading}
          chosen={item.hand}
          segments={hands.map(({ value, disabledReason }) => ({
            value,
            label: stepMessages.hardware.hands[value],
            icon: <Swing hand={value} />,
            disabledReason: explain(disabledReason, { type: 'hand.choose', hand: value }),
          }))}
          onChoose={(hand) => choosing(hand).onChoose()}
          onHover={(hand) => choosing(hand).onHover()}
        />
      </section>
      {showColour ? <HingeColours /> : null}
    </>
  );
}

function HingeColours() {
  const { item, catalogue, tileHandlers } = useDesigner();
  return (
    <ChoiceGroup title={stepMessages.hardware.hingeColour} value={item.hardware.hingeColour} layout="grid-5">
      {hingeColourOptions(item, catalogue).map(({ value: hinge, chosen, ...option }) => (
        <Tile
          key={hinge.name}
          kind="metal"
          name={hinge.name}
          label={hinge.name}
          picture={<HingeChip hinge={hinge} />}
          chosen={chosen}
          {...saleMark(option)}
          {...tileHandlers(() => [{ type: 'hardware.chooseHingeColour', colour: hinge.name }])}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Hinges in a metal of the hardware shine like it; the others are painted. */
function HingeChip({ hinge }: { readonly hinge: HingeColour }) {
  const { suite } = useDesigner().catalogue.stock(hinge.stock);
  const backgroundImage = suite ? `linear-gradient(176deg, ${metalStops(suite)})` : undefined;
  return <span className="chip" style={{ backgroundColor: hinge.hex, backgroundImage }} />;
}

/** The door's swing in plan: the leaf, and the quarter circle that it sweeps. */
const Swing = ({ hand }: { readonly hand: Hand }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d={hand === 'left' ? 'M5 20V5A15 15 0 0 1 20 20' : 'M19 20V5A15 15 0 0 0 4 20'} />
    <path d="M3 20h18" strokeWidth="2.4" />
  </svg>
);
