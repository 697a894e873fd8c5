import { configure } from '@door/domain/door/configure/configure';
import { lengthText, sizeText, mm } from '@door/domain/lib/mm';
import { SizeField } from '@door/ui/size-field';
import { useMemo } from 'react';
import { useDesigner, useLatestItem } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';
import { openingOf } from './opening.ts';
import { openingLimits, sizeActionForOpening } from './opening-size.ts';

const messages = stepMessages.opening;

const fieldsOf = [
  { side: 'width', label: messages.width },
  { side: 'height', label: messages.height },
] as const;

/** Width and height of the visitor's own opening, within what the frame can fill. */
export function OpeningFields() {
  const { item, catalogue, context, choose } = useDesigner();
  // The other side may have been typed a moment ago.
  const latest = useLatestItem();
  const limits = useMemo(() => openingLimits(item, context), [item, context]);
  const opening = openingOf(latest, catalogue);
  const { overall } = latest.frame;
  return (
    <>
      <div className="field-pair">
        {fieldsOf.map(({ side, label }) => {
          const { min, max } = limits[side];
          const actionFor = (value: number) => sizeActionForOpening({ ...opening, [side]: mm(value) }, catalogue);
          const disabledReason = (value: number) => {
            const outcome = configure(latest, actionFor(value), context);
            if (outcome.ok) return null;
            return value < min || value > max
              ? messages.outOfLimits(min, max)
              : messages.notThisOpening(sizeText({ ...opening, [side]: mm(value) }));
          };
          return (
            <SizeField
              key={side}
              label={label}
              value={opening[side]}
              setsEqual
              min={min}
              max={max}
              disabledReason={disabledReason}
              onChange={(value) => choose(actionFor(value))}
            />
          );
        })}
      </div>
      <p className="hint num">{messages.madeSmaller(lengthText(opening.width - overall.width), sizeText(overall))}</p>
    </>
  );
}
