import { openingOptions } from '@door/domain/door/frame/opening';
import type { Item } from '@door/domain/door/model/item';
import { SectionHead } from '@door/ui/section-head';
import { Segmented } from '@door/ui/segmented';
import { useId } from 'react';
import { messages } from '../../../shared/messages/messages.ts';
import { useDesigner } from '../../state/use-designer.ts';
import { useExplain } from '../use-explain.tsx';
import { stepMessages } from '../messages.ts';

/** Inwards or outwards; nothing where the supplier sells one way. */
export function OpeningWay() {
  const heading = useId();
  const { item, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const options = openingOptions(item, context);
  if (options.length < 2) return null;
  const choosing = (opens: Item['opens']) => tileHandlers(() => [{ type: 'frame.chooseOpening', opens }]);
  const { opens: names } = messages.rules.describing;
  return (
    <section className="section" aria-labelledby={heading}>
      <SectionHead id={heading} title={stepMessages.hardware.opening} value={names[item.opens]} />
      <Segmented<Item['opens']>
        labelledBy={heading}
        chosen={item.opens}
        segments={options.map(({ value, disabledReason }) => ({
          value,
          label: names[value],
          disabledReason: explain(disabledReason, { type: 'frame.chooseOpening', opens: value }),
        }))}
        onChoose={(opens) => choosing(opens).onChoose()}
        onHover={(opens) => choosing(opens).onHover()}
      />
    </section>
  );
}
